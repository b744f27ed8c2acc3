/** Rows of a wedding that a guest's answer reads and writes. They are the couple's, and a guest may have no account. */
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq } from '../../../platform/database/orm.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import * as guestQueries from '../guests/queries.ts';
import type { GuestRow } from '../guests/queries.ts';
import * as queries from '../queries.ts';
import { weddingGuests as guests } from '../tables.ts';

/** A wedding that nobody else may change, nor change guests of, until the transaction ends. */
export const hold = byProgram(queries.hold);

/** A wedding with a shared lock until the transaction ends: it does not change, but others may change its guests. */
export const holdStill = byProgram(queries.holdStill);

const guestWith = (tx: Transaction, weddingId: string, by: { readonly code: string } | { readonly clientId: string }) =>
  tx
    .select(guestQueries.columns)
    .from(guests)
    .where(
      and(eq(guests.weddingId, weddingId), 'code' in by ? eq(guests.code, by.code) : eq(guests.clientId, by.clientId)),
    );

/** The guest whose personal link has a code, whom nobody else may change until the transaction ends. */
export const holdGuest = byProgram(
  async (tx: Transaction, weddingId: string, code: string): Promise<GuestRow | undefined> =>
    (await guestWith(tx, weddingId, { code }).for('update'))[0],
);

/** The guest that a reply without a link has made, by its sender's own name for it. */
export const findByClient = byProgram(
  async (tx: Transaction, weddingId: string, clientId: string): Promise<GuestRow | undefined> =>
    (await guestWith(tx, weddingId, { clientId }))[0],
);

/** How many guests a wedding has. */
export const total = byProgram((tx: Transaction, weddingId: string): Promise<number> =>
  tx.$count(guests, eq(guests.weddingId, weddingId)),
);

/** Writes down who answered without a link. */
export const insert = byProgram(guestQueries.insert);

/** Changes a guest that is held. */
export const update = byProgram(guestQueries.update);
