import { classNames } from './classNames.ts';

/** Text with marks that an owner wrote. `html` has been sanitized by the server: never give it anything else. */
export const RichText = ({ html, className }: { html: string; className?: string }) => (
  // oxlint-disable-next-line react/no-danger -- the server's sanitizer is the one gate for such text
  <div className={classNames('rich', className)} dangerouslySetInnerHTML={{ __html: html }} />
);
