/** The browser's own player of a recording; its sound is loaded when it is started. */
export const SoundPlayer = ({ src, label }: { src: string; label: string }) => (
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- the story stands beside it as text
  <audio controls preload="none" src={src} aria-label={label} className="h-13 w-full" />
);
