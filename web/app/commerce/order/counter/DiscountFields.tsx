import { calculatePercentage } from '@m4u/contract/commerce/point/rules';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { digitsOf } from '../../../ui/fields/digits.ts';
import type { FieldSource } from '../../../ui/fields/field.tsx';
import { FieldError } from '../../../ui/fields/FormError.tsx';
import { MoneyField } from '../../../ui/fields/MoneyField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { type Offer, OfferRows, readOffer } from './OfferRows.tsx';

/** Ways to enter a discount of an invoice by hand. */
const DISCOUNT_WAYS = ['none', 'amount', 'percent', 'code'] as const;
type TypedWay = (typeof DISCOUNT_WAYS)[number];

/** Ways to a discount of an invoice; `offer` is one of those that the counter offers. */
export type DiscountWay = TypedWay | 'offer';

/** Entered fields of a discount. */
export interface TypedDiscount {
  readonly way: DiscountWay;
  readonly amount: string;
  readonly percent: string;
  readonly code: string;
  /** Code of the chosen offer. */
  readonly offer: string;
}

/** No discount. */
export const NO_DISCOUNT: TypedDiscount = { way: 'none', amount: '', percent: '', code: '', offer: '' };

const wayOf = (text: string): DiscountWay => {
  if (readOffer(text) !== undefined) return 'offer';
  return DISCOUNT_WAYS.find((way) => way === text) ?? 'none';
};

/** Initial discount of an invoice's form: the sent values of a refused form, else those of the order. */
export const typedAtFirst = (
  sent: Partial<Record<string, string>> | undefined,
  initial?: TypedDiscount,
): TypedDiscount =>
  initial && sent?.['discountBy'] === undefined
    ? initial
    : {
        way: wayOf(sent?.['discountBy'] ?? ''),
        offer: readOffer(sent?.['discountBy'] ?? '') ?? '',
        // Without scripts the amount is sent as entered, with separators.
        amount: digitsOf(sent?.['discount'] ?? ''),
        percent: sent?.['percent'] ?? '',
        code: sent?.['discountCode'] ?? '',
      };

/** Parses a whole percentage up to 100; other texts count as 0 until the server refuses them. */
const percentIn = (text: string): number => (/^\d{1,3}$/.test(text) && Number(text) <= 100 ? Number(text) : 0);

/** Calculates an entered discount in VND; `offered` is the amount of the chosen offer or the server's answer for a code. */
export const takenBy = ({ way, amount, percent }: TypedDiscount, value: number, offered = 0): number => {
  if (way === 'amount') return Number(amount);
  if (way === 'percent') return calculatePercentage(value, percentIn(percent));
  return way === 'none' ? 0 : offered;
};

const discountWayWords: Readonly<Record<TypedWay, () => string>> = {
  none: m.point_discount_none,
  amount: m.point_discount_amount,
  percent: m.point_discount_percent,
  code: m.point_discount_code,
};

export interface DiscountFieldsProps {
  fields: Readonly<Record<'discount' | 'percent' | 'discountCode', FieldSource>>;
  typed: TypedDiscount;
  onTyped: (typed: TypedDiscount) => void;
  /** Value of the invoice in VND. */
  value: number;
  /** The server's answer for the code, as text. */
  codeWords?: string | undefined;
  ways?: readonly TypedWay[];
  /** Discounts that fit the invoice, the largest first. */
  offers?: readonly Offer[];
}

/** Fields of a discount: an offer, none, an amount, a percentage or a code. Switches between them without scripts. */
export const DiscountFields = ({
  fields,
  typed,
  onTyped,
  value,
  codeWords,
  ways = DISCOUNT_WAYS,
  offers = [],
}: DiscountFieldsProps) => {
  const choose = (offer: string) => onTyped({ ...typed, way: 'offer', offer });
  return (
    <fieldset className="group/discount flex flex-col gap-3">
      <legend className="mb-1 text-sm font-semibold">{m.point_discount()}</legend>
      <OfferRows offers={offers} chosen={typed.way === 'offer' ? typed.offer : ''} onChosen={choose} />
      {typed.way === 'offer' && <FieldError id="offer-error" errors={fields.discountCode.errors ?? []} />}
      <div className="flex flex-wrap gap-2">
        {ways.map((way) => (
          <label
            key={way}
            className="surface relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-control px-4 py-1 has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="discountBy"
              value={way}
              checked={typed.way === way}
              onChange={() => onTyped({ ...typed, way })}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {discountWayWords[way]()}
          </label>
        ))}
      </div>
      <div className="hidden group-has-[[value=amount]:checked]/discount:block">
        <MoneyField
          field={fields.discount}
          label={m.point_discount_amount_label()}
          value={typed.amount}
          onDigits={(amount) => onTyped({ ...typed, amount })}
        />
      </div>
      <div className="hidden group-has-[[value=percent]:checked]/discount:block">
        <TextField
          field={fields.percent}
          label={m.point_discount_percent_label()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed.percent}
          onChange={({ currentTarget }) => onTyped({ ...typed, percent: currentTarget.value.trim() })}
          suffix={<span className="pr-3">%</span>}
          hint={typed.percent === '' ? undefined : m.point_taken_off({ amount: money(takenBy(typed, value)) })}
        />
      </div>
      <div className="hidden group-has-[[value=code]:checked]/discount:block">
        <TextField
          field={fields.discountCode}
          label={m.point_discount_code_label()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed.code}
          onChange={({ currentTarget }) => onTyped({ ...typed, code: currentTarget.value })}
          hint={fields.discountCode.errors?.length ? undefined : codeWords}
        />
      </div>
    </fieldset>
  );
};
