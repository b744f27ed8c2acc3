import { useState } from 'react';
import { createPortal } from 'react-dom';
import { m } from '../../paraglide/messages.js';
import { Button } from '../Button.tsx';
import { Dialog } from '../overlays/Dialog.tsx';
import { shareTargets } from './shareTargets.ts';
import { ShareWays, type ShareWaysProps } from './ShareWays.tsx';
import { ShownCode } from './ShownCode.tsx';

export interface ShareSheetProps extends Omit<ShareWaysProps, 'targets'> {
  open: boolean;
  onClose: () => void;
}

/** Sheet to share an address where the system has none: apps, copying, QR code. It stands outside of themed pages. */
export const ShareSheet = ({ url, open, onClose, onShare }: ShareSheetProps) => {
  const [hasCode, setHasCode] = useState(false);
  return createPortal(
    <Dialog title={m.ui_share()} open={open} onClose={onClose}>
      <ShareWays url={url} targets={shareTargets(url, navigator.userAgent)} onShare={onShare} />
      {hasCode ? (
        <ShownCode url={url} />
      ) : (
        <Button variant="secondary" onClick={() => setHasCode(true)}>
          {m.ui_share_code()}
        </Button>
      )}
    </Dialog>,
    document.body,
  );
};
