import { type CardPrice, orderTotal } from '@m4u/contract/profile/registration/cardDesign';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { SubmitButton } from '../../../ui/Button.tsx';
import { openPriceWords, priceWords } from './orderWords.tsx';

const Line = ({ label, value }: { label: string; value: string }) => (
  <div className="flex flex-wrap justify-between gap-x-4">
    <dt className="text-muted">{label}</dt>
    <dd>{value}</dd>
  </div>
);

/** The parts of an order's price. */
export const PriceLines = ({ price, quantity }: { price: CardPrice; quantity: number }) => (
  <dl className="stack gap-1 text-sm">
    <Line
      label={
        price.card === null
          ? m.card_order_cards({ count: quantity })
          : m.card_order_line({ count: quantity, price: money(price.card) })
      }
      value={priceWords(price.card === null ? null : price.card * quantity)}
    />
    <Line label={m.card_order_delivery()} value={priceWords(price.delivery)} />
  </dl>
);

/** The sum and the button; on phones both stay at the foot of the screen while the form is in view. */
export const ShopTotal = ({ price, quantity }: { price: CardPrice; quantity: number }) => {
  const total = orderTotal(price, quantity);
  return (
    <>
      <div className="border-t border-line pt-4">
        {price.card !== null && <PriceLines price={price} quantity={quantity} />}
        <p className="mt-2 text-sm text-muted">{m.card_order_proof_first()}</p>
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center gap-3 border-t border-line bg-surface px-4 py-3 lg:static lg:mx-0 lg:flex-col lg:items-stretch lg:border-0 lg:bg-transparent lg:p-0">
        <output className="block min-w-0 lg:flex lg:flex-wrap lg:items-baseline lg:justify-between">
          <span className="block text-sm text-muted lg:text-base lg:font-semibold lg:text-ink">
            {m.card_order_total()}
          </span>
          <strong className="text-xl">{total === null ? openPriceWords(price) : money(total)}</strong>
        </output>
        <SubmitButton name="intent" value="send" size="lg" className="flex-1 lg:w-full">
          {m.card_order_send({ count: quantity })}
        </SubmitButton>
      </div>
    </>
  );
};
