import type { Figures } from '@m4u/contract/insight/administration/figures';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { Card } from '../../../ui/Card.tsx';
import { changeInPercent } from '../../home/shop/change.tsx';
import { Sparkline } from './Sparkline.tsx';

interface Change {
  readonly words: string;
  readonly isGood?: boolean;
}

interface CardOf extends Change {
  readonly label: string;
  readonly value: number;
  readonly series: readonly number[];
}

/** The difference of two numbers, in words. */
const differenceOf = ({ value, before }: Figures['members']): Change => {
  if (value === before) return { words: m.admin_same() };
  const count = number(Math.abs(value - before));
  return value > before ? { words: m.admin_added({ count }), isGood: true } : { words: m.admin_fewer({ count }) };
};

/** Today against a usual day; empty where nothing was viewed before. */
const viewsAgainstUsual = ({ value, before }: Figures['pages']): Change => {
  const change = changeInPercent(value, before);
  if (change === undefined) return { words: '' };
  if (change === 0) return { words: m.admin_pages_usual() };
  const percent = number(Math.abs(change));
  return change > 0
    ? { words: m.admin_pages_up({ percent }), isGood: true }
    : { words: m.admin_pages_down({ percent }) };
};

const cardsOf = ({ members, pages, shops, late }: Figures): readonly CardOf[] => [
  { label: m.admin_figure_members(), ...members, ...differenceOf(members) },
  { label: m.admin_figure_pages(), ...pages, ...viewsAgainstUsual(pages) },
  { label: m.admin_figure_shops(), ...shops, ...differenceOf(shops) },
  {
    label: m.admin_figure_late(),
    ...late,
    words: m.admin_late_before({ count: number(late.before) }),
    isGood: late.value < late.before,
  },
];

/** The four figures of the platform, with their change in words and their days as a small line. */
export const FigureCards = ({ figures }: { figures: Figures }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10.5rem),1fr))] gap-3 lg:gap-4">
    {cardsOf(figures).map(({ label, value, series, words, isGood = false }) => (
      <Card key={label} padded={false} className="flex flex-col p-4">
        <dt className="text-sm text-muted">{label}</dt>
        <dd className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
          <span className="min-w-fit">
            <span className="block text-2xl font-bold tracking-tight tabular-nums">{number(value)}</span>
            <span className={isGood ? 'block text-sm font-semibold text-success' : 'block text-sm text-muted'}>
              {words}
            </span>
          </span>
          <Sparkline values={series} />
        </dd>
      </Card>
    ))}
  </dl>
);
