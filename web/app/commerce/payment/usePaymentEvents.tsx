import { paymentEventsAddress, type PaymentState } from '@m4u/contract/commerce/payment/rules';
import { useEffect, useRef } from 'react';
import { useRefresh } from '../../platform/navigation/useRefresh.ts';

/**
 * Loads the screen's data again when the payment changes, within a second of the bank's notice. Without scripts the
 * screen says so, and is loaded again by hand.
 */
export const usePaymentEvents = (
  token: string,
  { state, received }: { state: PaymentState; received: number },
): void => {
  const refresh = useRefresh();
  const shown = useRef('');
  useEffect(() => {
    shown.current = JSON.stringify({ state, received });
  }, [state, received]);
  useEffect(() => {
    const source = new EventSource(paymentEventsAddress(token));
    source.addEventListener('payment', ({ data }: MessageEvent<string>) => {
      if (data !== shown.current) refresh();
    });
    return () => source.close();
  }, [token, refresh]);
};
