import type { SubmissionResult } from '@conform-to/react';
import type { PointAccount } from '@m4u/contract/commerce/book/statement';
import type { UsableDiscount } from '@m4u/contract/commerce/discount/schema';
import type { Standing } from '@m4u/contract/commerce/order/earning';
import { calculateInvoice } from '@m4u/contract/commerce/order/rules';
import { RATE_PER_PERCENT } from '@m4u/contract/commerce/point/rules';
import type { PointSettings } from '@m4u/contract/commerce/point/schema';
import { useState } from 'react';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { useHydrated } from '../../../ui/hydrated.ts';
import { useAmount } from './AmountCard.tsx';
import type { RequestAtCounter } from './counterRequest.server.ts';
import { NO_DISCOUNT, takenBy, type TypedDiscount, typedAtFirst } from './DiscountFields.tsx';
import { listOffers } from './OfferRows.tsx';
import { useDiscountQuote } from './useDiscountQuote.tsx';

/** Fields of an invoice as posted. */
export interface InvoiceValues {
  invoiceNumber: string;
  value: string;
  discountBy: string;
  discount: string;
  percent: string;
  discountCode: string;
  points: string;
  note: string;
}

/** Initial values of the form of an invoice. */
export interface OrderData {
  groupId: string;
  /** Id of the customer from the address. */
  memberId: string;
  account: PointAccount;
  settings: PointSettings;
  /** The customer's tier, and the rules that hold for the order. */
  standing: Standing;
  /** Discounts that the customer can use now. */
  usable: readonly UsableDiscount[];
  /** The order request from a product page that this invoice finishes. */
  request: RequestAtCounter | undefined;
  /** Code of the discount that the customer showed; empty without one. */
  voucher: string;
  /** Amount typed before the customer was chosen, in VND; empty without one. */
  typedAmount: string;
}

/** The discount that is chosen before somebody chooses: the customer's voucher; undefined leaves it to the amount. */
const chosenAtFirst = ({ voucher, request }: OrderData): TypedDiscount | undefined => {
  if (voucher !== '') return { ...NO_DISCOUNT, way: 'code', code: voucher };
  // The amount of a request was agreed on.
  return request ? NO_DISCOUNT : undefined;
};

/**
 * State of an invoice at the counter. Until somebody chooses a discount, the offer that takes off most is chosen, which
 * follows the amount; so it is when the chosen offer no longer fits.
 */
export const useOrder = (data: OrderData, reply: SubmissionResult | undefined) => {
  const { groupId, memberId, settings, standing, usable, request, typedAmount } = data;
  const scripted = useHydrated();
  const sent = reply?.initialValue as Partial<InvoiceValues> | undefined;
  const amount = useAmount(digitsOf(sent?.value ?? String(request?.amount ?? typedAmount)));
  const [points, setPoints] = useState(digitsOf(sent?.points ?? ''));
  const [typed, setDiscount] = useState(() =>
    sent?.discountBy === undefined ? chosenAtFirst(data) : typedAtFirst(sent),
  );
  const value = Number(amount.digits);
  const offers = listOffers(value, usable, typed?.offer ?? '');
  const fits =
    typed !== undefined && (typed.way !== 'offer' || offers.some(({ discount }) => discount.code === typed.offer));
  const [best] = offers;
  const discount = fits
    ? typed
    : { ...(typed ?? NO_DISCOUNT), ...(best ? { way: 'offer' as const, offer: best.discount.code } : NO_DISCOUNT) };
  const chosen =
    discount.way === 'offer' ? offers.find(({ discount: { code } }) => code === discount.offer) : undefined;
  const quote = useDiscountQuote({
    groupId,
    memberId,
    value: amount.digits,
    code: discount.way === 'code' ? discount.code : '',
    after: reply,
  });
  const entry = {
    value,
    discount: takenBy(discount, value, discount.way === 'offer' ? chosen?.amount : quote?.discount),
    points: Number(points),
    rate: Math.round(settings.rate * RATE_PER_PERCENT),
    terms: standing.terms,
  };
  // Sends the shown payment for the server's check, but none while the quote of a code is not loaded.
  const isShown = scripted && (discount.way !== 'code' || quote !== undefined);
  return {
    amount,
    points,
    setPoints,
    discount,
    setDiscount,
    offers,
    chosen,
    codeWords: quote?.description,
    entry,
    payment: isShown ? calculateInvoice(entry)?.payment : undefined,
    scripted,
  };
};
