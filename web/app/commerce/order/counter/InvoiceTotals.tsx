import type { BonusTerm } from '@m4u/contract/commerce/order/earning.rules';
import { calculateInvoice } from '@m4u/contract/commerce/order/rules';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { m } from '../../../paraglide/messages.js';
import { money, number } from '../../../platform/language/formats.ts';
import { movedPoints } from '../../point/pointWords.tsx';

/** Entered amounts of an invoice. */
export interface Entered {
  /** Value before the discount, in VND. */
  readonly value: number;
  readonly discount: number;
  /** Points to spend. */
  readonly points: number;
  /** Rate in hundredths of a percent. */
  readonly rate: number;
  /** Rules of the order that give points beside the rate. */
  readonly terms?: readonly BonusTerm[];
}

/** Totals of an invoice during input, calculated by the same rules as on the server. */
export const InvoiceTotals = ({ entered, has }: { entered: Entered; has: number }) => {
  const outcome = calculateInvoice(entered);
  const wrong =
    outcome === undefined
      ? m.point_too_much_off()
      : entered.points > has
        ? m.point_too_many({ count: number(has) })
        : undefined;
  return (
    <output className="surface block rounded-lg border border-line p-4 shadow-md">
      <span className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <span>
          <span className="block text-sm text-muted">{m.point_payment()}</span>
          <span className="text-2xl font-bold">{outcome === undefined ? '—' : money(outcome.payment)}</span>
        </span>
        <span>
          <span className="block text-sm text-muted">{m.point_earned()}</span>
          <span className="text-lg font-semibold text-success">
            {outcome === undefined ? '—' : movedPoints(outcome.earned)}
          </span>
        </span>
      </span>
      {entered.discount > 0 && (
        <span className="mt-1 block text-sm text-muted">{m.point_taken_off({ amount: money(entered.discount) })}</span>
      )}
      {wrong !== undefined && (
        <span className="mt-2 flex gap-2 text-sm text-danger">
          <TriangleAlert aria-hidden size={18} className="mt-0.5" />
          {wrong}
        </span>
      )}
    </output>
  );
};
