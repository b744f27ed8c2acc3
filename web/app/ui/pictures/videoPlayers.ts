/** YouTube page of a video, the target without scripts. */
export const videoPage = (id: string): string => `https://www.youtube.com/watch?v=${id}`;

/** Attributes of a player's iframe, which learns only the origin of the page. */
const player = (src: string) => ({
  src,
  allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
  referrerPolicy: 'strict-origin-when-cross-origin' as const,
});

export type Player = ReturnType<typeof player>;

/** YouTube's player, of its host without cookies before playback. */
export const playerUrl = (id: string): Player =>
  player(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`);

/** Vimeo's player, which keeps no visit; private videos need their key. */
export const vimeoPlayer = (id: string, key: string | null): Player =>
  player(`https://player.vimeo.com/video/${id}?autoplay=1&dnt=1&playsinline=1${key === null ? '' : `&h=${key}`}`);
