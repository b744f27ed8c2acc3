import { and, eq, isNull } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../tables.ts';

/** Sets a member's agency, unless they have one. */
export const joinAgency = (tx: Executor, memberId: string, agencyId: string, updatedAt: Date) =>
  tx
    .update(members)
    .set({ agencyId, updatedAt })
    .where(and(eq(members.id, memberId), isNull(members.agencyId)));

/** Removes a member from an agency, if it is the member's agency. */
export const leaveAgency = (tx: Executor, memberId: string, agencyId: string, updatedAt: Date) =>
  tx
    .update(members)
    .set({ agencyId: null, updatedAt })
    .where(and(eq(members.id, memberId), eq(members.agencyId, agencyId)));
