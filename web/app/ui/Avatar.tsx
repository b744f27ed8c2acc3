import { classNames } from './classNames.ts';

export interface AvatarProps {
  name: string;
  /** A square picture; initials when there is none, or while it loads. */
  src?: string | null;
  /** Side in pixels. */
  size?: number;
  /** Speaks the name. Leave out where the name stands beside it. */
  named?: boolean;
  className?: string;
}

/** Colours that carry white letters. */
const colours = ['#8a4b08', '#96352b', '#7c3a6b', '#3f4f93', '#1e6670', '#3d6631'];

/** First letters of the first and the last word: “Nguyễn Thị Ánh” is “NÁ”. */
function initials(name: string): string {
  const letters = name
    .normalize('NFC')
    .trim()
    .split(/\s+/u)
    .map((word) => /./u.exec(word)?.[0] ?? '?');
  return (letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : (letters[0] ?? '?')).toLocaleUpperCase('vi');
}

/** Leaves the initials where the picture cannot be had; it may have failed before scripts arrived. */
function hideBroken(picture: HTMLImageElement | null) {
  if (picture?.complete && picture.naturalWidth === 0) picture.hidden = true;
}

/** The same name has the same colour everywhere. */
function colourOf(name: string): string | undefined {
  let sum = 0;
  for (let at = 0; at < name.length; at += 1) sum += name.charCodeAt(at);
  return colours[sum % colours.length];
}

/** A person's or an organization's round picture, with initials beneath it for when there is none. */
export const Avatar = ({ name, src, size = 48, named = false, className }: AvatarProps) => (
  <span
    {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    // Letters of a name are no words of any language.
    translate="no"
    // Initials are words of no language.
    lang=""
    className={classNames(
      'relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full font-semibold text-on-strong',
      className,
    )}
    style={{ width: size, height: size, background: colourOf(name), fontSize: Math.round(size * 0.38) }}
  >
    {initials(name)}
    {src != null && src !== '' && (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        ref={hideBroken}
        onError={({ currentTarget }) => hideBroken(currentTarget)}
        className="absolute inset-0 size-full object-cover"
      />
    )}
  </span>
);
