import { pictureSrcSet } from '../../platform/api/picture-src-set.ts';
import { classNames } from '../classNames.ts';
import { columnSizes } from '../pictures/Picture.tsx';
import { useVideos } from '../pictures/useVideos.ts';

export interface RichTextProps {
  /** Sanitized by the server: never give it anything else. */
  html: string;
  /** The text is what the page is about: its first picture is hurried, and the others wait until somebody comes near. */
  main?: boolean;
  className?: string;
}

/**
 * Pictures in a text were written down in their widest file; a phone takes one that is wide enough. Those without a size
 * would be shown as wide as the file that was taken, and stay as they are.
 */
const withWidths = (html: string): string =>
  html.replaceAll(/<img src="([^"]+)"(?= alt="[^"]*" width=)/g, (tag, address: string) => {
    const widths = pictureSrcSet(address);
    return widths === undefined ? tag : `${tag} srcset="${widths}" sizes="${columnSizes}"`;
  });

/** Text with marks that an owner wrote. */
export function RichText({ html: written, main = false, className }: RichTextProps) {
  const html = withWidths(main ? written.replace('loading="lazy"', 'fetchpriority="high"') : written);
  return (
    <div
      {...useVideos(html)}
      className={classNames('rich', className)}
      // oxlint-disable-next-line react/no-danger -- the server's sanitizer is the one gate for such text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
