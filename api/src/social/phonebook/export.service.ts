import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { MAXIMUM_ENTRIES } from '@m4u/contract/social/phonebook/schema';
import { today } from '../../content/item/facets.service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { bindActor } from '../../platform/database/row-security/current-actor.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { pageUrl } from '../../profile/page/service.ts';
import { formatExternalVcard } from '../../profile/page/share/externalVcard.service.ts';
import { type BookCursor, type BookRow, list } from './list.queries.ts';
import { toPlainCard, toDeviceRow } from './rules.ts';
import { requireRow, rowPersonLookup } from './service.ts';

/** Rows per query. */
const BATCH = 500;

async function* allRows(ctx: Context): AsyncGenerator<BookRow[]> {
  const { memberId } = requireSignedIn(ctx);
  let after: BookCursor | undefined;
  do {
    const rows = await list(ctx.db, memberId, {}, { limit: BATCH, after });
    if (rows.length > 0) yield rows;
    after = rows.length === BATCH ? rows.at(-1) : undefined;
  } while (after);
}

type Person = ReturnType<Awaited<ReturnType<typeof rowPersonLookup>>>;

/** The address of a person's page; null for one that cannot be opened. */
const pageOf = (ctx: Context, person: Person): string | null =>
  person?.closed === false
    ? pageUrl(ctx, { owner: { kind: 'member', id: person._id }, urlMinify: person.urlMinify })
    : null;

const cardText = (ctx: Context, row: BookRow, person: Person): string =>
  formatExternalVcard(toPlainCard(row, pageOf(ctx, person)));

async function* cards(ctx: Context): AsyncGenerator<string> {
  for await (const rows of allRows(ctx)) {
    const personOf = await rowPersonLookup(ctx, rows);
    yield rows.map((row) => cardText(ctx, row, personOf(row))).join('');
  }
}

const HEADINGS = {
  vi: [
    'Tên',
    'Tổ chức',
    'Chức danh',
    'Điện thoại',
    'Email',
    'Website',
    'Địa chỉ',
    'Nhãn',
    'Ghi chú',
    'Liên hệ lại',
    'Nguồn',
  ],
  en: [
    'Name',
    'Organization',
    'Title',
    'Phones',
    'Emails',
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
const localPhone = (phone: string): string => phone.replace(/^\+84/, '0').replace(/^\+/, '00');

const toCsvRow = ({ locale }: Context, row: BookRow): string[] => [
  row.name,
  row.organization,
  row.title,
  [...new Set(row.phones)].map(localPhone).join('; '),
  [...new Set(row.emails)].join('; '),
  row.website,
  row.address,
  row.tags.join('; '),
  row.note,
  row.followUpOn ?? '',
  SOURCES[locale][row.source],
];

async function* csvRows(ctx: Context): AsyncGenerator<string[]> {
  yield [...HEADINGS[ctx.locale]];
  for await (const rows of allRows(ctx)) for (const row of rows) yield toCsvRow(ctx, row);
}

/** The whole phonebook as a file, written while it is read. Errors: rate-limited. */
export const exportAll = async (ctx: Context, format: 'vcf' | 'csv'): Promise<FileAnswer> => {
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  const name = `m4u-danh-ba-${today(ctx)}`;
  if (format === 'csv') return csvFile(name, csvRows(ctx));
  return {
    body: Readable.from(bindActor(cards(ctx))),
    headers: { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': disposition(name, 'vcf') },
  };
};

/** vCard of a person in the phonebook. Errors: not-found. */
export const exportCard = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const row = await requireRow(ctx, id);
  const person = (await rowPersonLookup(ctx, [row]))(row);
  return {
    body: cardText(ctx, row, person),
    headers: { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': disposition(row.name, 'vcf') },
  };
};

/** All rows for offline use; without rows when the version `clientEtag` is current. Errors: rate-limited. */
export const listForDevice = async (ctx: Context, clientEtag: string | undefined) => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('wholeListsByMember', memberId);
  const rows = await list(ctx.db, memberId, {}, { limit: MAXIMUM_ENTRIES });
  const personOf = await rowPersonLookup(ctx, rows);
  const shown = rows.map((row) => toDeviceRow(row, personOf(row)));
  const etag = createHash('sha256').update(JSON.stringify(shown)).digest('base64url');
  return { etag, rows: etag === clientEtag ? null : shown };
};
