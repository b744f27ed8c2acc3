import type { UploadedFile } from '@m4u/contract/http/endpoint';
import type { ImportCounts, ImportRow } from '@m4u/contract/social/phonebook/import';
import { MAXIMUM_ENTRIES } from '@m4u/contract/social/phonebook/schema';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { list } from './list.queries.ts';
import { type Plan, planImport, type Target } from './import.rules.ts';
import * as queries from './queries.ts';
import { readCards } from './cardFile.rules.ts';
import type { ReadCard } from './vcardFile.rules.ts';

// More rows than a phonebook can have: entries, and friends without one.
const MOST_ROWS = 2 * MAXIMUM_ENTRIES;

const planFor = async (db: Executor, memberId: string, cards: readonly (ReadCard | undefined)[]): Promise<Plan> =>
  planImport(cards, await list(db, memberId, {}, { limit: MOST_ROWS }));

/** Plans the import of a file without storing it. Errors: too-large, vcard-unreadable, vcard-too-many, rate-limited. */
export const preview = async (
  ctx: Context,
  file: UploadedFile,
): Promise<{ data: ImportRow[]; counts: ImportCounts }> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('phonebookFilesByMember', memberId);
  const { rows, counts } = await planFor(ctx.db, memberId, await readCards(file.bytes));
  return { data: rows, counts };
};

const cardClientId = (clientId: string, cardIndex: number): string => `${clientId} ${cardIndex}`;

/**
 * Imports the cards of a file; a repeat with the same `clientId` adds nothing twice. Errors: too-large,
 * vcard-unreadable, vcard-too-many, rate-limited.
 */
export const importCards = async (ctx: Context, file: UploadedFile, clientId: string): Promise<ImportCounts> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('phonebookFilesByMember', memberId);
  const cards = await readCards(file.bytes);
  return ctx.transaction(async (tx) => {
    await queries.acquirePhonebookLock(tx, memberId);
    const { targets, counts } = await planFor(tx, memberId, cards);
    const sent = await queries.listStoredClientIds(
      tx,
      memberId,
      cards.map((_, cardIndex) => cardClientId(clientId, cardIndex)),
    );
    const now = ctx.clock.now();
    const isThere = ({ row }: Target) => row !== undefined && row.entryId !== null;
    const entryOf = ({ row, cardIndex, fields }: Target): queries.NewEntry => ({
      ...fields,
      id: row?.entryId ?? uuidv7(),
      memberId,
      // A friend without an entry gets one with source `friend`.
      ...(row?.memberId && { contactMemberId: row.memberId }),
      source: row ? 'friend' : 'import',
      clientId: row ? null : cardClientId(clientId, cardIndex),
      createdAt: now,
      updatedAt: now,
    });
    const newTargets = targets.filter(
      (target) => !isThere(target) && !sent.has(cardClientId(clientId, target.cardIndex)),
    );
    await queries.insert(tx, newTargets.map(entryOf));
    await queries.fillMissing(tx, memberId, targets.filter(isThere).map(entryOf));
    return counts;
  });
};
