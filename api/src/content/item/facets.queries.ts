/** Additional facts of lists: their tags and months, and the next day on which they change. */
import { and, eq, isNull, sql, type SQL } from '../../platform/database/orm.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { isVisibleOnPage, type PageItems } from './queries.ts';
import { contentItems as items } from './tables.ts';

const isOnPage = (actor: Actor, { owner: { kind, id }, kind: of }: PageItems): SQL | undefined =>
  and(isVisibleOnPage(actor, { kind, id: sql`${id}::uuid` }), eq(items.kind, of));

const MOST_TAGS = 30;

/** Tags of the pieces on a page that the reader may see, most used first. */
export const listTags = async (db: Executor, actor: Actor, pageItems: PageItems): Promise<string[]> => {
  const { rows } = await db.execute<{ tag: string }>(
    sql`select tag from ${items}, jsonb_array_elements_text(${items.details}->'tags') as tag
      where ${isOnPage(actor, pageItems)} group by tag order by count(*) desc, tag limit ${MOST_TAGS}`,
  );
  return rows.map(({ tag }) => tag);
};

/** Months, YYYY-MM, of `details.day` of the pieces that the reader may see, newest first. */
export const listMonths = async (db: Executor, actor: Actor, pageItems: PageItems): Promise<string[]> => {
  const month = sql<string>`left(${items.details}->>'day', 7)`;
  const rows = await db
    .selectDistinct({ month })
    .from(items)
    .where(isOnPage(actor, pageItems))
    .orderBy(sql`1 desc`);
  return rows.map((row) => row.month);
};

/** Next days on which the public pieces of a page change. */
export interface NextDays {
  /** Next first day of a public piece. */
  readonly begins: string | null;
  /** Next last day of a public piece. */
  readonly ends: string | null;
}

const selectNextDays = prepareOnce((db, variant: `next days of pieces${'' | ' of a type'}`) => {
  // Days are stored as text and sort as text.
  const day = (name: 'start' | 'end') => sql`${items.details}->>${sql.raw(`'${name}'`)}`;
  const today = sql`${sql.placeholder('today')}::text`;
  return db
    .select({
      begins: sql<string | null>`min(${day('start')}) filter (where ${day('start')} > ${today})`,
      ends: sql<string | null>`min(${day('end')})`,
    })
    .from(items)
    .where(
      and(
        eq(items.ownerId, sql.placeholder('owner')),
        eq(items.kind, sql.placeholder('kind')),
        eq(items.policy, 'public'),
        isNull(items.deletedAt),
        variant.endsWith('of a type') ? sql`${items.type} = ${sql.placeholder('type')}` : undefined,
        sql`${day('end')} >= ${today}`,
      ),
    )
    .prepare(variant);
});

/** Next day after `today` on which a public piece starts, and next last day of a public piece, from `today` on. */
export const nextStartAndEnd = async (
  db: Executor,
  { owner, kind, filter: { type } = {} }: PageItems,
  today: string,
): Promise<NextDays> => {
  const values = { owner: owner.id, kind, today };
  const [row] = await (type === undefined
    ? selectNextDays(db, 'next days of pieces').execute(values)
    : selectNextDays(db, 'next days of pieces of a type').execute({ ...values, type }));
  return row ?? { begins: null, ends: null };
};
