import { useEffect } from 'react';
import { href, useFetcher } from 'react-router';
import type { loader } from './discountOffer.screen.tsx';

/** For what a code is tried. */
interface Tried {
  readonly groupId: string;
  readonly memberId: string;
  /** Digits of the invoice's value. */
  readonly value: string;
  /** Empty while none is typed. */
  readonly code: string;
  /** Another one asks once more: what the server said of the form, by which terms may have changed. */
  readonly after: unknown;
}

/** What a code would take off, in VND, and the words for it; undefined while it is not known. */
export const useDiscountQuote = ({ groupId, memberId, value, code, after }: Tried) => {
  const { load, data } = useFetcher<typeof loader>();
  const typed = code.trim();
  const asks = typed.length >= 4 && value !== '';
  const query = new URLSearchParams({ groupId, memberId, value, code: typed }).toString();
  useEffect(() => {
    if (!asks) return undefined;
    const timer = setTimeout(() => void load(`${href('/action/createPoint/code')}?${query}`), 300);
    return () => clearTimeout(timer);
  }, [query, asks, load, after]);
  return asks && data?.query === query ? data : undefined;
};
