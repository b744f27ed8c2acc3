import type { SearchKind } from '@m4u/contract/insight/search/rules';
import type { Owner, Visibility } from '@m4u/contract/common';
import { and, eq, isNull } from '../../../platform/database/orm.ts';
import { reports } from '../../../insight/privacy/reports/tables.ts';
import { assertDone } from '../../server/answers.ts';
import type { TestMember } from '../../server/api.ts';
import { block, relate } from '../../factories/profiles.ts';
import { type Actor, GROUP_MEMBERS } from './actors.ts';
import { bystander, newMessage, talk, type Thing } from './social.ts';
import { oncePerWorld, type World } from './world.ts';

type Made = { data: { _id: string } };

/** Readers of content that is not public (docs/rules/visibility.md#audiences). */
const READERS: Readonly<Record<Owner['kind'], Readonly<Record<Exclude<Visibility, 'public'>, readonly Actor[]>>>> = {
  member: { friends: ['friend', 'owner'], private: ['owner'] },
  group: { friends: GROUP_MEMBERS, private: ['groupAdmin', 'editor'] },
};

/** Kinds of content that the search finds. */
export type PieceKind = Exclude<SearchKind, 'member' | 'group' | 'agency'>;

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
  return { id: assertDone<Made>(made).data._id, text: title };
};

const hidden = (kind: PieceKind, owner: Owner['kind'], policy: Exclude<Visibility, 'public'>) =>
  oncePerWorld((world: World) => write(world, kind, owner, policy, world.secret(kind, READERS[owner][policy])));

/** A piece of each kind, owner and level that is not public. */
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

/** A post of the owner for friends, reported by one of them. */
export const friendsPost = oncePerWorld((world: World) =>
  write(world, 'post', 'member', 'friends', world.secret('told', ['friend', 'owner', 'staff'])),
);

/** A post of the group for members, reported by one of them, and a public one. */
export const groupPosts = oncePerWorld(async (world: World) => ({
  friends: await write(world, 'post', 'group', 'friends', world.secret('told', [...GROUP_MEMBERS, 'staff'])),
  public: await write(world, 'post', 'group', 'public', `Chuyện của xưởng ${world.name} ${world.next()}`),
}));

/** A person to search for, by a unique name and two numbers. */
export interface SearchedMember {
  readonly member: TestMember;
  readonly name: string;
}

const makeSearchedMember = async (world: World): Promise<SearchedMember> => {
  const member = await world.newcomer();
  const name = `Khuất${world.name}${world.next()}`;
  assertDone(await world.api.put(`/members/updateMemberById/${member.memberId}`, { as: member, body: { name } }));
  return { member, name };
};

/** A member whom the owner has blocked. */
export const blockedMember = oncePerWorld(async (world: World) => {
  const found = await makeSearchedMember(world);
  await block(world.api, world.who('owner'), found.member);
  return found;
});

/** A member who has blocked the owner. */
export const blockingMember = oncePerWorld(async (world: World) => {
  const found = await makeSearchedMember(world);
  await block(world.api, found.member, world.who('owner'));
  return found;
});

/** A member whom staff have locked for a reason that only the audit log shows. */
export const lockedMember = oncePerWorld(async (world: World) => {
  const found = await makeSearchedMember(world);
  const reason = world.secret('reason', ['staff']);
  const address = `/admin/members/${found.member.memberId}/lock`;
  assertDone(await world.api.put(address, { as: world.who('staff'), body: { reason } }));
  return { ...found, reason };
});

const numberOf = (world: World): string => `+849${String(10_000_000 + world.next() * 7).padStart(8, '0')}`;

/** A member with a number for friends, among them the world's friend, and a private one. */
export const memberWithNumbers = oncePerWorld(async (world: World) => {
  const { member } = await makeSearchedMember(world);
  await relate(world.api, member, world.who('friend'));
  const numbers = { friends: world.keep(numberOf(world), ['friend']), private: world.keep(numberOf(world), []) };
  const contacts = Object.entries(numbers).map(([policy, value]) => ({ kind: 'phone', value, policy }));
  assertDone(await world.api.put(`/members/updateMemberById/${member.memberId}`, { as: member, body: { contacts } }));
  return numbers;
});

const report = async (world: World, as: TestMember, kind: string, targetId: string): Promise<Thing> => {
  const text = world.secret('report', ['staff']);
  assertDone(await world.api.post('/reports', { as, body: { kind, targetId, reason: 'other', words: text } }));
  const { db } = world.api.api.platform;
  const [row] = await db
    .select({ id: reports.id, words: reports.words })
    .from(reports)
    .where(and(eq(reports.reporterId, as.memberId), eq(reports.targetId, targetId), isNull(reports.handledAt)));
  return { id: row?.id ?? '', text: row?.words ?? '' };
};

/** A report about the owner. */
export const reportOfOwner = oncePerWorld(async (world: World) =>
  report(world, await bystander(world), 'member', world.memberId),
);

/** Makes a message of the owner that staff read once the friend reports it. */
export const messageForStaff = async (world: World) =>
  newMessage(world, (await talk(world)).id, ['owner', 'friend', 'staff']);

/** A message of the owner, reported by the friend. */
export const reportedMessage = oncePerWorld(async (world: World): Promise<Thing> => {
  const { _id, detail } = await messageForStaff(world);
  await report(world, world.who('friend'), 'message', _id);
  return { id: _id, text: detail };
});

/** Returns an open report about the group, a new one after the last was closed. */
export const openReport = async (world: World) => report(world, await bystander(world), 'group', world.groupId);

/** Makes all data of this wing that has an id. */
export const furnishInsight = async (world: World): Promise<void> => {
  for (const { of } of hiddenPieces) await of(world);
  await friendsPost(world);
  await groupPosts(world);
  await reportOfOwner(world);
  await reportedMessage(world);
};
