import type { Owner } from '@m4u/contract/common';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { MOST_DASHBOARD_DAYS, type TrackingDevice, type TrackingSource } from '@m4u/contract/insight/tracking/rules';
import type { Dashboard, DashboardDays, DashboardQuery, TrackingTotals } from '@m4u/contract/insight/tracking/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { dayAfter, dayOf, daysOf } from '../../platform/time/days.ts';
import { fail, failField } from '../../platform/errors.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { findItemsUnchecked } from '../../content/item/piece.service.ts';
import { numbersOf } from '../../profile/card/number.reads.ts';
import { isGroupAdmin } from '../../profile/group/customers/service.ts';
import { groupPage } from '../../profile/group/page/lookup.service.ts';
import type { Page } from '../../profile/page/service.ts';
import { memberPage } from '../../profile/member/service.ts';
import { maySee } from './policy.ts';
import * as queries from './queries.ts';
import { COLUMNS, HEADINGS, monthsOf, RANGE_DAYS, type Span, totalsOf } from './rules.ts';

/** Most named items of each kind. */
const TOP = 10;

/** Statistics never cover days before this one. */
const FIRST_DAY = '0001-01-01';

/** A requested page: id or short link. */
export interface PageAsked {
  readonly kind: Owner['kind'];
  readonly idOrLink: string;
}

/** The page, provided that the caller may see its statistics. Errors: not-found, also for pages of others. */
const readOwnPage = async (ctx: Context, { kind, idOrLink }: PageAsked): Promise<Page> => {
  const page = await (kind === 'group' ? groupPage(ctx, idOrLink) : memberPage(ctx, idOrLink));
  const isAdmin = kind === 'group' && (await isGroupAdmin(ctx, page.owner.id));
  return maySee(requireSignedIn(ctx), page.owner, isAdmin) ? page : fail('not-found');
};

/** Days of the report: the given ones, else the last days of the range (default 30). Errors: invalid. */
const daysMeant = (ctx: Context, { range, from: asked, to: until }: DashboardDays): Span & { days: number } => {
  const to = until ?? dayOf(ctx.clock.now());
  const usual = dayAfter(to, 1 - RANGE_DAYS[range ?? '30']);
  const from = asked ?? (usual < FIRST_DAY ? FIRST_DAY : usual);
  const days = daysOf(from, to);
  if (days < 1) failField(asked === undefined ? 'to' : 'from', 'end-before-start');
  if (days > MOST_DASHBOARD_DAYS) failField('from', 'range-too-long');
  return { from, to, days };
};

/** Each day of the period with its counts. */
const seriesOf = (
  { from, days }: { from: string; days: number },
  rows: readonly queries.DayRow[],
): (TrackingTotals & { day: string })[] => {
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return Array.from({ length: days }, (_, at) => {
    const day = dayAfter(from, at);
    return { day, ...totalsOf(byDay.get(day) ?? []) };
  });
};

/** Sums of page views by source (0) or device (1), highest first. */
const openedBy = (rows: readonly queries.ItemRow[], word: 0 | 1): [string, number][] => {
  const sums = new Map<string, number>();
  for (const { kind, item, count } of rows) {
    const key = item.split(' ')[word] ?? '';
    if (kind === 'way') sums.set(key, (sums.get(key) ?? 0) + count);
  }
  return [...sums].toSorted(([, one], [, other]) => other - one);
};

/** The most used items, with the names that the owner knows. */
const namedItems = async (ctx: Context, page: Page, rows: readonly queries.ItemRow[]) => {
  const of = (...kinds: readonly queries.ItemRow['kind'][]) => rows.filter(({ kind }) => kinds.includes(kind));
  const opened = of('view', 'product', 'invitation', 'poster').slice(0, TOP);
  const scanned = of('scan');
  const isRow = ({ item }: queries.ItemRow) => item.length === 36;
  const [pieces, numbers] = await Promise.all([
    findItemsUnchecked(
      ctx,
      opened.filter(isRow).map(({ item }) => item),
    ),
    numbersOf(
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
    content: opened.map(({ item, kind, count }) => {
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
export const dashboard = async (
  ctx: Context,
  asks: PageAsked,
  { compare = true, ...asked }: DashboardQuery,
): Promise<Dashboard> => {
  const page = await readOwnPage(ctx, asks);
  const { owner } = page;
  const span = daysMeant(ctx, asked);
  const past = { from: dayAfter(span.from, -span.days), to: dayAfter(span.from, -1) };
  // There is no period before the first day, so nothing is compared.
  const told = compare && past.from >= FIRST_DAY;
  const [rows, before, used] = await Promise.all([
    queries.counts(ctx.db, owner.id, span),
    told ? queries.counts(ctx.db, owner.id, past) : null,
    queries.top(ctx.db, owner.id, { ...span, months: monthsOf(span) }, TOP),
  ]);
  return {
    owner,
    name: page.name,
    from: span.from,
    to: span.to,
    totals: totalsOf(rows),
    before: before && { ...past, totals: totalsOf(before) },
    series: seriesOf(span, rows),
    sources: openedBy(used, 0).map(([source, count]) => ({ source: source as TrackingSource, count })),
    devices: openedBy(used, 1).map(([device, count]) => ({ device: device as TrackingDevice, count })),
    ...(await namedItems(ctx, page, used)),
  };
};

/** Counts per day as a CSV file. Errors: not-found, invalid. */
export const table = async (ctx: Context, asks: PageAsked, asked: DashboardDays): Promise<FileAnswer> => {
  const { owner } = await readOwnPage(ctx, asks);
  const span = daysMeant(ctx, asked);
  const rows = await queries.counts(ctx.db, owner.id, span);
  const series = seriesOf(span, rows);
  const lines = series.map((day) => [day.day, ...COLUMNS.map((column) => String(day[column]))]);
  const { vi, en } = { vi: `luot-xem-${span.from}-${span.to}`, en: `visits-${span.from}-${span.to}` };
  return csvFile(ctx.locale === 'en' ? en : vi, [HEADINGS[ctx.locale], ...lines]);
};
