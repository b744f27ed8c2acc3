import { and, inArray, isNull } from 'drizzle-orm';
import type { Actor } from '../../platform/context.ts';
import type { Executor } from '../../platform/database/database.ts';
import { visibleTo } from '../../profile/friend/queries.ts';
import { columns } from './queries.ts';
import { contentItems as items } from './tables.ts';

/** Those of these pieces that the reader may see, as lists name them. */
export const seenAmong = (db: Executor, actor: Actor, ids: readonly string[]) =>
  db
    .select({
      id: items.id,
      title: items.title,
      excerpt: items.excerpt,
      cover: columns.cover,
      createdAt: items.createdAt,
    })
    .from(items)
    .where(and(inArray(items.id, [...ids]), isNull(items.deletedAt), visibleTo(actor, items)));
