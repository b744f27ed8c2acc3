import type { Order } from '@m4u/contract/commerce/order/schema';
import { sumBonuses } from '@m4u/contract/commerce/order/earning.rules';
import { m } from '../../paraglide/messages.js';
import { money, number } from '../../platform/language/formats.ts';
import { nameRule } from './earning/standingWords.tsx';
import { listReversals } from './reversal.tsx';
import { movedPoints } from '../point/pointWords.tsx';

interface Line {
  readonly label: string;
  readonly value: string;
  readonly isMain?: boolean;
  /** A discount code, shown as text without a language. */
  readonly code?: string | null;
}

const listLines = (order: Order): Line[] => {
  const { kind, value, discount, discountCode, spent, earned, payment, rate, bonuses } = order;
  const moved: Line[] = [
    ...(spent > 0 ? [{ label: m.point_spent(), value: movedPoints(-spent) }] : []),
    ...(earned > 0 || kind === 'invoice'
      ? [
          {
            label: kind === 'invoice' ? m.point_earned_at({ rate: number(rate) }) : m.point_earned(),
            value: movedPoints(earned - sumBonuses(bonuses)),
          },
          ...bonuses
            .filter((bonus) => bonus.points > 0)
            .map((bonus) => ({ label: nameRule(bonus), value: movedPoints(bonus.points) })),
        ]
      : []),
  ];
  if (kind === 'plain') return moved;
  return [
    { label: m.point_value(), value: money(value) },
    ...(discount > 0 ? [{ label: m.point_discount(), value: `−${money(discount)}`, code: discountCode }] : []),
    ...moved.slice(0, spent > 0 ? 1 : 0),
    { label: m.point_payment(), value: money(payment), isMain: true },
    ...moved.slice(spent > 0 ? 1 : 0),
  ];
};

/** The amounts of an order, one a line; of a cancelled one also what became of its points. */
export const OrderLines = ({ order }: { order: Order }) => (
  <dl className="stack gap-2">
    {[...listLines(order), ...listReversals(order)].map(({ label, value, code, isMain = false }: Line) => (
      <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-4">
        <dt className={isMain ? 'font-semibold' : 'text-muted'}>
          {label}
          {code && (
            <span className="ml-2 text-sm" translate="no">
              {code}
            </span>
          )}
        </dt>
        <dd className={isMain ? 'text-xl font-bold' : 'font-semibold'}>{value}</dd>
      </div>
    ))}
  </dl>
);
