import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import { type CustomerRecord, customerRecord } from '../../../profile/group/customers/lookup.reads.ts';
import { groupRoleOf } from '../../../profile/directory/groups/membership.reads.ts';
import { memberIsOpen } from '../../../profile/directory/members/availability.reads.ts';

/** The facts of a member that decide on admission. */
export interface MemberFacts {
  /** Whether the member is an accepted member of the group. */
  readonly accepted: boolean;
  /** Phone number in the group's customer record, if the member has claimed that record. */
  readonly phone: string | null;
}

/** Finds members with open pages and their relation to a group; without a group there is none. */
export const findScannedMembers = byProgram(
  async (db: Executor, groupId: string | null, ids: readonly string[]): Promise<ReadonlyMap<string, MemberFacts>> => {
    if (ids.length === 0) return new Map();
    const id = sql`requested.id`;
    const group = sql`${groupId}::uuid`;
    const customerRecordJson = customerRecord({ groupId: group, memberId: id, customerId: sql`null::uuid` });
    const { rows } = await db.execute<{ id: string; role: string | null; written: CustomerRecord | null }>(
      sql`select requested.id, ${groupRoleOf(group, id)} as role, ${customerRecordJson} as written
      from unnest(${sql.param([...ids])}::uuid[]) as requested (id) where ${memberIsOpen(id)}`,
    );
    return new Map(
      rows.map(({ id: memberId, role, written: as }) => [
        memberId,
        { accepted: role !== null, phone: as?.phone ?? null },
      ]),
    );
  },
);
