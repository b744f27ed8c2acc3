import { m } from '../../paraglide/messages.js';
import { useToast } from '../overlays/Toast.tsx';
import { copyText } from './clipboard.ts';

/** A link to share. */
export interface Shared {
  /** The full address. */
  readonly url: string;
  readonly title: string;
  readonly text?: string | undefined;
}

/**
 * Returns a function that shares a link by the system's share sheet; without one, it copies the address and says so. It
 * returns how the link was shared, or undefined when it was not.
 */
export const useShare = (): ((shared: Shared) => Promise<'system' | 'copy' | undefined>) => {
  const toast = useToast();
  return async ({ url, title, text }) => {
    try {
      if ('share' in navigator) {
        await navigator.share({ url, title, ...(text !== undefined && { text }) });
        return 'system';
      }
    } catch (problem) {
      // Closing the sheet means not sharing.
      if (problem instanceof DOMException && problem.name === 'AbortError') return undefined;
    }
    const copied = await copyText(url);
    toast(copied ? { kind: 'info', message: m.ui_share_copied() } : { kind: 'error', message: m.ui_copy_failed() });
    return copied ? 'copy' : undefined;
  };
};
