import { and, eq, sql, type SQL } from '../../../platform/database/orm.ts';
import type { Reader } from '../../../profile/friend/visibility.reads.ts';
import { contentItems as items } from '../tables.ts';
import { contentPlacements as placements } from './tables.ts';

/** Whether a group shows a member's piece, as a value within a query of pieces. */
export const isShownInGroup = sql<boolean>`(${items.groupId} is not null and exists (select from ${placements}
  where ${placements.itemId} = ${items.id} and ${placements.state} = 'shown'))`;

/** Pieces shared with a group; others than their writer see only those that it shows. */
export const isSharedWith = (reader: Reader, groupId: string): SQL | undefined =>
  and(
    eq(items.groupId, groupId),
    reader.kind === 'member' ? sql`(${items.ownerId} = ${reader.memberId} or ${isShownInGroup})` : isShownInGroup,
  );
