import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { MAXIMUM_ENTRIES } from '@m4u/contract/social/phonebook/schema';
import { today } from '../../content/item/facets.service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { actingThroughout } from '../../platform/database/row-security/current-actor.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { plainCard } from '../../profile/page/share/externalVcard.service.ts';
import { type BookPlace, type BookRow, rowsOf } from './book.queries.ts';
import { cardOf, presentForDevice } from './rules.ts';
import { findRow, peopleOf } from './service.ts';

/** Rows per query. */
const PART = 500;

async function* allRows(ctx: Context): AsyncGenerator<BookRow[]> {
  const { memberId } = requireSignedIn(ctx);
  let after: BookPlace | undefined;
  do {
    const rows = await rowsOf(ctx.db, memberId, {}, { limit: PART, after });
    if (rows.length > 0) yield rows;
    after = rows.length === PART ? rows.at(-1) : undefined;
  } while (after);
}

const pageOf = ({ config }: Context, memberId: string): string => `${config.publicUrl}/me/${memberId}`;

const cardText = (ctx: Context, row: BookRow, open: boolean): string =>
  plainCard(cardOf(row, row.memberId !== null && open ? pageOf(ctx, row.memberId) : null));

async function* cards(ctx: Context): AsyncGenerator<string> {
  for await (const rows of allRows(ctx)) {
    const personOf = await peopleOf(ctx, rows);
    yield rows.map((row) => cardText(ctx, row, personOf(row)?.closed === false)).join('');
  }
}

const HEADS = {
  vi: [
    'Tên',
    'Tổ chức',
    'Chức danh',
    'Điện thoại',
    'E-mail',
    'Website',
    'Địa chỉ',
    'Thẻ',
    'Ghi chú',
    'Liên hệ lại',
    'Nguồn',
  ],
  en: [
    'Name',
    'Organization',
    'Title',
    'Phones',
    'E-mails',
    'Website',
    'Address',
    'Tags',
    'Note',
    'Follow up on',
    'Source',
  ],
} as const;

const SOURCES = {
  vi: { friend: 'Bạn bè', scan: 'Quét mã', exchange: 'Trao đổi', import: 'Nhập từ tệp', manual: 'Tự nhập' },
  en: { friend: 'Friend', scan: 'Scanned', exchange: 'Exchanged', import: 'Imported', manual: 'By hand' },
} as const;

// Spreadsheets read a leading + as a formula, so numbers are written as dialled in Vietnam.
const dialled = (phone: string): string => phone.replace(/^\+84/, '0').replace(/^\+/, '00');

const columnsOf = ({ locale }: Context, row: BookRow): string[] => [
  row.name,
  row.organization,
  row.title,
  [...new Set(row.phones)].map(dialled).join('; '),
  [...new Set(row.emails)].join('; '),
  row.website,
  row.address,
  row.tags.join('; '),
  row.note,
  row.followUpOn ?? '',
  SOURCES[locale][row.source],
];

async function* lines(ctx: Context): AsyncGenerator<string[]> {
  yield [...HEADS[ctx.locale]];
  for await (const rows of allRows(ctx)) for (const row of rows) yield columnsOf(ctx, row);
}

/** The whole phonebook as a file, written while it is read. Errors: rate-limited. */
export const exportAll = async (ctx: Context, format: 'vcf' | 'csv'): Promise<FileAnswer> => {
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const name = `m4u-danh-ba-${today(ctx)}`;
  if (format === 'csv') return csvFile(name, lines(ctx));
  return {
    body: Readable.from(actingThroughout(cards(ctx))),
    headers: { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': disposition(name, 'vcf') },
  };
};

/** vCard of a person in the phonebook. Errors: not-found. */
export const card = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const row = await findRow(ctx, id);
  const person = (await peopleOf(ctx, [row]))(row);
  return {
    body: cardText(ctx, row, person?.closed === false),
    headers: { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': disposition(row.name, 'vcf') },
  };
};

/** All rows for offline use; without rows when the version `known` is current. Errors: rate-limited. */
export const forDevice = async (ctx: Context, known: string | undefined) => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('wholeListsByMember', memberId);
  const rows = await rowsOf(ctx.db, memberId, {}, { limit: MAXIMUM_ENTRIES });
  const personOf = await peopleOf(ctx, rows);
  const shown = rows.map((row) => presentForDevice(row, personOf(row)));
  const etag = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  return { etag, rows: etag === known ? null : shown };
};
