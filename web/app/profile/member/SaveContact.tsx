import { type MouseEvent, type ReactNode, useState } from 'react';
import { useDialog } from '../../ui/Dialog.tsx';
import { InAppHint, inAppBrowser } from './InAppHint.tsx';
import type { PublicProfile } from './publicProfile.tsx';

/**
 * Saving a contact: by the plain link, but explained first inside apps whose browser cannot do it. `hint` is the
 * explanation, to stand outside what is themed.
 */
export const useSaving = ({
  address,
  vcard,
}: Pick<PublicProfile, 'address' | 'vcard'>): { onSave: (event: MouseEvent) => void; hint: ReactNode } => {
  const dialog = useDialog();
  const [app, setApp] = useState('');
  const onSave = (event: MouseEvent) => {
    const inside = inAppBrowser(navigator.userAgent);
    if (inside === undefined) return;
    event.preventDefault();
    setApp(inside);
    dialog.show();
  };
  return { onSave, hint: app !== '' && <InAppHint dialog={dialog} app={app} address={address} vcard={vcard} /> };
};
