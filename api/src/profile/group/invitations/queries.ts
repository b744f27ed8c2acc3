import { byProgram } from '../../../platform/database/row-security/current-actor.ts';
import type { Picture } from '@m4u/contract/common';
import { and, desc, eq, gt, isNull, lte, ne, or, sql } from '../../../platform/database/orm.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { Slice } from '../../../platform/database/slice.ts';
import { currentLink } from '../../shortLink/reads.ts';
import { pictureOf } from '../../upload/reads.ts';
import { type GroupRecord, MOST_ACCEPTANCES } from './allowance.rules.ts';
import { groupInvitations } from './tables.ts';
import { groupMembers, groups } from '../tables.ts';

/** A stored invitation. */
export type InvitationRow = typeof groupInvitations.$inferSelect;

/** The recipient of an invitation: exactly one field is set. */
export interface Recipient {
  readonly memberId: string | null;
  readonly email: string | null;
  readonly phone: string | null;
}

const hasRecipient = ({ memberId, email, phone }: Recipient) =>
  or(
    memberId === null ? undefined : eq(groupInvitations.memberId, memberId),
    email === null ? undefined : eq(groupInvitations.email, email),
    phone === null ? undefined : eq(groupInvitations.phone, phone),
  );

/**
 * Finds an invitation that makes another one unnecessary: an open one, or one whose accepter is still in the group. It
 * reveals no account that the group does not know.
 */
export const findExisting = async (
  db: Executor,
  groupId: string,
  to: Recipient,
): Promise<InvitationRow | undefined> => {
  const isThere = sql`exists (select from ${groupMembers} where ${groupMembers.groupId} = ${groupInvitations.groupId}
    and ${groupMembers.memberId} = ${groupInvitations.answeredBy} and ${groupMembers.status} <> 'requested')`;
  const [row] = await db
    .select()
    .from(groupInvitations)
    .where(
      and(
        eq(groupInvitations.groupId, groupId),
        hasRecipient(to),
        or(eq(groupInvitations.status, 'sent'), and(eq(groupInvitations.status, 'accepted'), isThere)),
      ),
    )
    .orderBy(desc(sql`${groupInvitations.status} = 'sent'`), desc(groupInvitations.id))
    .limit(1);
  return row;
};

/** Stores an invitation; false when there is an open one to the same recipient. */
export const insert = async (tx: Executor, row: typeof groupInvitations.$inferInsert): Promise<boolean> =>
  ((await tx.insert(groupInvitations).values(row).onConflictDoNothing()).rowCount ?? 0) > 0;

/**
 * Reads an invitation of a group that is not deleted or locked. It runs as the system, because the holder of its link
 * may be a visitor.
 */
export const find = byProgram(async (db: Executor, id: string): Promise<InvitationRow | undefined> => {
  const [row] = await db
    .select({ row: groupInvitations })
    .from(groupInvitations)
    .innerJoin(groups, eq(groups.id, groupInvitations.groupId))
    .where(and(eq(groupInvitations.id, id), isNull(groups.deletedAt), isNull(groups.lockedAt)));
  return row?.row;
});

/** The inviting group, as the invitee sees it. */
export interface InvitingGroup {
  readonly _id: string;
  readonly name: string;
  readonly headline: string;
  readonly logo: Picture | null;
  readonly urlMinify: string | null;
}

/** Reads the inviting group. */
export const findInvitingGroup = async (db: Executor, id: string): Promise<InvitingGroup | undefined> => {
  const [row] = await db
    .select({
      _id: groups.id,
      name: groups.name,
      headline: groups.headline,
      logo: pictureOf(groups.logoId),
      urlMinify: currentLink('group', groups.id),
    })
    .from(groups)
    .where(eq(groups.id, id));
  return row;
};

