import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import { and, count, desc, eq, gt, isNull, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { blockedIdsOf } from '../../friend/visibility.reads.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { groupMembers, groups } from '../tables.ts';
import type { InvitationRow, InvitingGroup } from './queries.ts';
import { groupInvitations } from './tables.ts';

/** A member with the verified addresses of the account. */
export interface Reader {
  readonly memberId: string;
  readonly email: string | null;
  readonly phone: string | null;
}

/** An open invitation and the group that it is for. */
export interface ReceivedRow {
  readonly row: InvitationRow;
  readonly group: InvitingGroup;
}

/**
 * Open invitations sent after `since` to a member, by admins whom neither side has blocked, to groups not joined yet.
 */
const isReceived = ({ memberId, email, phone }: Reader, since: Date) =>
  and(
    or(
      eq(groupInvitations.memberId, memberId),
      email === null ? undefined : eq(groupInvitations.email, email),
      // As isOpenToAddress (rules.ts).
      phone === null ? undefined : and(eq(groupInvitations.phone, phone), eq(groupInvitations.role, 'member')),
    ),
    eq(groupInvitations.status, 'sent'),
    gt(groupInvitations.sentAt, since),
    isNull(groups.deletedAt),
    isNull(groups.lockedAt),
    sql`${groupInvitations.invitedBy} not in (${blockedIdsOf(sql`${memberId}::uuid`)})`,
    sql`not exists (select from ${groupMembers} where ${groupMembers.groupId} = ${groupInvitations.groupId}
      and ${groupMembers.memberId} = ${memberId} and ${groupMembers.status} <> 'requested')`,
  );

/**
 * Lists the open invitations to a member and to their verified addresses, latest first. It runs as the system, because
 * an invitation to an address belongs to nobody else's row.
 */
export const listReceived = byProgram(
  async (
    db: Executor,
    reader: Reader,
    since: Date,
    { limit, offset }: Slice,
  ): Promise<{ data: ReceivedRow[]; total: number }> => {
    const condition = isReceived(reader, since);
    const rows = db
      .select({
        row: groupInvitations,
        group: {
          _id: groups.id,
          name: groups.name,
          headline: groups.headline,
          logo: pictureOf(groups.logoId),
          urlMinify: currentLink('group', groups.id),
        },
      })
      .from(groupInvitations)
      .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
      .where(condition)
      .orderBy(desc(groupInvitations.id))
      .limit(limit)
      .offset(offset);
    const counted = db
      .select({ total: count() })
      .from(groupInvitations)
      .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
      .where(condition);
    const [data, [total]] = await Promise.all([rows, counted]);
    return { data, total: total?.total ?? 0 };
  },
);
