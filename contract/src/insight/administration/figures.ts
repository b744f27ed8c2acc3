import * as z from 'zod';
import { Day } from '../../common.ts';
import { FIGURE_SPANS } from './queue.rules.ts';

/** Number of days of a span, today included. */
export const FigureSpan = z.enum(FIGURE_SPANS, { error: 'choice' }).transform(Number);

/** A figure now and before, and its value on each day up to today. */
const Figure = z.object({ value: z.int(), before: z.int(), series: z.array(z.int()) });

/** Figures of the platform for its staff. Each series begins at `first`. */
export const Figures = z.object({
  /** Days of the span. */
  days: z.int(),
  first: Day,
  /** Members now, and at the beginning of the span. */
  members: Figure,
  /** Pages viewed today, and on an average day of the span before it; of one day, yesterday. */
  pages: Figure,
  /** Groups that gave points in the span, and in the span before it; the series counts those of each day. */
  shops: Figure,
  /** The number of items that have waited longer than a day for a first answer, and that number 24 hours before. */
  late: Figure,
  /** New members of each day. */
  signUps: z.array(z.int()),
});
export type Figures = z.output<typeof Figures>;
