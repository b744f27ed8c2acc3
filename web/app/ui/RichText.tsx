import { classNames } from './classNames.ts';
import { useVideos } from './useVideos.ts';

/** Text with marks that an owner wrote. `html` has been sanitized by the server: never give it anything else. */
export function RichText({ html, className }: { html: string; className?: string }) {
  return (
    <div
      {...useVideos(html)}
      className={classNames('rich', className)}
      // oxlint-disable-next-line react/no-danger -- the server's sanitizer is the one gate for such text
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
