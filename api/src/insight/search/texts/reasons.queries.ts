import type { FoundReason } from '@m4u/contract/insight/search';
import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { prepareOnce } from '../../../platform/database/prepared.ts';

/** A text of an entry, and what it is. */
export interface Source {
  readonly id: string;
  readonly reason: FoundReason['kind'];
  readonly text: string;
}

const sourceTexts = prepareOnce((db, name: 'texts of what was found') =>
  db
    .select({
      id: sql<string>`source.id`,
      reason: sql<Source['reason']>`source.reason`,
      text: sql<string>`source.said`,
    })
    .from(sql`search_sources(${sql.placeholder('ids')}::uuid[]) as source`)
    .orderBy(sql`source.at`)
    .prepare(name),
);

/** The texts of entries, in the order of their weight. Runs as the system; the reader may see the entries. */
export const sources = byProgram((db: Executor, ids: readonly string[]): Promise<Source[]> =>
  sourceTexts(db, 'texts of what was found').execute({ ids: [...ids] }),
);
