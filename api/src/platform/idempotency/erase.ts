import { sql } from '../database/orm.ts';
import type { Executor } from '../database/database.ts';

/** Values that identify an erased person in stored answers. */
export interface Traces {
  /** Ids of the person. */
  readonly ids: readonly string[];
  /** Names, addresses and sealed accounts of the person; compared with whole values only. */
  readonly texts: readonly string[];
}

/** Fields about a person beside the id; other fields concern the action. */
const PERSON_FIELDS: ReadonlySet<string> = new Set([
  'name',
  'headline',
  'portrait',
  'urlMinify',
  'phone',
  'email',
  'note',
]);

const emptyValue = (value: unknown): unknown => (typeof value === 'string' ? '' : null);

/** Copies an answer without the person's name and related fields. */
const withoutTraces = (value: unknown, traces: Traces): unknown => {
  if (typeof value === 'string') return traces.texts.includes(value) ? '' : value;
  if (Array.isArray(value)) return value.map((part) => withoutTraces(part, traces));
  if (typeof value !== 'object' || value === null) return value;
  const isThem = '_id' in value && typeof value._id === 'string' && traces.ids.includes(value._id);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      isThem && PERSON_FIELDS.has(name) ? emptyValue(part) : withoutTraces(part, traces),
    ]),
  );
};

/**
 * Removes a person from the answers stored for repeated calls (docs/rules/calls.md#idempotency), of all callers; the
 * keys stay. Reads every stored answer once: for nightly jobs, in the transaction of an erasure.
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
