import { useEffect, useState } from 'react';
import { href } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/Button.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { isOffered, offerLater } from './offerMemory.tsx';

/**
 * Offers a passkey after a sign-in by password. It appears once the page is complete, so put it where nothing follows.
 * Renders nothing where a passkey is impossible or was declined.
 */
export const PasskeyOffer = ({ verified }: { verified: boolean }) => {
  const [isShown, show] = useState(false);
  useEffect(() => {
    if (!verified) return;
    let isGone = false;
    // The page is complete without it.
    void isOffered()
      .then((is) => !isGone && show(is))
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [verified]);
  if (!isShown) return null;
  const later = () => {
    offerLater();
    show(false);
  };
  return (
    <aside aria-label={m.passkey_title()} className="no-print flex flex-wrap items-center gap-x-3 py-4">
      <p className="min-w-0 flex-1 basis-56">
        {m.passkey_text()} <TextLink to={`${href('/action/security')}#passkeys`}>{m.passkey_add()}</TextLink>
      </p>
      <Button variant="quiet" onClick={later}>
        {m.auth_verify_later()}
      </Button>
    </aside>
  );
};
