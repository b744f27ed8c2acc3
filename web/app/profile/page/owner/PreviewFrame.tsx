import type { Seeing } from '@m4u/contract/insight/privacy/view.rules';
import type { MouseEvent, ReactNode } from 'react';
import { seenAddress } from '../../../platform/session/see-as.ts';
import { isPlainPress } from '../../../ui/plainPress.ts';

/** Keeps the preview's role in links of the page, and loads each as a new document like the links of the bar. */
const followSeen = (event: MouseEvent, seeing: Seeing): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || !isPlainPress(event)) return;
  const address = seenAddress(new URL(link.href), seeing);
  if (address === undefined) return;
  event.preventDefault();
  location.assign(address);
};

/** Frame around a preview. It is disabled, so that nothing can be sent from it. */
export const PreviewFrame = ({ seeing, children }: { seeing: Seeing; children: ReactNode }) => (
  <fieldset
    disabled
    className="contents **:disabled:opacity-100"
    onClickCapture={(event) => {
      followSeen(event, seeing);
    }}
  >
    {children}
  </fieldset>
);
