/** YouTube's page of a video, where a press leads without scripts. */
export const videoPage = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

/** What the player's frame has: YouTube's host that sets no cookie before it plays, told where it stands and no more. */
export const playerOf = (id: string) => ({
  src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`,
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrerPolicy: 'strict-origin-when-cross-origin' as const,
});
