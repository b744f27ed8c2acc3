import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePage } from '../session/page.ts';

/** Whether anybody has turned push on in this browser (`push.ts`, which is loaded only then). */
const isHeld = (): boolean => {
  try {
    return localStorage.getItem('m4u-push') !== null;
  } catch {
    // A browser that keeps nothing has kept no push either.
    return false;
  }
};

/** Keeps push in step with who is signed in, where it was turned on in this browser. Once, at the root. */
export function PushKeeper() {
  const page = usePage();
  const memberId = page?.reader?.memberId;
  // The offline page is nobody's, whoever is signed in; and a page that is looked at as others see it says nobody.
  const isKnown = useLocation().pathname !== '/offline' && page !== undefined && page.seeing === undefined;
  useEffect(() => {
    if (!isKnown || !isHeld()) return;
    const keep = async () => {
      const { keepPush } = await import('./push.ts');
      await keepPush(memberId);
    };
    // No line, or no push service: the next page tries again.
    keep().catch(() => undefined);
  }, [isKnown, memberId]);
  return null;
}
