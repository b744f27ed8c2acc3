import type { LucideIcon } from 'lucide-react';
import Copy from 'lucide-react/icons/copy';
import ImageDown from 'lucide-react/icons/image-down';
import MessageCircle from 'lucide-react/icons/message-circle';
import Send from 'lucide-react/icons/send';
import Share2 from 'lucide-react/icons/share-2';
import type { ComponentProps } from 'react';
import { m } from '../../../paraglide/messages.js';
import { copyText } from '../../../ui/sharing/clipboard.ts';
import type { ShareTarget } from '../../../ui/sharing/shareTargets.ts';
import { useToast } from '../../../ui/overlays/Toast.tsx';

export interface ShareWaysProps {
  /** The page's full address. */
  address: string;
  /** Apps that the reader's browser can share to. */
  targets: readonly ShareTarget[];
  /** Address of the code as a picture, and its name as a file. */
  qrFile: string;
  file: string;
}

/** Props of the link to an app. The address is copied for an app that takes none, and where the reader is in it. */
const useAppLink = (address: string) => {
  const toast = useToast();
  const copy = async (done: Parameters<typeof toast>[0]) =>
    toast((await copyText(address)) ? done : { kind: 'error', message: m.ui_copy_failed() });
  const toLink = ({ href, name, isPasted }: ShareTarget): ComponentProps<'a'> => ({
    href: href ?? address,
    ...(href?.startsWith('https:') === true && { target: '_blank', rel: 'noreferrer' }),
    ...(isPasted && {
      onClick: (event) => {
        if (href === null) event.preventDefault();
        void copy({ kind: 'info', message: m.ui_share_paste({ app: name }) });
      },
    }),
  });
  return { copy, toLink };
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

const icons: Readonly<Record<ShareTarget['app'], LucideIcon>> = {
  zalo: Send,
  messenger: MessageCircle,
  facebook: Share2,
};

/** Ways to share the page: Zalo first. Plain links, so that they work without scripts. */
export const ShareWays = ({ address, targets, qrFile, file }: ShareWaysProps) => {
  const { copy, toLink } = useAppLink(address);
  const [first, ...others] = targets;
  return (
    <div className="flex flex-col gap-3">
      {first && (
        <a
          {...toLink(first)}
          className="inline-flex min-h-13 w-full items-center justify-center gap-2 rounded-md bg-[#0057d9] px-6 py-2 text-lg font-semibold text-[#fff] shadow-sm transition hover:opacity-90"
        >
          <Send aria-hidden size={20} />
          {m.start_share_zalo()}
        </a>
      )}
      <ul
        aria-label={m.start_share_ways()}
        className="grid grid-cols-[repeat(auto-fit,minmax(min(45%,4.75rem),1fr))] gap-2"
      >
        {others.map((target) => (
          <Way key={target.app} icon={icons[target.app]} {...toLink(target)}>
            {target.name}
          </Way>
        ))}
        <Way icon={ImageDown} href={qrFile} download={file}>
          {m.start_save_qr()}
        </Way>
        <Way
          icon={Copy}
          href={address}
          onClick={(event) => {
            event.preventDefault();
            void copy({ kind: 'success', message: m.ui_copied() });
          }}
        >
          {m.ui_copy()}
        </Way>
      </ul>
    </div>
  );
};
