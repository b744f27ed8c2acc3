import { calculateInvoice, type InvoiceEntry } from '@m4u/contract/commerce/order/rules';
import { calculateVndPerPoint } from '@m4u/contract/commerce/point/rules';
import Coins from 'lucide-react/icons/coins';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { m } from '../../../paraglide/messages.js';
import { money, number } from '../../../platform/language/formats.ts';
import { points } from '../../point/pointWords.tsx';

/** The button of an order: what the customer pays and gets. Without an outcome only the deed. */
export const orderButton = (entry: InvoiceEntry): string => {
  const outcome = entry.value > 0 ? calculateInvoice(entry) : undefined;
  if (!outcome) return m.point_enter();
  const amount = money(outcome.payment);
  return outcome.earned > 0
    ? m.point_take_and_give({ amount, points: points(outcome.earned) })
    : m.point_take({ amount });
};

/** Says from which payment on a point is given, where an invoice earns none. */
export const zeroPointsHint = (entry: InvoiceEntry): string | undefined => {
  const least = calculateVndPerPoint(entry.rate);
  return least === null || calculateInvoice(entry)?.earned !== 0
    ? undefined
    : m.point_gives_from({ amount: money(least) });
};

const Row = ({ label, value, isOff = false }: { label: string; value: string; isOff?: boolean }) => (
  <span className="flex flex-wrap justify-between gap-x-4">
    <span className="min-w-0 wrap-anywhere">{label}</span>
    <span className={isOff ? 'font-semibold text-success' : undefined}>{value}</span>
  </span>
);

const findProblem = (entry: InvoiceEntry, balance: number): string | undefined => {
  if (calculateInvoice(entry) === undefined) return m.point_too_much_off();
  return entry.points > balance ? m.point_too_many({ count: number(balance) }) : undefined;
};

export interface CounterSumProps {
  entry: InvoiceEntry;
  /** Name of the chosen discount; undefined for one typed by hand. */
  discountName: string | undefined;
  /** The customer's points before the order. */
  balance: number;
}

/** The sum of an order at the counter, worked out while it is typed, by the server's rules. */
export const CounterSum = ({ entry, discountName, balance }: CounterSumProps) => {
  const outcome = calculateInvoice(entry);
  const problem = findProblem(entry, balance);
  return (
    <output className="surface flex flex-col gap-1 rounded-lg border border-line p-4 shadow-sm">
      <Row label={m.point_goods()} value={money(entry.value)} />
      {entry.discount > 0 && (
        <Row label={discountName ?? m.point_discount()} value={`−${money(entry.discount)}`} isOff />
      )}
      {entry.points > 0 && (
        <Row
          label={m.point_spent()}
          value={`−${money(entry.value - entry.discount - (outcome?.payment ?? 0))}`}
          isOff
        />
      )}
      <span className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-2">
        <span className="text-lg">{m.point_pays()}</span>
        <span className="text-2xl font-bold">{outcome ? money(outcome.payment) : '—'}</span>
      </span>
      {outcome && problem === undefined && (
        <span className="mt-2 flex flex-wrap items-center gap-x-3 rounded-md bg-accent-soft px-3 py-2 text-accent-ink">
          <Coins aria-hidden size={22} />
          <span className="flex-1 basis-28 font-semibold">{m.point_gives({ points: points(outcome.earned) })}</span>
          <span className="text-sm">
            {m.point_after()} <strong>{points(balance - entry.points + outcome.earned)}</strong>
          </span>
        </span>
      )}
      {problem !== undefined && (
        <span className="mt-2 flex gap-2 text-sm text-danger">
          <TriangleAlert aria-hidden size={18} className="mt-0.5" />
          {problem}
        </span>
      )}
    </output>
  );
};
