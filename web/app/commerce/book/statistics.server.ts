import { DAY } from '@m4u/contract/durations';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { localMoment } from '../../platform/language/formats.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { day, defineFilter, nonEmpty, oneOf } from '../../platform/search/filter.server.ts';

/** Selectable spans up to today, in days. */
export const RANGES = [7, 30, 90] as const;
const USUAL_RANGE = 30;

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY).toISOString().slice(0, 10);

const readSpanFilter = defineFilter({ from: day, to: day, by: oneOf(['day', 'week', 'month']) });

/** Reads the span and the length of its parts from the address. */
const readSpan = (search: URLSearchParams, now: Date) => {
  const today = localMoment(now.toISOString()).slice(0, 10);
  const range = RANGES.find((days) => String(days) === search.get('days')) ?? USUAL_RANGE;
  const { filter } = readSpanFilter(search);
  const isChosen = filter.from !== '' || filter.to !== '';
  const to = filter.to || today;
  const from = filter.from || dayBefore(to, range - 1);
  const by = filter.by || (range === 90 && !isChosen ? 'week' : 'day');
  return { from, to, by, range: isChosen ? null : range };
};

/**
 * Reads a group's statistics for the address; for invalid parameters returns messages at their fields, without figures.
 */
export const readStatistics = async (
  context: Readonly<RouterContextProvider>,
  groupId: string,
  search: URLSearchParams,
  now = new Date(),
) => {
  const span = readSpan(search, now);
  const none: Readonly<Record<string, string>> = {};
  try {
    const { from, to, by } = span;
    const { data } = await api(context).pointBook.statistics({ query: { groupId, by, ...nonEmpty({ from, to }) } });
    const days = Math.round((Date.parse(to) - Date.parse(from)) / DAY) + 1;
    const previousSpan = { days, from: dayBefore(from, days), to: dayBefore(from, 1) };
    return { span, statistics: data, previousSpan, refused: none };
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem?.code !== 'invalid') throw thrown;
    const refused = Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]));
    return { span, statistics: null, previousSpan: null, refused };
  }
};
