import type { Owner } from '@m4u/contract/common';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Locale } from '@m4u/contract/words';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { csvFile } from '../../platform/http/message/csv.ts';
import * as queries from './queries.ts';
import { requireOwnPage } from './service.ts';
import { HEADINGS, toCsvRow } from './export.rules.ts';

/** Rows per query. */
const BATCH = 500;
/** Most question columns: a form has twenty questions, and may have had others before. */
const MOST_QUESTIONS = 100;

async function* csvRows(
  ctx: Context,
  owner: Owner,
  filter: queries.ContactFilter,
  locale: Locale,
): AsyncGenerator<string[]> {
  const questions = await queries.listQuestions(ctx.db, owner, filter, MOST_QUESTIONS);
  yield [...HEADINGS[locale], ...questions];
  let beforeId: string | undefined;
  do {
    const rows = await queries.listAfter(ctx.db, owner, filter, beforeId, BATCH);
    for (const row of rows) yield toCsvRow(row, questions, locale);
    beforeId = rows.length === BATCH ? rows.at(-1)?.id : undefined;
  } while (beforeId !== undefined);
}

const FILE_NAME = { vi: 'Lời nhắn M4U', en: 'M4U messages' } as const;

/** Messages of a page as a CSV file, read and sent in batches. Errors: not-found, rate-limited. */
export const exportCsv = async (
  ctx: Context,
  id: string,
  filter: queries.ContactFilter,
  locale: Locale = ctx.locale,
): Promise<FileAnswer> => {
  const owner = await requireOwnPage(ctx, id);
  await ctx.limits.consume('wholeListsByMember', requireSignedIn(ctx).memberId);
  return csvFile(FILE_NAME[locale], csvRows(ctx, owner, filter, locale));
};
