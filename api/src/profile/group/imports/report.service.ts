import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { importColumns, type ImportKind } from '@m4u/contract/profile/group/import';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context } from '../../../platform/context.ts';
import { csvFile } from '../../../platform/http/message/csv.ts';
import * as queries from './queries.ts';
import { HEADINGS, type ImportRow, refusalWords } from './rules.ts';
import { findImport } from './service.ts';

/** Number of lines read at a time. */
const BATCH_SIZE = 500;

async function* streamRefusedLines(ctx: Context, { id, kind }: ImportRow): AsyncGenerator<string[]> {
  const heads = HEADINGS[ctx.locale];
  const fields = importColumns[kind];
  yield [...fields.map((field) => heads[field]), heads.line, heads.reason];
  for (let offset = 0; ; offset += BATCH_SIZE) {
    const { rows } = await queries.listLines(ctx.db, id, 'refused', { limit: BATCH_SIZE, offset });
    for (const { values, line, refusals } of rows) {
      const why = refusals.map((refusal) => {
        const field = fields.find((name) => name === refusal.field);
        return `${field ? `${heads[field]}: ` : ''}${refusalWords(refusal, ctx.locale)}`;
      });
      yield [...fields.map((field) => values[field] ?? ''), String(line), why.join(' ')];
    }
    if (rows.length < BATCH_SIZE) return;
  }
}

/** Streams the refused lines of an import with the reasons, as CSV. Errors: not-found, forbidden, rate-limited. */
export const report = async (ctx: Context, groupId: string, importId: string): Promise<FileAnswer> => {
  const found = await findImport(ctx, groupId, importId);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  return csvFile(ctx.locale === 'en' ? 'refused-lines' : 'dong-bi-tu-choi', streamRefusedLines(ctx, found));
};

/** An empty CSV file with the headers of a kind of import. */
export const template = (ctx: Context, kind: ImportKind): FileAnswer => {
  const heads = importColumns[kind].map((field) => HEADINGS[ctx.locale][field]);
  const names = { members: ['thanh-vien', 'members'], customers: ['khach-hang', 'customers'] } as const;
  return csvFile(`m4u-${names[kind][ctx.locale === 'en' ? 1 : 0]}`, [heads]);
};
