import { pictureSrcSet } from '../../platform/api/picture-src-set.ts';
import { classNames } from '../classNames.ts';
import { columnSizes } from '../pictures/Picture.tsx';
import { useVideos } from '../pictures/useVideos.ts';

export interface RichTextProps {
  /** HTML sanitised by the server; never pass anything else. */
  html: string;
  /** The text is the page's main content: its first picture loads with priority, others lazily. */
  main?: boolean;
  className?: string;
}

/**
 * Adds a `srcset` to pictures in a text, which refer to their widest file. Pictures without a size would change their
 * displayed width, and stay as they are.
 */
const withWidths = (html: string): string =>
  html.replaceAll(/<img src="([^"]+)"(?= alt="[^"]*" width=)/g, (tag, address: string) => {
    const widths = pictureSrcSet(address);
    return widths === undefined ? tag : `${tag} srcset="${widths}" sizes="${columnSizes}"`;
  });

/** Rich text of an owner. */
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
