import { createHash } from 'node:crypto';
import { and, eq, sql } from '../database/orm.ts';
import { requireSignedIn } from '../actor.ts';
import type { Context } from '../context.ts';
import { prepareOnce } from '../database/prepared.ts';
import { fail } from '../errors.ts';
import type { Transaction } from '../events/transaction.ts';
import { idempotencyKeys as keys } from './tables.ts';

/** An idempotent call: its name in the contract, the caller's key, and the input. */
export interface IdempotentCall {
  readonly name: string;
  readonly key: string;
  /** Validated input, so that equal inputs serialise to equal texts. */
  readonly input: unknown;
}

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sortKeys(part)]),
  );
};

const hashCall = ({ name, input }: IdempotentCall): string =>
  createHash('sha256')
    .update(JSON.stringify([name, sortKeys(input)]))
    .digest('base64url');

const { placeholder } = sql;
const isCallersKey = and(eq(keys.actorId, placeholder('actorId')), eq(keys.key, placeholder('key')));

const takeKey = prepareOnce((tx, name: 'key of a call') =>
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

const storeAnswer = prepareOnce((tx, name: 'answer of a keyed call') =>
  tx
    .update(keys)
    .set({ result: sql`${placeholder('result')}` })
    .where(isCallersKey)
    .prepare(name),
);

/**
 * Runs `work` in a transaction at the first use of the key and stores its result, which must be serialisable. Every
 * later call with the key gets the same answer and changes nothing; concurrent ones wait for the first. A failed call
 * stores nothing, and its key may be reused. Errors: key-reused (same key, different call or input), and those of the
 * work.
 */
export const runIdempotent = <T extends object>(
  ctx: Context,
  call: IdempotentCall,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => {
  const mine = { actorId: requireSignedIn(ctx).memberId, key: call.key };
  const fingerprint = hashCall(call);
  return ctx.transaction(async (tx) => {
    const row = { ...mine, fingerprint, createdAt: ctx.clock.now() };
    const insertedKeys = await takeKey(tx, 'key of a call').execute(row);
    if (insertedKeys.length > 0) {
      const result = await work(tx);
      await storeAnswer(tx, 'answer of a keyed call').execute({ ...mine, result: JSON.stringify(result) });
      return result;
    }
    const [recorded] = await tx
      .select()
      .from(keys)
      .where(and(eq(keys.actorId, mine.actorId), eq(keys.key, mine.key)));
    if (recorded?.fingerprint !== fingerprint) return fail('key-reused');
    return recorded.result as T;
  });
};
