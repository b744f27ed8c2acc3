import { dayOf } from '@m4u/contract/days';
import type { TicketFilter } from '@m4u/contract/event/ticket';
import type { TicketState } from '@m4u/contract/event/ticket/rules';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Locale } from '@m4u/contract/words';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { formatTime } from '../../platform/time/days.ts';
import * as kinds from './kind.queries.ts';
import { requireTicketedEvent } from './manage.service.ts';
import * as queries from './queries.ts';

/** Rows read from the database at once. */
const BATCH = 500;

const HEADINGS: Readonly<Record<Locale, readonly string[]>> = {
  vi: [
    'Số',
    'Loại vé',
    'Trạng thái',
    'Họ tên',
    'Điện thoại',
    'Email',
    'Số người',
    'Tiền (₫)',
    'Đã trả',
    'Đăng ký lúc',
    'Trả lời',
  ],
  en: ['Number', 'Ticket', 'State', 'Name', 'Phone', 'Email', 'People', 'Amount (₫)', 'Paid', 'Signed up', 'Answers'],
};

const STATES: Readonly<Record<Locale, Readonly<Record<TicketState, string>>>> = {
  vi: { waiting: 'Chờ chỗ', held: 'Chờ thanh toán', issued: 'Đã có vé', cancelled: 'Đã hủy', expired: 'Hết hạn' },
  en: {
    waiting: 'Waiting list',
    held: 'Awaiting payment',
    issued: 'Issued',
    cancelled: 'Cancelled',
    expired: 'Expired',
  },
};

/** Formats a ticket as a row of {@link HEADINGS}. */
const toCsv = (row: queries.TicketRow, kind: string, locale: Locale): string[] => [
  String(row.number),
  kind,
  STATES[locale][row.state],
  row.name,
  row.phone ?? '',
  row.email ?? '',
  String(row.seats),
  String(row.amount),
  row.paidAt === null ? '' : formatTime(row.paidAt),
  formatTime(row.createdAt),
  row.answers
    .filter(({ answer }) => answer !== '')
    .map(({ question, answer }) => `${question}: ${answer}`)
    .join('; '),
];

async function* csvRows(
  ctx: Context,
  eventId: string,
  filter: queries.TicketConditions,
): AsyncGenerator<string[], void, undefined> {
  yield [...HEADINGS[ctx.locale]];
  const nameOf = new Map((await kinds.list(ctx.db, eventId)).map(({ id, name }) => [id, name]));
  let before: string | undefined;
  do {
    const rows = await queries.listBefore(ctx.db, eventId, filter, { before, limit: BATCH });
    for (const row of rows) yield toCsv(row, nameOf.get(row.kindId) ?? '', ctx.locale);
    before = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (before !== undefined);
}

/** Exports the tickets of an event as a table. Errors: not-found, forbidden, rate-limited. */
export const exportTickets = async (
  ctx: Context,
  { eventId, filter = {} }: { eventId: string; filter?: TicketFilter },
): Promise<FileAnswer> => {
  const { title } = await requireTicketedEvent(ctx, eventId);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const name = ctx.locale === 'vi' ? 'Danh sách vé' : 'Tickets';
  return csvFile(`${name} ${title} ${dayOf(ctx.clock.now())}`, csvRows(ctx, eventId, filter));
};
