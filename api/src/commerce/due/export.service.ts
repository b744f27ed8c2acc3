import type { DueFilter } from '@m4u/contract/commerce/due';
import type { DueState } from '@m4u/contract/commerce/due/rules';
import type { DueRow } from '@m4u/contract/commerce/due/schema';
import { dayOf } from '@m4u/contract/days';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Locale } from '@m4u/contract/words';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { requireGroupAdmin } from '../../profile/group/rights.service.ts';
import * as dues from './list.queries.ts';
import { toDueRows } from './present.service.ts';

/** Rows read from the database at once. */
const BATCH = 500;

const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  vi: ['Họ tên', 'Hạng', 'Tình trạng', 'Hết hạn', 'Ân hạn đến', 'Số tiền (₫)', 'Chờ thanh toán'],
  en: ['Name', 'Level', 'State', 'Ends', 'Grace until', 'Amount (₫)', 'Payment asked'],
};

const STATES: Readonly<Record<Locale, Readonly<Record<DueState, string>>>> = {
  vi: { none: 'Chưa đóng', current: 'Còn hạn', due: 'Sắp hết hạn', grace: 'Trong ân hạn', lapsed: 'Quá hạn' },
  en: { none: 'Never paid', current: 'Valid', due: 'Ends soon', grace: 'In grace', lapsed: 'Lapsed' },
};

const YES: Readonly<Record<Locale, string>> = { vi: 'Có', en: 'Yes' };

const toCsv = (row: DueRow, locale: Locale): string[] => [
  row.member.name,
  row.level?.name ?? '',
  STATES[locale][row.state],
  row.endsOn ?? '',
  row.graceUntil ?? '',
  row.amount === null ? '' : String(row.amount),
  row.isAsked ? YES[locale] : '',
];

async function* csvRows(ctx: Context, groupId: string, filter: DueFilter): AsyncGenerator<string[], void, undefined> {
  yield [...HEADINGS[ctx.locale]];
  const day = dayOf(ctx.clock.now());
  let offset = 0;
  let count: number;
  do {
    const rows = await dues.list(ctx.db, { groupId, day, filter: filter ?? {} }, { limit: BATCH, offset });
    for (const row of await toDueRows(ctx, groupId, rows)) yield toCsv(row, ctx.locale);
    count = rows.length;
    offset += BATCH;
  } while (count === BATCH);
}

/** Exports the dues of the members of a group as a table. Errors: not-found, forbidden, rate-limited. */
export const exportDues = async (
  ctx: Context,
  { groupId, filter = {} }: { groupId: string; filter?: DueFilter },
): Promise<FileAnswer> => {
  const { name } = await requireGroupAdmin(ctx, groupId);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const title = ctx.locale === 'vi' ? 'Hội phí' : 'Dues';
  return csvFile(`${title} ${name} ${dayOf(ctx.clock.now())}`, csvRows(ctx, groupId, filter));
};
