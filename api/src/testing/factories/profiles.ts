import type { GroupRole } from '@m4u/contract/profile/group/roles.rules';
import type { Picture } from '@m4u/contract/common';
import { inArray } from '../../platform/database/orm.ts';
import { accounts, sessions } from '../../identity/auth/tables.ts';
import type { DomainEvent } from '../../platform/events/event.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { agencyAdmins } from '../../profile/agency/admins/tables.ts';
import { agencies } from '../../profile/agency/tables.ts';
import { friendships, memberBlocks } from '../../profile/friend/tables.ts';
import { groupMembers, groups } from '../../profile/group/tables.ts';
import { shortLinks } from '../../profile/shortLink/tables.ts';
import type { TestApi, TestMember } from '../server/api.ts';

type Status = (typeof friendships.$inferInsert)['status'];

/** Inserts a block of one member by another. */
export const block = ({ api }: TestApi, member: { memberId: string }, blocked: { memberId: string }) =>
  api.platform.db.insert(memberBlocks).values({ memberId: member.memberId, blockedId: blocked.memberId });

/** Inserts a relation of two members. */
export const relate = (
  { api }: TestApi,
  from: { memberId: string },
  to: { memberId: string },
  status: Status = 'accepted',
) => api.platform.db.insert(friendships).values({ fromId: from.memberId, toId: to.memberId, status });

/** Properties of a group; all have defaults. */
export interface GroupFacts {
  readonly row?: Partial<typeof groups.$inferInsert>;
  readonly link?: string;
  readonly admins?: readonly { memberId: string }[];
  readonly members?: readonly { memberId: string }[];
  readonly requested?: readonly { memberId: string }[];
  /** People with a role, one each. */
  readonly staff?: Partial<Record<'cashier' | 'editor' | 'door', { memberId: string }>>;
}

/** Makes a group with its people; returns its id. */
export const makeGroup = async ({ api, clock }: TestApi, facts: GroupFacts = {}): Promise<string> => {
  const { db } = api.platform;
  const id = uuidv7();
  await db.insert(groups).values({ id, name: 'Gốm Sông Thu', updatedAt: clock.now(), ...facts.row });
  if (facts.link) await db.insert(shortLinks).values({ link: facts.link, ownerKind: 'group', ownerId: id });
  const as = (people: readonly { memberId: string }[] = [], role: GroupRole, status: 'accepted' | 'requested') =>
    people.map(({ memberId }) => ({ groupId: id, memberId, role, status }));
  const people = [
    ...as(facts.admins, 'admin', 'accepted'),
    ...as(facts.members, 'member', 'accepted'),
    ...as(facts.requested, 'admin', 'requested'),
    ...(['cashier', 'editor', 'door'] as const).flatMap((role) => {
      const person = facts.staff?.[role];
      return person ? as([person], role, 'accepted') : [];
    }),
  ];
  if (people.length > 0) await db.insert(groupMembers).values(people);
  return id;
};

/** Makes an agency with its admins; returns its id. */
export const makeAgency = async (
  { api, clock }: TestApi,
  facts: {
    readonly name?: string;
    readonly row?: Partial<typeof agencies.$inferInsert>;
    readonly link?: string;
    readonly admins?: readonly { memberId: string }[];
  } = {},
): Promise<string> => {
  const { db } = api.platform;
  const id = uuidv7();
  const name = facts.name ?? 'Hội Doanh nhân Sông Thu';
  await db.insert(agencies).values({ id, name, updatedAt: clock.now(), ...facts.row });
  if (facts.link) await db.insert(shortLinks).values({ link: facts.link, ownerKind: 'agency', ownerId: id });
  for (const { memberId } of facts.admins ?? [])
    await db.insert(agencyAdmins).values({ agencyId: id, memberId, createdAt: clock.now() });
  return id;
};

/**
 * Makes members staff of the platform, with a second factor that their sessions have given: staff do nothing without it
 * (docs/rules/auth.md#second-factor). `signInAgain` opens further sessions of them.
 */
export const makeStaff = async ({ api }: TestApi, ...members: readonly { memberId: string }[]): Promise<void> => {
  const { db, clock } = api.platform;
  const people = members.map(({ memberId }) => memberId);
  const changed = await db
    .update(accounts)
    .set({ staff: true, factorSince: clock.now() })
    .where(inArray(accounts.memberId, people))
    .returning({ id: accounts.id });
  const ids = changed.map(({ id }) => id);
  await db.update(sessions).set({ factorAt: clock.now() }).where(inArray(sessions.accountId, ids));
};

/** Collects every event from now on. */
export const watchEvents = ({ api }: TestApi) => {
  const events: DomainEvent[] = [];
  api.events.on({ name: 'test', onEvent: (event) => void events.push(event), onGap: () => undefined });
  return {
    events,
    /** Returns the tags since the last call. */
    tags: () => events.splice(0).flatMap((event) => event.tags),
  };
};

const BOUNDARY = 'm4u-test-boundary';

/** Sends one file like a browser's form. */
export const sendFile = (
  api: TestApi,
  as: TestMember | undefined,
  bytes: Uint8Array,
  field = 'file',
  name = 'anh.jpg',
) =>
  api.post('/uploads', {
    as,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    body: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
      ),
      bytes,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  });

/** Uploads a picture of a member. */
export const uploadPicture = async (api: TestApi, as: TestMember, bytes: Uint8Array): Promise<Picture> => {
  const answer = await sendFile(api, as, bytes);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<{ data: Picture }>().data;
};
