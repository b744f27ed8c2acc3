import { createHash } from 'node:crypto';
import { and, eq, sql } from '../database/orm.ts';
import { requireSignedIn } from '../actor.ts';
import type { Context } from '../context.ts';
import { prepareOnce } from '../database/prepared.ts';
import { fail } from '../errors.ts';
import type { Transaction } from '../events/transaction.ts';
import { idempotencyKeys as keys } from './tables.ts';

/** A call that is done once: its name in the contract, the caller's key for it, and what is asked. */
export interface KeyedCall {
  readonly name: string;
  readonly key: string;
  /** Already validated, so that equal inputs are the same text. */
  readonly input: unknown;
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  );
};

const fingerprintOf = ({ name, input }: KeyedCall): string =>
  createHash('sha256')
    .update(JSON.stringify([name, sorted(input)]))
    .digest('base64url');

const { placeholder } = sql;
const isMine = and(eq(keys.actorId, placeholder('actorId')), eq(keys.key, placeholder('key')));

const take = prepareOnce((tx, name: 'key of a call') =>
  tx
    .insert(keys)
    .values({
      actorId: placeholder('actorId'),
      key: placeholder('key'),
      fingerprint: placeholder('fingerprint'),
      createdAt: placeholder('createdAt'),
    })
    .onConflictDoNothing()
    .returning({ key: keys.key })
    .prepare(name),
);

const answer = prepareOnce((tx, name: 'answer of a keyed call') =>
  tx
    .update(keys)
    .set({ result: sql`${placeholder('result')}` })
    .where(isMine)
    .prepare(name),
);

/**
 * Does the work in a transaction the first time the caller uses the key, and keeps what it answers, which must be as it
 * goes over the wire. Every later call with the key is answered the same and changes nothing; those that come at the
 * same time wait for the first. What failed was not done, and its key may be used again. Errors: key-reused (the key
 * stands for something else), and those of the work.
 */
export const runIdempotent = <T extends object>(
  ctx: Context,
  call: KeyedCall,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const mine = { actorId: requireSignedIn(ctx).memberId, key: call.key };
  const fingerprint = fingerprintOf(call);
  return ctx.transaction(async (tx) => {
    const row = { ...mine, fingerprint, createdAt: ctx.clock.now() };
    const taken = await take(tx, 'key of a call').execute(row);
    if (taken.length > 0) {
      const result = await work(tx);
      await answer(tx, 'answer of a keyed call').execute({ ...mine, result: JSON.stringify(result) });
      return result;
    }
    const [before] = await tx
      .select()
      .from(keys)
      .where(and(eq(keys.actorId, mine.actorId), eq(keys.key, mine.key)));
    if (before?.fingerprint !== fingerprint) return fail('key-reused');
    return before.result as T;
  });
};
