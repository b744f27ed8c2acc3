import type { WeddingTotals } from '@m4u/contract/event/wedding/guests';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';

/** Totals of guests by reply. */
export const GuestTotals = ({ totals }: { totals: WeddingTotals }) => {
  const { invited, answered, people, declined, peopleBySide, peopleArrived, arrived } = totals;
  const figures = [
    [m.wedding_total_invited(), invited],
    [m.wedding_total_answered(), answered],
    [m.wedding_total_people(), people],
    [m.wedding_total_declined(), declined],
    ...(arrived > 0 ? [[m.wedding_total_arrived(), peopleArrived] as const] : []),
  ] as const;
  return (
    <div className="surface rounded-lg border border-line p-4 shadow-sm">
      <dl className="grid fit-2 gap-3 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-2xl font-bold tabular-nums">{number(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="pt-2 text-sm text-muted">
        {m.wedding_total_sides({ groom: number(peopleBySide.groom), bride: number(peopleBySide.bride) })}
      </p>
    </div>
  );
};
