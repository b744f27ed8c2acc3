/** YouTube page of a video, the target without scripts. */
export const videoPage = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

/**
 * Attributes of the player's iframe: YouTube's host without cookies before playback, with only the origin as referrer.
 */
export const playerUrl = (id: string) => ({
  src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`,
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrerPolicy: 'strict-origin-when-cross-origin' as const,
});
