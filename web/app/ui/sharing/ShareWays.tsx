import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { useHydrated } from '../hydrated.ts';
import { useToast } from '../overlays/Toast.tsx';
import { copyText } from './clipboard.ts';
import type { ShareTarget } from './shareTargets.ts';

/** How a page was shared. */
export type SharedBy = 'system' | 'copy' | ShareTarget['app'];

/** Letters on each app's colour; logos are not ours to draw. */
const marks: Readonly<Record<ShareTarget['app'], readonly [text: string, ground: string]>> = {
  zalo: ['Zalo', '#0059d6'],
  messenger: ['M', '#7a3cf0'],
  facebook: ['f', '#1565d8'],
};

const tile =
  'flex min-h-20 w-full flex-col items-center gap-1.5 rounded-md px-1 py-2 text-center text-sm hover:bg-sunken';
const disc = 'grid size-12 shrink-0 place-items-center rounded-full font-bold';

const Mark = ({ app }: { app: ShareTarget['app'] }) => {
  const [text, background] = marks[app];
  return (
    <span aria-hidden translate="no" className={`${disc} text-on-strong`} style={{ background, fontSize: 14 }}>
      {text}
    </span>
  );
};

export interface ShareWaysProps {
  /** The full address. */
  url: string;
  targets: readonly ShareTarget[];
  onShare?: ((by: SharedBy) => void) | undefined;
}

/** Apps to share an address to, and copying it. Without scripts the apps that take a link are links. */
export const ShareWays = ({ url, targets, onShare }: ShareWaysProps) => {
  const isScripted = useHydrated();
  const toast = useToast();
  const [isCopied, setCopied] = useState(false);
  const copy = async (app?: string): Promise<void> => {
    const done = await copyText(url);
    if (!done) return toast({ kind: 'error', message: m.ui_copy_failed() });
    if (app === undefined) setCopied(true);
    else toast({ kind: 'info', message: m.ui_share_paste({ app }) });
  };
  const share = ({ app, name, isPasted }: ShareTarget): void => {
    if (isPasted) void copy(name);
    onShare?.(app);
  };
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(5.25rem,21%),1fr))] gap-1">
      {targets.map((target) => (
        <li key={target.app}>
          {target.href === null ? (
            isScripted && (
              <button type="button" onClick={() => share(target)} className={tile}>
                <Mark app={target.app} />
                {target.name}
              </button>
            )
          ) : (
            <a
              href={target.href}
              target={target.href.startsWith('https:') ? '_blank' : undefined}
              rel="noopener"
              onClick={() => share(target)}
              className={tile}
            >
              <Mark app={target.app} />
              {target.name}
            </a>
          )}
        </li>
      ))}
      {isScripted && (
        <li>
          <button
            type="button"
            onClick={() => {
              void copy();
              onShare?.('copy');
            }}
            className={tile}
          >
            <span aria-hidden className={`${disc} bg-sunken`}>
              {isCopied ? <Check size={22} /> : <Copy size={22} />}
            </span>
            <span aria-live="polite">{isCopied ? m.ui_copied() : m.ui_copy()}</span>
          </button>
        </li>
      )}
    </ul>
  );
};
