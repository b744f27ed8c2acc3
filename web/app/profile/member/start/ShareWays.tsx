import type { LucideIcon } from 'lucide-react';
import Copy from 'lucide-react/icons/copy';
import ImageDown from 'lucide-react/icons/image-down';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import type { ComponentProps, MouseEvent } from 'react';
import { m } from '../../../paraglide/messages.js';
import { copyText } from '../../../ui/sharing/clipboard.ts';
import { inAppBrowser } from '../../../ui/sharing/inAppBrowser.ts';
import { useToast } from '../../../ui/overlays/Toast.tsx';

export interface ShareWaysProps {
  /** The page's full address. */
  address: string;
  name: string;
  /** Address of the code as a picture, and its name as a file. */
  qrFile: string;
  file: string;
}

/**
 * Zalo has no address that sends a link without its own scripts: the system's share sheet has it first on phones;
 * without one, the link is copied and Zalo opened, except inside of Zalo.
 */
const useZalo = ({ address, name }: Pick<ShareWaysProps, 'address' | 'name'>) => {
  const toast = useToast();
  return async (event: MouseEvent) => {
    const inside = inAppBrowser(navigator.userAgent) !== undefined;
    if ('share' in navigator) {
      event.preventDefault();
      // Closing the sheet means not sharing.
      await navigator.share({ url: address, title: m.share_title({ name }) }).catch(() => {});
      return;
    }
    if (inside) event.preventDefault();
    const isCopied = await copyText(address);
    toast(
      isCopied
        ? { kind: 'info', message: m.start_share_paste({ app: 'Zalo' }) }
        : { kind: 'error', message: m.ui_copy_failed() },
    );
  };
};

interface WayProps extends ComponentProps<'a'> {
  icon: LucideIcon;
}

const Way = ({ icon: Icon, children, ...link }: WayProps) => (
  <li>
    <a {...link} className="flex flex-col items-center gap-1 text-center text-xs font-semibold">
      <span className="surface grid size-12 place-items-center rounded-full border border-line shadow-sm">
        <Icon aria-hidden size={20} />
      </span>
      {children}
    </a>
  </li>
);

/** Ways to share the page: Zalo first. Plain links, so that they work without scripts. */
export const ShareWays = ({ address, name, qrFile, file }: ShareWaysProps) => {
  const toast = useToast();
  const onZalo = useZalo({ address, name });
  const copy = async () => {
    const isCopied = await copyText(address);
    toast(isCopied ? { kind: 'success', message: m.ui_copied() } : { kind: 'error', message: m.ui_copy_failed() });
  };
  return (
    <div className="flex flex-col gap-3">
      <a
        href="https://chat.zalo.me/"
        target="_blank"
        rel="noreferrer"
        onClick={(event) => void onZalo(event)}
        className="inline-flex min-h-13 w-full items-center justify-center gap-2 rounded-md bg-[#0057d9] px-6 py-2 text-lg font-semibold text-[#fff] shadow-sm transition hover:opacity-90"
      >
        <Send aria-hidden size={20} />
        {m.start_share_zalo()}
      </a>
      <ul
        aria-label={m.start_share_ways()}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(45%,4.75rem),1fr))] gap-2"
      >
        <Way icon={MessageCircle} href={`fb-messenger://share/?${new URLSearchParams({ link: address })}`}>
          Messenger
        </Way>
        <Way
          icon={Share2}
          href={`https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`}
          target="_blank"
          rel="noreferrer"
        >
          Facebook
        </Way>
        <Way icon={ImageDown} href={qrFile} download={file}>
          {m.start_save_qr()}
        </Way>
        <Way
          icon={Copy}
          href={address}
          onClick={(event) => {
            event.preventDefault();
            void copy();
          }}
        >
          {m.ui_copy()}
        </Way>
      </ul>
    </div>
  );
};
