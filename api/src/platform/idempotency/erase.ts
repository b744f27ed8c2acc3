import { sql } from '../database/orm.ts';
import type { Executor } from '../database/database.ts';

/** What answers say of somebody who is erased. */
export interface Traces {
  /** Ids by which answers name them. */
  readonly ids: readonly string[];
  /** What they are called, their addresses, their sealed accounts: values that are these and nothing else. */
  readonly texts: readonly string[];
}

/** What an answer says of a person beside their id; the rest of it is of the thing that was done. */
const OF_PERSON: ReadonlySet<string> = new Set(['name', 'headline', 'portrait', 'urlMinify', 'phone', 'email', 'note']);

const emptied = (value: unknown): unknown => (typeof value === 'string' ? '' : null);

/** The same answer without somebody's name and what goes with it. */
const withoutTraces = (value: unknown, traces: Traces): unknown => {
  if (typeof value === 'string') return traces.texts.includes(value) ? '' : value;
  if (Array.isArray(value)) return value.map((part) => withoutTraces(part, traces));
  if (typeof value !== 'object' || value === null) return value;
  const isThem = '_id' in value && typeof value._id === 'string' && traces.ids.includes(value._id);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isThem && OF_PERSON.has(name) ? emptied(part) : withoutTraces(part, traces),
    ]),
  );
};

/**
 * Removes a person from the answers that are kept for repeated calls (docs/rules/calls.md#idempotency), whoever called;
 * the keys stay. Reads every answer once: for jobs of the night, in the transaction of an erasure.
 */
export const eraseAnswers = async (tx: Executor, traces: Traces): Promise<void> => {
  const isNamed = sql.join(
    traces.ids.map((id) => sql`result::text like ${`%${id}%`}`),
    sql` or `,
  );
  const { rows } = await tx.execute<{ actor: string; key: string; result: unknown }>(
    sql`select actor_id as actor, key, result from idempotency_keys where ${isNamed}`,
  );
  for (const { actor, key, result } of rows)
    await tx.execute(
      sql`update idempotency_keys set result = ${JSON.stringify(withoutTraces(result, traces))}::jsonb
        where actor_id = ${actor} and key = ${key}`,
    );
};
