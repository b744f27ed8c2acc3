import { rankDiscounts } from '@m4u/contract/commerce/discount/rules';
import type { UsableDiscount } from '@m4u/contract/commerce/discount/schema';
import { formatDiscount, formatMinimum } from '../../../content/section/offers/offerWords.tsx';
import { money } from '../../../platform/language/formats.ts';

/** A discount that fits an invoice, with what it takes off, in VND. */
export type Offer = ReturnType<typeof rankDiscounts<UsableDiscount>>[number];

/** The most offers that the counter shows; other codes can be typed. */
const MOST_OFFERS = 3;

const PREFIX = 'offer:';

/** The code of an offer in the posted way of a discount (`offer:QUEN2026`); undefined for another way. */
export const readOffer = (discountBy: string): string | undefined =>
  discountBy.startsWith(PREFIX) ? discountBy.slice(PREFIX.length) : undefined;

/** The offers that are shown for an invoice of `value` VND, the largest first; the `chosen` code stays among them. */
export const listOffers = (value: number, usable: readonly UsableDiscount[], chosen: string): Offer[] => {
  const ranked = rankDiscounts(value, usable);
  return ranked.filter(({ discount }, index) => index < MOST_OFFERS || discount.code === chosen);
};

export interface OfferRowsProps {
  offers: readonly Offer[];
  /** Code of the chosen offer; empty for none. */
  chosen: string;
  onChosen: (code: string) => void;
}

/** Offers as radio buttons of the way of a discount. */
export const OfferRows = ({ offers, chosen, onChosen }: OfferRowsProps) =>
  offers.map(({ discount, amount }) => (
    <label
      key={discount.code}
      className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 rounded-md px-3 py-2 hover:bg-sunken has-checked:bg-accent-soft has-focus-visible:outline-2"
    >
      <input
        type="radio"
        name="discountBy"
        value={PREFIX + discount.code}
        checked={discount.code === chosen}
        onChange={() => onChosen(discount.code)}
        className="size-5 shrink-0 outline-none"
      />
      <span className="min-w-0 flex-1 basis-[9rem]">
        <span className="block font-semibold wrap-anywhere" translate="no">
          {discount.name}
        </span>
        <span className="block text-sm text-muted">
          {[formatDiscount(discount), ...(discount.minimum > 0 ? [formatMinimum(discount)] : [])].join(' · ')}
        </span>
      </span>
      <span className="ml-auto font-semibold">−{money(amount)}</span>
    </label>
  ));
