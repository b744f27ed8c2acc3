import type { SearchKind } from '@m4u/contract/insight/search/rules';
import type { Owner, Visibility } from '@m4u/contract/common';
import { and, eq, isNull } from '../../../platform/database/orm.ts';
import { reports } from '../../../insight/privacy/reports/tables.ts';
import { assertDone } from '../../server/answers.ts';
import type { TestMember } from '../../server/api.ts';
import { block, relate } from '../../factories/profiles.ts';
import type { Actor } from './actors.ts';
import { bystander, newMessage, talk, type Thing } from './social.ts';
import { once, type World } from './world.ts';

type Made = { data: { _id: string } };

/** Readers of the parts of a page that are not public (docs/rules/visibility.md#audiences). */
const READERS: Readonly<Record<Owner['kind'], Readonly<Record<Exclude<Visibility, 'public'>, readonly Actor[]>>>> = {
  member: { friends: ['friend', 'owner'], private: ['owner'] },
  group: { friends: ['member', 'groupAdmin'], private: ['groupAdmin'] },
};

/** A kind of content that is searched for. */
export type PieceKind = Exclude<SearchKind, 'member' | 'group'>;

const INSERT: Readonly<Record<PieceKind, Readonly<Record<Owner['kind'], string>>>> = {
  post: { member: '/members/insertBlog', group: '/brandBlog/insert/' },
  product: { member: '/productMember/insert', group: '/productMember/insert' },
  relic: { member: '/relics/insert/', group: '/brandRelics/insert' },
};

const write = async (
  world: World,
  kind: PieceKind,
  owner: Owner['kind'],
  policy: Visibility,
  title: string,
): Promise<Thing> => {
  const body = {
    title,
    content: `<p>${title}</p>`,
    policy,
    ...(kind === 'product' && { type: 'sell' }),
    ...(owner === 'group' && { groupId: world.groupId }),
  };
  const as = world.who(owner === 'member' ? 'owner' : 'groupAdmin');
  const made = await world.api.post(INSERT[kind][owner], { as, body });
  return { id: assertDone<Made>(made).data._id, words: title };
};

const hidden = (kind: PieceKind, owner: Owner['kind'], policy: Exclude<Visibility, 'public'>) =>
  once((world: World) => write(world, kind, owner, policy, world.secret(kind, READERS[owner][policy])));

/** A piece that is not for everybody, of every kind, owner and level. */
export const hiddenPieces = (['post', 'product', 'relic'] as const).flatMap((kind) =>
  (['member', 'group'] as const).flatMap((owner) =>
    (['friends', 'private'] as const).map((policy) => ({
      kind,
      owner,
      policy,
      readers: READERS[owner][policy],
      of: hidden(kind, owner, policy),
    })),
  ),
);

/** A post of the owner for their friends, which one of them reports to staff. */
export const friendsPost = once((world: World) =>
  write(world, 'post', 'member', 'friends', world.secret('told', ['friend', 'owner', 'staff'])),
);

/** A post of the group for its members, which one of them reports to staff, and one for everybody. */
export const groupPosts = once(async (world: World) => ({
  friends: await write(world, 'post', 'group', 'friends', world.secret('told', ['member', 'groupAdmin', 'staff'])),
  public: await write(world, 'post', 'group', 'public', `Chuyện của xưởng ${world.name} ${world.next()}`),
}));

/** Somebody who is searched for: by a name of their own and by two numbers. */
export interface Sought {
  readonly member: TestMember;
  readonly name: string;
}

const sought = async (world: World): Promise<Sought> => {
  const member = await world.newcomer();
  const name = `Khuất${world.name}${world.next()}`;
  assertDone(await world.api.put(`/members/updateMemberById/${member.memberId}`, { as: member, body: { name } }));
  return { member, name };
};

/** Somebody whom the owner has blocked. */
export const blockedOne = once(async (world: World) => {
  const found = await sought(world);
  await block(world.api, world.who('owner'), found.member);
  return found;
});

/** Somebody who has blocked the owner. */
export const blockingOne = once(async (world: World) => {
  const found = await sought(world);
  await block(world.api, found.member, world.who('owner'));
  return found;
});

/** Somebody whom staff have locked, for a reason that is in their log alone. */
export const lockedOne = once(async (world: World) => {
  const found = await sought(world);
  const reason = world.secret('reason', ['staff']);
  const address = `/admin/members/${found.member.memberId}/lock`;
  assertDone(await world.api.put(address, { as: world.who('staff'), body: { reason } }));
  return { ...found, reason };
});

const numberOf = (world: World): string => `+849${String(10_000_000 + world.next() * 7).padStart(8, '0')}`;

/** Somebody with a number for friends, the world's friend among them, and one for nobody. */
export const calledOne = once(async (world: World) => {
  const { member } = await sought(world);
  await relate(world.api, member, world.who('friend'));
  const numbers = { friends: world.keep(numberOf(world), ['friend']), private: world.keep(numberOf(world), []) };
  const contacts = Object.entries(numbers).map(([policy, value]) => ({ kind: 'phone', value, policy }));
  assertDone(await world.api.put(`/members/updateMemberById/${member.memberId}`, { as: member, body: { contacts } }));
  return numbers;
});

const report = async (world: World, as: TestMember, kind: string, targetId: string): Promise<Thing> => {
  const words = world.secret('report', ['staff']);
  assertDone(await world.api.post('/reports', { as, body: { kind, targetId, reason: 'other', words } }));
  const { db } = world.api.api.platform;
  const [row] = await db
    .select({ id: reports.id, words: reports.words })
    .from(reports)
    .where(and(eq(reports.reporterId, as.memberId), eq(reports.targetId, targetId), isNull(reports.handledAt)));
  return { id: row?.id ?? '', words: row?.words ?? '' };
};

/** What somebody told staff about the owner. */
export const reportOfOwner = once(async (world: World) =>
  report(world, await bystander(world), 'member', world.memberId),
);

/** A message of the owner that staff read once their friend reports it; new each time. */
export const messageForStaff = async (world: World) =>
  newMessage(world, (await talk(world)).id, ['owner', 'friend', 'staff']);

/** A message of the owner, reported by their friend. */
export const reportedMessage = once(async (world: World): Promise<Thing> => {
  const { _id, detail } = await messageForStaff(world);
  await report(world, world.who('friend'), 'message', _id);
  return { id: _id, words: detail };
});

/** An open report about the group; the same until somebody closes it. */
export const openReport = async (world: World) => report(world, await bystander(world), 'group', world.groupId);

/** Everything of this wing that has an id. */
export const furnishInsight = async (world: World): Promise<void> => {
  for (const { of } of hiddenPieces) await of(world);
  await friendsPost(world);
  await groupPosts(world);
  await reportOfOwner(world);
  await reportedMessage(world);
};
