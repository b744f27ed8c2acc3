import { dayOf } from '@m4u/contract/days';
import { MOST_GIFTS, MOST_TRANSFERS } from '@m4u/contract/event/wedding/rules';
import type { ConfirmedTransfer, ReadTransfer } from '@m4u/contract/event/wedding/transfers';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { dayAfter } from '../../../platform/time/days.ts';
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

interface Noted {
  readonly keys: ReadonlySet<string>;
  /** Guest, amount and day of each noted transfer; see {@link traceOf}. */
  readonly traces: ReadonlySet<string>;
}

const traceOf = (guestId: string | null, amount: number, day: string): string => `${guestId} ${amount} ${day}`;

const readNoted = async (ctx: Context, id: string, transfers: readonly Transfer[]): Promise<Noted> => {
  const keys = transfers.map(({ key }) => key);
  const traces = (await queries.listTransfers(ctx.db, id)).map(({ guestId, amount, receivedAt }) =>
    traceOf(guestId, amount, dayOf(receivedAt)),
  );
  return { keys: new Set(await queries.listNoted(ctx.db, id, keys)), traces: new Set(traces) };
};

/** Whether one of the guests has a noted transfer of the same amount within a day: it may have been typed by hand. */
const isSimilar = ({ amount, at }: Transfer, guests: readonly guestQueries.GuestRow[], { traces }: Noted): boolean => {
  if (at === null) return false;
  const days = [-1, 0, 1].map((offset) => dayAfter(dayOf(at), offset));
  return guests.some(({ id }) => days.some((day) => traces.has(traceOf(id, amount, day))));
};

const toReadTransfer = (transfer: Transfer, named: Named, noted: Noted): ReadTransfer => {
  const { key, amount, at, purpose } = transfer;
  const { guests: found, isSure, name } = matchGuests(purpose, named);
  const guess = isSure ? 'matched' : found.length > 0 ? 'unsure' : 'unmatched';
  const state = isSimilar(transfer, found, noted) ? 'similar' : guess;
  return {
    key,
    amount,
    at: at?.toISOString() ?? null,
    purpose,
    state: noted.keys.has(key) ? 'noted' : state,
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
  const noted = await readNoted(ctx, id, transfers);
  return { transfers: transfers.map((transfer) => toReadTransfer(transfer, named, noted)), skipped };
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
