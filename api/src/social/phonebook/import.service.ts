import type { UploadedFile } from '@m4u/contract/http/endpoint';
import type { ImportCounts, ImportRow } from '@m4u/contract/social/phonebook/import';
import { MAXIMUM_ENTRIES } from '@m4u/contract/social/phonebook/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { rowsOf } from './book.queries.ts';
import { type Plan, planImport, type Target } from './import.rules.ts';
import * as queries from './queries.ts';
import { readCards } from './cardFile.rules.ts';
import type { ReadCard } from './vcf.rules.ts';

// More rows than a phonebook can have: entries, and friends without one.
const ALL = 2 * MAXIMUM_ENTRIES;

const planOf = async (db: Executor, memberId: string, cards: readonly (ReadCard | undefined)[]): Promise<Plan> =>
  planImport(cards, await rowsOf(db, memberId, {}, { limit: ALL }));

/** Plans the import of a file without storing it. Errors: too-large, vcard-unreadable, vcard-too-many, rate-limited. */
export const preview = async (
  ctx: Context,
  file: UploadedFile,
): Promise<{ data: ImportRow[]; counts: ImportCounts }> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('phonebookFilesByMember', memberId);
  const { rows, counts } = await planOf(ctx.db, memberId, await readCards(file.bytes));
  return { data: rows, counts };
};

const sentAs = (clientId: string, place: number): string => `${clientId} ${place}`;

/**
 * Imports the cards of a file; a repeat with the same `clientId` adds nothing twice. Errors: too-large,
 * vcard-unreadable, vcard-too-many, rate-limited.
 */
export const importCards = async (ctx: Context, file: UploadedFile, clientId: string): Promise<ImportCounts> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('phonebookFilesByMember', memberId);
  const cards = await readCards(file.bytes);
  return ctx.transaction(async (tx) => {
    await queries.holdBook(tx, memberId);
    const { targets, counts } = await planOf(tx, memberId, cards);
    const sent = await queries.sentAmong(
      tx,
      memberId,
      cards.map((_, place) => sentAs(clientId, place)),
    );
    const now = ctx.clock.now();
    const isThere = ({ row }: Target) => row !== undefined && row.entryId !== null;
    const entryOf = ({ row, place, kept }: Target): queries.NewEntry => ({
      ...kept,
      id: row?.entryId ?? uuidv7(),
      memberId,
      // A friend without an entry gets one with source `friend`.
      ...(row?.memberId && { contactMemberId: row.memberId }),
      source: row ? 'friend' : 'import',
      clientId: row ? null : sentAs(clientId, place),
      createdAt: now,
      updatedAt: now,
    });
    const fresh = targets.filter((target) => !isThere(target) && !sent.has(sentAs(clientId, target.place)));
    await queries.insert(tx, fresh.map(entryOf));
    await queries.fill(tx, memberId, targets.filter(isThere).map(entryOf));
    return counts;
  });
};
