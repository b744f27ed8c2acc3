import { requireSignedIn } from '../../platform/actor.ts';
import type { Audit } from '../../platform/context.ts';
import type { Transaction } from '../../platform/events/transaction.ts';
import { uuidv7 } from '../../platform/ids.ts';
import * as erase from './erase.queries.ts';
import * as queries from './record.queries.ts';

/** Records actions of staff and admins, within the transaction of the action. */
export const audit: Audit = {
  record: async (ctx, tx, { act, target, by, detail = {} }) => {
    const { memberId, key } = by === undefined ? requireSignedIn(ctx) : { memberId: by };
    await queries.insert(tx, {
      id: uuidv7(),
      actorId: memberId,
      act,
      targetKind: target.kind,
      targetId: target.id,
      targetName: target.name ?? '',
      // A program acts for the member with this key.
      detail: key ? { ...detail, apiKey: key.name } : detail,
      createdAt: ctx.clock.now(),
    });
  },
};

/** Removes names from the log during an erasure; action, time and reason stay. Returns the ids of the entries. */
export const eraseNames = (tx: Transaction, names: erase.NamesToErase): Promise<string[]> =>
  erase.eraseNames(tx, names);
