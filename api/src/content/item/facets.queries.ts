/** What lists of some kinds say beside their rows: the tags and months there are, and when days turn. */
import { and, eq, isNull, sql, type SQL } from '../../platform/database/orm.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { onPage, type Selection } from './queries.ts';
import { contentItems as items } from './tables.ts';

const on = (actor: Actor, { owner: { kind, id }, kind: of }: Selection): SQL | undefined =>
  and(onPage(actor, { kind, id: sql`${id}::uuid` }), eq(items.kind, of));

const MOST_TAGS = 30;

/** The tags of what stands on a page and the reader may see, the most used first. */
export const tagsOf = async (db: Executor, actor: Actor, selection: Selection): Promise<string[]> => {
  const { rows } = await db.execute<{ tag: string }>(
    sql`select tag from ${items}, jsonb_array_elements_text(${items.details}->'tags') as tag
      where ${on(actor, selection)} group by tag order by count(*) desc, tag limit ${MOST_TAGS}`,
  );
  return rows.map(({ tag }) => tag);
};

/** The months, YYYY-MM, of what the reader may see by `details.day`, the newest first. */
export const monthsOf = async (db: Executor, actor: Actor, selection: Selection): Promise<string[]> => {
  const month = sql<string>`left(${items.details}->>'day', 7)`;
  const rows = await db
    .selectDistinct({ month })
    .from(items)
    .where(on(actor, selection))
    .orderBy(sql`1 desc`);
  return rows.map((row) => row.month);
};

/** Days on which what others see of a page changes by itself. */
export interface Turns {
  /** The next first day of something public. */
  readonly begins: string | null;
  /** The next last day of something public. */
  readonly ends: string | null;
}

/** When the next of what is public on a page begins after `today`, and when the next ends that has not ended before it. */
export const nextStartAndEnd = async (
  db: Executor,
  { owner, kind, filter = {} }: Selection,
  today: string,
): Promise<Turns> => {
  // Days are compared as the texts they are.
  const day = (name: 'start' | 'end') => sql`${items.details}->>${sql.raw(`'${name}'`)}`;
  const [row] = await db
    .select({
      begins: sql<string | null>`min(${day('start')}) filter (where ${day('start')} > ${today})`,
      ends: sql<string | null>`min(${day('end')})`,
    })
    .from(items)
    .where(
      and(
        eq(items.ownerId, owner.id),
        eq(items.kind, kind),
        eq(items.policy, 'public'),
        isNull(items.deletedAt),
        filter.type === undefined ? undefined : sql`${items.type} = ${filter.type}`,
        sql`${day('end')} >= ${today}`,
      ),
    );
  return row ?? { begins: null, ends: null };
};
