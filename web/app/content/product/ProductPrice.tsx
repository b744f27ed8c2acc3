import type { ProductCard } from '@m4u/contract/content/product/schema';
import { m } from '../../paraglide/messages.js';
import { money } from '../../platform/language/formats.ts';
import { classNames } from '../../ui/classNames.ts';

type Priced = Pick<ProductCard, 'price' | 'listedPrice' | 'quantity' | 'type'>;

/** Present price in VND: the price, else the listed price. */
export const currentPrice = ({ price, listedPrice }: Pick<Priced, 'price' | 'listedPrice'>): number | null =>
  price ?? listedPrice;

/** Discount in whole percent, truncated; 0 without a discount (docs/rules/product.md#prices). */
const percentOff = ({ price, listedPrice }: Pick<Priced, 'price' | 'listedPrice'>): number =>
  price === null || listedPrice === null || listedPrice <= price
    ? 0
    : Math.trunc(((listedPrice - price) * 100) / listedPrice);

/** Colours of a theme that defines price colours; otherwise those of normal text. */
const priceColour = 'text-[color:var(--brand-price,var(--color-ink))]';
const saleColours =
  'bg-[var(--brand-sale-off-bg,var(--color-danger-strong))] text-[color:var(--brand-sale-off-text,var(--color-on-strong))]';

/** Discount badge. */
const SaleOff = ({ percent }: { percent: number }) => (
  <span className={classNames('rounded-sm px-1.5 py-0.5 text-xs font-bold', saleColours)}>
    <span aria-hidden>−{percent}%</span>
    <span className="sr-only">{m.product_sale_off({ percent })}</span>
  </span>
);

/** Whether a missing price is on request; types that seek or announce something have no price. */
const isAskedFor = ({ type }: Priced): boolean => !['buy', 'project', 'exhibition', 'achievement'].includes(type);

/** Whether there is anything to show about the price. */
export const isPriced = (product: Priced): boolean =>
  currentPrice(product) !== null || product.quantity === 0 || isAskedFor(product);

/**
 * Price of a product, below it the former price and "sold out". Separate lines, since a shared row could wrap when the
 * font loads and shift the page.
 */
export const ProductPrice = ({ product, large = false }: { product: Priced; large?: boolean }) => {
  const now = currentPrice(product);
  const percent = percentOff(product);
  const isLess = product.price !== null && product.listedPrice !== null && product.listedPrice > product.price;
  const isGone = product.quantity === 0;
  return (
    <span className="grid justify-items-start gap-y-1">
      {now === null ? (
        isAskedFor(product) && <span className={large ? 'font-semibold' : ''}>{m.product_on_request()}</span>
      ) : (
        <span className={classNames('font-bold', large ? 'text-2xl' : 'text-base', priceColour)}>
          {isLess && <span className="sr-only">{m.product_price_now()} </span>}
          {money(now)}
        </span>
      )}
      {(isLess || isGone) && (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {isLess && (
            <s className={large ? 'text-base text-muted' : 'text-xs text-muted'}>
              <span className="sr-only">{m.product_price_before()} </span>
              {money(product.listedPrice ?? 0)}
            </s>
          )}
          {percent > 0 && <SaleOff percent={percent} />}
          {isGone && <span className="text-sm font-semibold">{m.product_sold_out()}</span>}
        </span>
      )}
    </span>
  );
};
