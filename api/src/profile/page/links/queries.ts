import type { Owner } from '@m4u/contract/common';
import { and, eq, notInArray, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { linkClicks } from '../tables.ts';

/** Counts an opening of a link on a day. */
export const countOpening = (db: Executor, owner: Owner, { linkId, day }: { linkId: string; day: string }) =>
  db
    .insert(linkClicks)
    .values({ linkId, day, ownerKind: owner.kind, ownerId: owner.id, clicks: 1 })
    .onConflictDoUpdate({
      target: [linkClicks.linkId, linkClicks.day],
      set: { clicks: sql`${linkClicks.clicks} + 1` },
    });

/** Number of openings of each link of a page, by link id. */
export const listOpeningCounts = async (db: Executor, { kind, id }: Owner): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ linkId: linkClicks.linkId, clicks: sql<number>`sum(${linkClicks.clicks})::int` })
    .from(linkClicks)
    .where(and(eq(linkClicks.ownerKind, kind), eq(linkClicks.ownerId, id)))
    .groupBy(linkClicks.linkId);
  return new Map(rows.map(({ linkId, clicks }) => [linkId, clicks]));
};

/** Deletes the counts of links that the page no longer has. */
export const removeCounts = (db: Executor, { kind, id }: Owner, keptIds: readonly string[]) =>
  db
    .delete(linkClicks)
    .where(
      and(
        eq(linkClicks.ownerKind, kind),
        eq(linkClicks.ownerId, id),
        keptIds.length > 0 ? notInArray(linkClicks.linkId, [...keptIds]) : undefined,
      ),
    );
