import { and, isNull, sql } from '../../platform/database/orm.ts';
import type { Actor } from '../../platform/caller.ts';
import type { Executor } from '../../platform/database/database.ts';
import { prepareOnce } from '../../platform/database/prepared.ts';
import { memberValues, preparedMember, type Reader, visibleTo } from '../../profile/friend/visibility.reads.ts';
import { columns } from './queries.ts';
import { contentItems as items } from './tables.ts';

type Variant = 'pieces a visitor sees' | 'pieces a member sees';
const READER: Readonly<Record<Variant, Reader>> = {
  'pieces a visitor sees': { kind: 'visitor' },
  'pieces a member sees': preparedMember,
};

const preparedTitles = prepareOnce((db, name: Variant) =>
  db
    .select({
      id: items.id,
      title: items.title,
      excerpt: items.excerpt,
      cover: columns.cover,
      createdAt: items.createdAt,
    })
    .from(items)
    .where(
      and(
        sql`${items.id} = any(${sql.placeholder('ids')}::uuid[])`,
        isNull(items.deletedAt),
        visibleTo(READER[name], items),
      ),
    )
    .prepare(name),
);

/** Pieces by id that the reader may see, with the fields for mixed lists. */
export const findVisible = (db: Executor, actor: Actor, ids: readonly string[]) =>
  preparedTitles(db, actor.kind === 'visitor' ? 'pieces a visitor sees' : 'pieces a member sees').execute({
    ids: [...ids],
    ...memberValues(actor),
  });
