import { type ComponentType, type ReactNode, useState } from 'react';
import { inAppBrowser } from './inAppBrowser.ts';
import type { ShareSheetProps } from './ShareSheet.tsx';
import type { SharedBy } from './ShareWays.tsx';

/** A link to share. */
export interface Shared {
  /** The full address. */
  readonly url: string;
  readonly title: string;
  readonly text?: string | undefined;
}

/** Shares by the system; undefined when it cannot, as in the browsers of Zalo and Facebook; false when refused. */
const shareBySystem = async ({ url, title, text }: Shared): Promise<boolean | undefined> => {
  if (!('share' in navigator) || inAppBrowser(navigator.userAgent) !== undefined) return undefined;
  try {
    await navigator.share({ url, title, ...(text !== undefined && { text }) });
    return true;
  } catch (problem) {
    // Closing the system's sheet means not sharing.
    return problem instanceof DOMException && problem.name === 'AbortError' ? false : undefined;
  }
};

/**
 * Returns a function that shares a link by the system's share sheet, and the sheet of our own (`ShareSheet.tsx`) that it
 * opens where the system has none; it is loaded then. `onShare` is called after sharing.
 */
export const useShare = (
  onShare?: (by: SharedBy) => void,
): { readonly share: (shared: Shared) => Promise<void>; readonly sheet: ReactNode } => {
  const [shown, setShown] = useState<{ Sheet: ComponentType<ShareSheetProps>; url: string }>();
  const [isOpen, setOpen] = useState(false);
  const share = async (shared: Shared): Promise<void> => {
    const isShared = await shareBySystem(shared);
    if (isShared) onShare?.('system');
    if (isShared !== undefined) return;
    const { ShareSheet: Sheet } = await import('./ShareSheet.tsx');
    setShown({ Sheet, url: shared.url });
    setOpen(true);
  };
  const sheet = shown && <shown.Sheet url={shown.url} open={isOpen} onClose={() => setOpen(false)} onShare={onShare} />;
  return { share, sheet };
};
