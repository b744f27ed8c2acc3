import type { RewardSums } from '@m4u/contract/commerce/affiliate/schema';
import { m } from '../../paraglide/messages.js';
import { number } from '../../platform/language/formats.ts';
import { classNames } from '../../ui/classNames.ts';
import { FittedFigure } from '../../ui/charts/FittedFigure.tsx';
import { formatAmount } from '../../content/section/offers/offerWords.tsx';
import { rewardStatusWords } from './affiliateWords.tsx';

/** A number with its label. */
export interface Figure {
  readonly label: string;
  readonly value: string;
  /** A line under the number. */
  readonly text?: string | undefined;
}

/** A grid of framed numbers. */
export const Figures = ({ label, figures }: { label?: string; figures: readonly Figure[] }) => (
  <dl aria-label={label} className="grid fit-2 gap-3 sm:grid-cols-4">
    {figures.map(({ label: name, value, text }) => (
      <div key={name} className="surface flex flex-col rounded-md border border-line p-3">
        <dt className="text-sm text-muted">{name}</dt>
        <dd>
          <FittedFigure>{value}</FittedFigure>
          {text !== undefined && <span className="block text-sm text-muted">{text}</span>}
        </dd>
      </div>
    ))}
  </dl>
);

export interface FigureRowProps {
  className: string;
  figures: readonly Figure[];
}

/** Numbers without a frame, for use inside a card; `className` sets the number of columns. */
export const FigureRow = ({ className, figures }: FigureRowProps) => (
  <dl className={classNames('grid text-sm', className)}>
    {figures.map(({ label, value }) => (
      <div key={label} className="min-w-0">
        <dt className="text-muted">{label}</dt>
        <dd className="font-semibold wrap-anywhere">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Formats a sum of rewards: VND, points, or both; a dash for none. */
export const formatSum = ({ vnd, points }: { vnd: number; points: number }): string =>
  [vnd > 0 && formatAmount(vnd, 'vnd'), points > 0 && formatAmount(points, 'points')].filter(Boolean).join(' + ') ||
  '–';

const states = ['pending', 'approved', 'paid', 'rejected'] as const;

/** Converts sums of rewards by status to figures. */
export const sumFigures = (sums: RewardSums): Figure[] =>
  states.map((status) => ({
    label: rewardStatusWords[status](),
    value: formatSum(sums[status]),
    text: m.affiliate_rewards_count({ count: number(sums[status].count) }),
  }));