/** Reads the facts that decide a group's daily invitations. People who accepted their own invitation do not count. */
export const findGroupRecord = async (db: Executor, groupId: string): Promise<GroupRecord | undefined> => {
  const people = db
    .selectDistinct({ id: groupInvitations.answeredBy })
    .from(groupInvitations)
    .where(
      and(
        eq(groupInvitations.groupId, groupId),
        eq(groupInvitations.status, 'accepted'),
        ne(groupInvitations.answeredBy, groupInvitations.invitedBy),
      ),
    )
    .limit(MOST_ACCEPTANCES)
    .as('people');
  const [row] = await db
    .select({ createdAt: groups.createdAt, accepted: sql<number>`(select count(*)::int from ${people})` })
    .from(groups)
    .where(eq(groups.id, groupId));
  return row;
};

const isOpenInvitation = (groupId: string) =>
  and(eq(groupInvitations.groupId, groupId), eq(groupInvitations.status, 'sent'));

/** Stores the answer to an open invitation that was sent after a moment; false when it is no longer open. */
export const answer = byProgram(
  async (
    tx: Executor,
    id: string,
    { after, ...answered }: Pick<InvitationRow, 'status' | 'answeredAt' | 'answeredBy'> & { readonly after: Date },
  ): Promise<boolean> => {
    const changed = await tx
      .update(groupInvitations)
      .set(answered)
      .where(and(eq(groupInvitations.id, id), eq(groupInvitations.status, 'sent'), gt(groupInvitations.sentAt, after)));
    return (changed.rowCount ?? 0) > 0;
  },
);

/** Withdraws an open invitation of any age; false when it is no longer open. */
export const withdraw = async (tx: Executor, id: string, now: Date): Promise<boolean> => {
  const changed = await tx
    .update(groupInvitations)
    .set({ status: 'withdrawn', answeredAt: now })
    .where(and(eq(groupInvitations.id, id), eq(groupInvitations.status, 'sent')));
  return (changed.rowCount ?? 0) > 0;
};

/**
 * Withdraws the open invitations that must end with a member's rights in a group: invitations to the member, and
 * invitations by the member that would make others more than members. Returns whom they invited.
 */
export const withdrawOfMember = byProgram(
  async (
    tx: Executor,
    { groupId, memberId, now }: { readonly groupId: string; readonly memberId: string; readonly now: Date },
  ): Promise<Recipient[]> =>
    tx
      .update(groupInvitations)
      .set({ status: 'withdrawn', answeredAt: now })
      .where(
        and(
          isOpenInvitation(groupId),
          or(
            eq(groupInvitations.memberId, memberId),
            and(eq(groupInvitations.invitedBy, memberId), ne(groupInvitations.role, 'member')),
          ),
        ),
      )
      .returning({
        memberId: groupInvitations.memberId,
        email: groupInvitations.email,
        phone: groupInvitations.phone,
      }),
);

/** Records that an open invitation is sent again; false when it is no longer open, or was sent after `lastSentAt`. */
export const markResent = async (
  tx: Executor,
  id: string,
  { now, lastSentAt }: { readonly now: Date; readonly lastSentAt: Date },
): Promise<boolean> => {
  const changed = await tx
    .update(groupInvitations)
    .set({ sentAt: now })
    .where(
      and(eq(groupInvitations.id, id), eq(groupInvitations.status, 'sent'), lte(groupInvitations.sentAt, lastSentAt)),
    );
  return (changed.rowCount ?? 0) > 0;
};

/** Lists the open invitations of a group, latest first. */
export const list = (db: Executor, groupId: string, { limit, offset }: Slice): Promise<InvitationRow[]> =>
  db
    .select()
    .from(groupInvitations)
    .where(isOpenInvitation(groupId))
    .orderBy(desc(groupInvitations.id))
    .limit(limit)
    .offset(offset);

/** Counts the open invitations of a group. */
export const count = (db: Executor, groupId: string): Promise<number> =>
  db.$count(groupInvitations, isOpenInvitation(groupId));

/** Finds the open invitation of a group to a member. */
export const findToMember = async (db: Executor, groupId: string, memberId: string) => {
  const [row] = await db
    .select()
    .from(groupInvitations)
    .where(and(isOpenInvitation(groupId), eq(groupInvitations.memberId, memberId)));
  return row;
};
