import type { PagePreview } from '@m4u/contract/insight/privacy/view.rules';
import type { MouseEvent, ReactNode } from 'react';
import { previewAddress } from '../../../platform/session/see-as.ts';
import { isPlainPress } from '../../../ui/plainPress.ts';

/**
 * Opens a pressed link of the previewed page for the same audience, as a new document like the links of `PreviewBar`.
 * Links that lead out of the preview are left to the browser.
 */
const openInPreview = (event: MouseEvent, preview: PagePreview): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || !isPlainPress(event)) return;
  const address = previewAddress(new URL(link.href), preview);
  if (address === undefined) return;
  event.preventDefault();
  location.assign(address);
};

/**
 * Wraps an owner's page while its owner looks at it as a visitor, friend or member would (`preview`). Buttons and fields
 * inside are disabled, so that the owner cannot send anything as someone else; links stay in the preview.
 */
export const PreviewFrame = ({ preview, children }: { preview: PagePreview; children: ReactNode }) => (
  <fieldset
    disabled
    className="contents **:disabled:opacity-100"
    onClickCapture={(event) => {
      openInPreview(event, preview);
    }}
  >
    {children}
  </fieldset>
);
