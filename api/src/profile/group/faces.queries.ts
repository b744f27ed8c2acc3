import { inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database.ts';
import { currentLink } from '../member/link.service.ts';
import { pictureOf } from '../upload/service.ts';
import { groups } from './tables.ts';

/** What people who had to do with groups may know of them, also of those that are closed by now. */
export const faces = (db: Executor, ids: readonly string[]) =>
  db
    .select({
      _id: groups.id,
      name: groups.name,
      logo: pictureOf(groups.logoId),
      urlMinify: currentLink('group', groups.id),
      deletedAt: groups.deletedAt,
      lockedAt: groups.lockedAt,
    })
    .from(groups)
    .where(inArray(groups.id, [...new Set(ids)]));
