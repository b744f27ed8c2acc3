import { classNames } from './classNames.ts';

export interface AvatarProps {
  name: string;
  /** A square picture; initials when there is none, or while it loads. */
  src?: string | null;
  /** Side in pixels. */
  size?: number;
  /** Announces the name to screen readers. Omit it where the name is shown beside. */
  named?: boolean;
  /** A rounded square instead of a circle, for organizations. */
  isSquare?: boolean;
  className?: string;
}

/** Background colours with enough contrast for white letters. */
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

/** Shows the initials when the picture fails; it may have failed before scripts loaded. */
function hideBroken(picture: HTMLImageElement | null) {
  if (picture?.complete && picture.naturalWidth === 0) picture.hidden = true;
}

/** Derives the colour from the name, equal everywhere. */
function pickColour(name: string): string | undefined {
  let sum = 0;
  for (let index = 0; index < name.length; index += 1) sum += name.charCodeAt(index);
  return colours[sum % colours.length];
}

/** Picture of a person or an organization, round unless told; initials when there is none. */
export const Avatar = ({ name, src, size = 48, named = false, isSquare = false, className }: AvatarProps) => (
  <span
    {...(named ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
    // Initials must not be translated.
    translate="no"
    // Initials have no language.
    lang=""
    className={classNames(
      'relative inline-grid shrink-0 place-items-center overflow-hidden font-semibold text-on-strong',
      isSquare ? 'rounded-md' : 'rounded-full',
      className,
    )}
    style={{ width: size, height: size, background: pickColour(name), fontSize: Math.round(size * 0.38) }}
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
