import { and, eq, isNull } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../tables.ts';

/** Puts a member into an agency; a member who already has one keeps it. */
export const joinAgency = (tx: Executor, memberId: string, agencyId: string, updatedAt: Date) =>
  tx
    .update(members)
    .set({ agencyId, updatedAt })
    .where(and(eq(members.id, memberId), isNull(members.agencyId)));

/** Takes a member out of an agency, if that is theirs. */
export const leaveAgency = (tx: Executor, memberId: string, agencyId: string, updatedAt: Date) =>
  tx
    .update(members)
    .set({ agencyId: null, updatedAt })
    .where(and(eq(members.id, memberId), eq(members.agencyId, agencyId)));
