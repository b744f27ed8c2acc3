import { useEffect } from 'react';
import { href, useFetcher } from 'react-router';
import type { loader } from './discountOffer.screen.tsx';

/** Parameters of the quote. */
interface QuoteInput {
  readonly groupId: string;
  readonly memberId: string;
  /** Digits of the invoice's value. */
  readonly value: string;
  /** Entered code; empty for none. */
  readonly code: string;
  /** A new value repeats the quote; the answer to the posted form, since terms may have changed meanwhile. */
  readonly after: unknown;
}

/** Loads the discount of a code in VND with a text for it; undefined while it is not loaded. */
export const useDiscountQuote = ({ groupId, memberId, value, code, after }: QuoteInput) => {
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
