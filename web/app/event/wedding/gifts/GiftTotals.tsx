import type { GiftTotals as Totals } from '@m4u/contract/event/wedding/gifts';
import { m } from '../../../paraglide/messages.js';
import { money, number } from '../../../platform/language/formats.ts';
import { FittedFigure } from '../../../ui/charts/FittedFigure.tsx';
import { Card } from '../../../ui/Card.tsx';
import { weddingSideWords } from '../weddingWords.tsx';
import { giftWayWords } from './giftWords.tsx';

/** Sums of the gifts by side and way. */
export const GiftTotals = ({ totals: { gifts, sum, sumBySide, sumByWay, things } }: { totals: Totals }) => {
  const figures = [
    [m.wedding_gifts_sum(), money(sum)],
    [weddingSideWords.groom(), money(sumBySide.groom)],
    [weddingSideWords.bride(), money(sumBySide.bride)],
    [m.wedding_gifts_count(), number(gifts)],
    [giftWayWords.envelope(), money(sumByWay.envelope)],
    [giftWayWords.transfer(), money(sumByWay.transfer)],
    ...(things > 0 ? [[giftWayWords.thing(), number(things)] as const] : []),
  ] as const;
  return (
    <Card>
      <dl className="grid fit-2 gap-3 sm:grid-cols-3">
        {figures.map(([label, value]) => (
          <div key={label} className="flex flex-col">
            <dt className="text-sm text-muted">{label}</dt>
            <dd>
              <FittedFigure>{value}</FittedFigure>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
};
