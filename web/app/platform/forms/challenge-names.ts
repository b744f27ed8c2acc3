/** Form field names of a solved challenge. */
export const challengeNames = {
  token: 'challenge.token',
  solution: 'challenge.solution',
  answer: 'challenge.answer',
} as const;
