import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../session/page.ts';

/** Whether a member has enabled push in this browser (`push.ts`, loaded only then). */
const isHeld = (): boolean => {
  try {
    return localStorage.getItem('m4u-push') !== null;
  } catch {
    // Without browser storage there is no push either.
    return false;
  }
};

/**
 * Keeps push consistent with the signed-in member, where it was enabled in this browser. Rendered once, at the root.
 */
export function PushKeeper() {
  const page = usePage();
  const memberId = page?.reader?.memberId;
  // The offline page and previews do not tell the signed-in member.
  const isKnown = useLocation().pathname !== '/offline' && page !== undefined && page.seeing === undefined;
  useEffect(() => {
    if (!isKnown || !isHeld()) return;
    const keep = async () => {
      const { keepPush } = await import('./push.ts');
      await keepPush(memberId);
    };
    // Offline, or no push service: the next page tries again.
    keep().catch(() => undefined);
  }, [isKnown, memberId]);
  return null;
}
