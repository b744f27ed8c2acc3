/**
 * Queries of a guest's reply. Run as the system, since the rows belong to the couple and guests may have no account.
 */
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, eq } from '../../../platform/database/orm.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import * as guestQueries from '../guests/queries.ts';
import type { GuestRow } from '../guests/queries.ts';
import * as queries from '../queries.ts';
import { weddingGuests as guests } from '../tables.ts';

/** Locks a wedding exclusively until the transaction ends: nobody else can change it or its guests. */
export const findForUpdate = byProgram(queries.findForUpdate);

/** Locks a wedding in shared mode until the transaction ends: it cannot change, but others may change its guests. */
export const findForShare = byProgram(queries.findForShare);

const selectGuest = (
  tx: Transaction,
  weddingId: string,
  by: { readonly code: string } | { readonly clientId: string },
) =>
  tx
    .select(guestQueries.columns)
    .from(guests)
    .where(
      and(eq(guests.weddingId, weddingId), 'code' in by ? eq(guests.code, by.code) : eq(guests.clientId, by.clientId)),
    );

/** Finds a guest by the code of the personal link and locks the row until the transaction ends. */
export const findGuestByCodeForUpdate = byProgram(
  async (tx: Transaction, weddingId: string, code: string): Promise<GuestRow | undefined> =>
    (await selectGuest(tx, weddingId, { code }).for('update'))[0],
);

/** Finds the guest that an earlier reply without a personal link added, by its `clientId`. */
export const findGuestByClientId = byProgram(
  async (tx: Transaction, weddingId: string, clientId: string): Promise<GuestRow | undefined> =>
    (await selectGuest(tx, weddingId, { clientId }))[0],
);

/** Counts guests of a wedding. */
export const countGuests = byProgram((tx: Transaction, weddingId: string): Promise<number> =>
  tx.$count(guests, eq(guests.weddingId, weddingId)),
);

/** Inserts guests who replied without a personal link. */
export const insert = byProgram(guestQueries.insert);

/** Updates a locked guest. */
export const update = byProgram(guestQueries.update);
