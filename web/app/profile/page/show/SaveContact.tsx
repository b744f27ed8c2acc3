import { type MouseEvent, type ReactNode, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { usePage } from '../../../platform/session/page.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Dialog, type DialogState, useDialog } from '../../../ui/overlays/Dialog.tsx';
import { InAppHint, inAppBrowser } from '../../../platform/session/InAppHint.tsx';
import type { PublicProfile } from './publicProfile.tsx';

type Saved = Pick<PublicProfile, 'name' | 'address' | 'vcard' | 'writeTo'>;

interface OfferProps {
  dialog: DialogState;
  name: string;
  /** Path of the screen where one's own card is left. */
  to: string;
}

/** Who saved a card may leave theirs. */
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
 * Saving a contact: by the plain link, but explained first inside apps whose browser cannot do it; where it can, one's
 * own card is offered in return. `hint` is what is said then, to stand outside what is themed.
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
  // Words and cards are left for the same page.
  const to = writeTo.replace('/contact/', '/exchange/');
  const isOwn =
    reader != null && [reader.memberId, reader.urlMinify].some((own) => own !== null && to.endsWith(`/${own}`));
  const onSave = (event: MouseEvent) => {
    const inside = inAppBrowser(navigator.userAgent);
    if (inside === undefined && isOwn) return;
    if (inside !== undefined) event.preventDefault();
    setApp(inside ?? '');
    dialog.show();
  };
  const said = app === '' ? <Offer dialog={dialog} name={name} to={to} /> : null;
  return {
    onSave,
    hint: app ? <InAppHint dialog={dialog} app={app} address={address} vcard={vcard} /> : said,
  };
};
