import { dayOf } from '@m4u/contract/days';
import type { Owner } from '@m4u/contract/common';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { MOST_DASHBOARD_DAYS, type TrackingDevice, type TrackingSource } from '@m4u/contract/insight/tracking/rules';
import type { Dashboard, DashboardDays, DashboardQuery, TrackingTotals } from '@m4u/contract/insight/tracking/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { dayAfter, countDays } from '../../platform/time/days.ts';
import { fail, failField } from '../../platform/errors.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { findItemsUnchecked } from '../../content/item/piece.service.ts';
import { findCardNumbers } from '../../profile/card/number.reads.ts';
import { isGroupAdmin } from '../../profile/group/rights.service.ts';
import { findGroupPage } from '../../profile/group/page/lookup.service.ts';
import type { Page } from '../../profile/page/service.ts';
import { findMemberPage } from '../../profile/member/service.ts';
import { canSee } from './policy.ts';
import * as queries from './queries.ts';
import { COLUMNS, HEADINGS, wholeMonthsIn, RANGE_DAYS, type DaySpan, sumTotals } from './rules.ts';

/** Most named items of each kind. */
const MOST_NAMED_ITEMS = 10;

/** Statistics never cover days before this one. */
const FIRST_DAY = '0001-01-01';

/** A requested page: id or short link. */
export interface PageRequest {
  readonly kind: Owner['kind'];
  readonly idOrLink: string;
}

/** The page, provided that the caller may see its statistics. Errors: not-found, also for pages of others. */
const readOwnPage = async (ctx: Context, { kind, idOrLink }: PageRequest): Promise<Page> => {
  const page = await (kind === 'group' ? findGroupPage(ctx, idOrLink) : findMemberPage(ctx, idOrLink));
  const isAdmin = kind === 'group' && (await isGroupAdmin(ctx, page.owner.id));
  return canSee(requireSignedIn(ctx), page.owner, isAdmin) ? page : fail('not-found');
};

/** Days of the report: the given ones, else the last days of the range (default 30). Errors: invalid. */
const resolveDays = (
  ctx: Context,
  { range, from: chosenFrom, to: until }: DashboardDays,
): DaySpan & { days: number } => {
  const to = until ?? dayOf(ctx.clock.now());
  const usual = dayAfter(to, 1 - RANGE_DAYS[range ?? '30']);
  const from = chosenFrom ?? (usual < FIRST_DAY ? FIRST_DAY : usual);
  const days = countDays(from, to);
  if (days < 1) failField(chosenFrom === undefined ? 'to' : 'from', 'end-before-start');
  if (days > MOST_DASHBOARD_DAYS) failField('from', 'range-too-long');
  return { from, to, days };
};

/** Each day of the period with its counts. */
const toDailyCounts = (
  { from, days }: { from: string; days: number },
  rows: readonly queries.DayRow[],
): (TrackingTotals & { day: string })[] => {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return Array.from({ length: days }, (_, index) => {
    const day = dayAfter(from, index);
    return { day, ...sumTotals(byDay.get(day) ?? []) };
  });
};

/** Sums of page views by source (0) or device (1), highest first. */
const sumViewsBy = (rows: readonly queries.ItemRow[], word: 0 | 1): [string, number][] => {
  const sums = new Map<string, number>();
  for (const { kind, item, count } of rows) {
    const key = item.split(' ')[word] ?? '';
    if (kind === 'way') sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return [...sums].toSorted(([, one], [, other]) => other - one);
};

/** The most used items, with the names that the owner knows. */
const nameItems = async (ctx: Context, page: Page, rows: readonly queries.ItemRow[]) => {
  const of = (...kinds: readonly queries.ItemRow['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind));
  const topItems = of('view', 'product', 'invitation', 'poster').slice(0, MOST_NAMED_ITEMS);
  const scanned = of('scan');
  const isRow = ({ item }: queries.ItemRow) => item.length === 36;
  const [pieces, numbers] = await Promise.all([
    findItemsUnchecked(
      ctx,
      topItems.filter(isRow).map(({ item }) => item),
    ),
    findCardNumbers(
      ctx.db,
      scanned.filter(isRow).map(({ item }) => item),
    ),
  ]);
  const links = new Map(page.links.map((link) => [link._id, link]));
  return {
    links: of('link').map(({ item, count }) => {
      const link = links.get(item);
      return { _id: item, title: link?.label ?? null, address: link?.address ?? null, count };
    }),
    contacts: of('call').map(({ item, count }) => ({ way: item, count })),
    cards: scanned.map(({ item, count }) => ({ _id: item, title: numbers.get(item)?.toString() ?? null, count })),
    content: topItems.map(({ item, kind, count }) => {
      const piece = pieces.get(item);
      const word = isRow({ item, kind, count }) ? null : item;
      return {
        _id: item,
        kind: piece?.kind ?? word ?? (kind === 'view' ? null : kind),
        title: piece?.title ?? null,
        count,
      };
    }),
  };
};

/** Counts of a page in a period, with the period before. Errors: not-found, invalid. */
export const getDashboard = async (
  ctx: Context,
  pageRequest: PageRequest,
  { compare = true, ...chosenDays }: DashboardQuery,
): Promise<Dashboard> => {
  const page = await readOwnPage(ctx, pageRequest);
  const { owner } = page;
  const span = resolveDays(ctx, chosenDays);
  const past = { from: dayAfter(span.from, -span.days), to: dayAfter(span.from, -1) };
  // There is no period before the first day, so nothing is compared.
  const hasComparison = compare && past.from >= FIRST_DAY;
  const [rows, previousRows, used] = await Promise.all([
    queries.listDailyCounts(ctx.db, owner.id, span),
    hasComparison ? queries.listDailyCounts(ctx.db, owner.id, past) : null,
    queries.listTopItems(ctx.db, owner.id, { ...span, months: wholeMonthsIn(span) }, MOST_NAMED_ITEMS),
  ]);
  return {
    owner,
    name: page.name,
    from: span.from,
    to: span.to,
    totals: sumTotals(rows),
    before: previousRows && { ...past, totals: sumTotals(previousRows) },
    series: toDailyCounts(span, rows),
    sources: sumViewsBy(used, 0).map(([source, count]) => ({ source: source as TrackingSource, count })),
    devices: sumViewsBy(used, 1).map(([device, count]) => ({ device: device as TrackingDevice, count })),
    ...(await nameItems(ctx, page, used)),
  };
};

/** Counts per day as a CSV file. Errors: not-found, invalid. */
export const exportTable = async (
  ctx: Context,
  pageRequest: PageRequest,
  chosenDays: DashboardDays,
): Promise<FileAnswer> => {
  const { owner } = await readOwnPage(ctx, pageRequest);
  const span = resolveDays(ctx, chosenDays);
  const rows = await queries.listDailyCounts(ctx.db, owner.id, span);
  const series = toDailyCounts(span, rows);
  const lines = series.map((day) => [day.day, ...COLUMNS.map((column) => String(day[column]))]);
  const { vi, en } = { vi: `luot-xem-${span.from}-${span.to}`, en: `visits-${span.from}-${span.to}` };
  return csvFile(ctx.locale === 'en' ? en : vi, [HEADINGS[ctx.locale], ...lines]);
};
