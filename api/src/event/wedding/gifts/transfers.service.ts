import { MOST_GIFTS, MOST_TRANSFERS } from '@m4u/contract/event/wedding/rules';
import type { ConfirmedTransfer, ReadTransfer } from '@m4u/contract/event/wedding/transfers';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import * as guestQueries from '../guests/queries.ts';
import { NAME_IN_PURPOSE } from '../rules.ts';
import * as queries from './queries.ts';
import { changeMine, giverAmong, requireMineWithinLimit } from './service.ts';
import { matchGuests, readStatement, seekGuests, toName, type Transfer } from './statement.rules.ts';

/** A statement with more lines is not read. */
const MOST_STATEMENT_LINES = 1000;
/** The most guests to choose from for one transfer. */
const MOST_CHOICES = 5;

type Named = ReturnType<typeof seekGuests<guestQueries.GuestRow>>;

const toReadTransfer = (
  { key, amount, at, purpose }: Transfer,
  { named, notedKeys }: { readonly named: Named; readonly notedKeys: ReadonlySet<string> },
): ReadTransfer => {
  const { guests: found, isSure, name } = matchGuests(purpose, named);
  const guess = found.length > 0 ? 'unsure' : 'unmatched';
  return {
    key,
    amount,
    at: at?.toISOString() ?? null,
    purpose,
    state: notedKeys.has(key) ? 'noted' : isSure ? 'matched' : guess,
    guests: found.slice(0, MOST_CHOICES).map(({ id, name: guest }) => ({ _id: id, name: guest })),
    name: toName(name).slice(0, 80),
  };
};

/**
 * Reads the transfers of a bank's statement and finds their guests; stores nothing of it. Errors: not-found, invalid
 * (too many lines or transfers), rate-limited.
 */
export const readTransfers = async (
  ctx: Context,
  id: string,
  text: string,
): Promise<{ transfers: ReadTransfer[]; skipped: number }> => {
  await requireMineWithinLimit(ctx, id);
  const { transfers, skipped, exceeded } = readStatement(text, {
    mostLines: MOST_STATEMENT_LINES,
    mostTransfers: MOST_TRANSFERS,
  });
  if (exceeded !== undefined)
    fail('invalid', { fields: [{ field: 'text', code: 'too-many', values: { maximum: exceeded } }] });
  const named = seekGuests(await guestQueries.listAll(ctx.db, id), NAME_IN_PURPOSE);
  const keys = transfers.map(({ key }) => key);
  const notedKeys = new Set(await queries.listNoted(ctx.db, id, keys));
  return { transfers: transfers.map((transfer) => toReadTransfer(transfer, { named, notedKeys })), skipped };
};

/**
 * Notes confirmed transfers as gifts, those that are noted already left out. Errors: not-found (also for a guest; then
 * none is noted), gifts-full, rate-limited.
 */
export const addTransfers = (
  ctx: Context,
  id: string,
  transfers: readonly ConfirmedTransfer[],
): Promise<{ added: number }> =>
  changeMine(ctx, id, async (tx) => {
    const byKey = new Map(transfers.map((transfer) => [transfer.key, transfer]));
    const noted = new Set(await queries.listNoted(tx, id, [...byKey.keys()]));
    const fresh = [...byKey.values()].filter(({ key }) => !noted.has(key));
    if ((await queries.count(tx, id)) + fresh.length > MOST_GIFTS) fail('gifts-full');
    const chooseGiver = giverAmong(await guestQueries.listAll(tx, id));
    const rows = fresh.map(({ key, guestId, name, side, amount, at }) => {
      const guest = chooseGiver({ guestId, name });
      const receivedAt = at === null ? ctx.clock.now() : new Date(at);
      const way = 'transfer' as const;
      return {
        id: uuidv7(),
        weddingId: id,
        guestId: guest?.id ?? null,
        name: guest?.name ?? name,
        side,
        way,
        amount,
        receivedAt,
        clientId: key,
      };
    });
    if (rows.length > 0) await queries.insert(tx, rows);
    return { added: rows.length };
  });
