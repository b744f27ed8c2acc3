import type { Seeing } from '@m4u/contract/insight/privacy/view.rules';
import type { MouseEvent, ReactNode } from 'react';
import { seenAddress } from '../../../platform/session/see-as.ts';
import { isPlainPress } from '../../../ui/plainPress.ts';

/** A link of the page leads on as the same others see it, in a document of its own, as the bar's do. */
const followSeen = (event: MouseEvent, seeing: Seeing): void => {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.origin !== location.origin || !isPlainPress(event)) return;
  const address = seenAddress(new URL(link.href), seeing);
  if (address === undefined) return;
  event.preventDefault();
  location.assign(address);
};

/** What somebody looks at as others see it: shown, not used, for nothing is sent from there. */
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
