import { type MouseEvent, type ReactNode, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { usePage } from '../../../platform/session/page.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Dialog, type DialogState, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { InAppHint } from '../../../platform/session/InAppHint.tsx';
import { inAppBrowser } from '../../../ui/sharing/inAppBrowser.ts';
import type { PublicProfile } from './publicProfile.tsx';

type Saved = Pick<PublicProfile, 'name' | 'address' | 'vcard'> & {
  /** Null for a page on which nobody leaves a card. */
  readonly writeTo: string | null;
};

interface OfferProps {
  dialog: DialogState;
  name: string;
  /** Path of the screen to leave the reader's own card. */
  to: string;
}

/** Offers readers who saved a card to leave their own. */
const Offer = ({ dialog: { trigger: _, show: __, ...dialog }, name, to }: OfferProps) => (
  <Dialog
    {...dialog}
    title={m.exchange_offer_title()}
    description={m.exchange_offer_text({ name })}
    actions={
      <>
        <Button variant="secondary" onClick={dialog.onClose}>
          {m.exchange_offer_later()}
        </Button>
        <LinkButton to={to}>{m.exchange_offer({ name })}</LinkButton>
      </>
    }
  />
);

/**
 * Saves a contact by the plain link. In-app browsers that cannot do so get an explanation first; other readers are then
 * invited to leave their own card. Render `hint`, the dialog, outside of the themed part.
 */
export const useSaving = ({
  name,
  address,
  vcard,
  writeTo,
}: Saved): { onSave: (event: MouseEvent) => void; hint: ReactNode } => {
  const dialog = useDialog();
  const reader = usePage()?.reader;
  const [app, setApp] = useState<string | null>(null);
  // The screens to leave a message and a card have the same path but for its first segment.
  const to = writeTo === null ? null : writeTo.replace('/contact/', '/exchange/');
  const isOffered = !(
    to === null ||
    (reader != null && [reader.memberId, reader.urlMinify].some((own) => own !== null && to.endsWith(`/${own}`)))
  );
  const onSave = (event: MouseEvent) => {
    const inside = inAppBrowser(navigator.userAgent);
    if (inside === undefined && !isOffered) return;
    if (inside !== undefined) event.preventDefault();
    setApp(inside ?? '');
    dialog.show();
  };
  const offer = app === '' && to !== null ? <Offer dialog={dialog} name={name} to={to} /> : null;
  return {
    onSave,
    hint: app ? <InAppHint dialog={dialog} app={app} address={address} vcard={vcard} /> : offer,
  };
};
