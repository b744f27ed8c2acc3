import { eq } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { members } from '../../member/tables.ts';

/** Locks a member's row until the transaction ends, so that quotas per member are checked one call at a time. */
export const lockMemberRow = (tx: Executor, memberId: string) =>
  tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('update');
