import { sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { groups } from '../tables.ts';

const preparedGroups = prepareOnce((db, name: 'groups by their ids') =>
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
    .where(sql`${groups.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare(name),
);

/** Reads groups by their ids, closed ones included, for people who had a relation to them. */
export const listLabels = (db: Executor, ids: readonly string[]) =>
  preparedGroups(db, 'groups by their ids').execute({ ids: [...new Set(ids)] });
