/** Under which names a form sends how its challenge was met. */
export const challengeNames = {
  token: 'challenge.token',
  solution: 'challenge.solution',
  answer: 'challenge.answer',
} as const;
