import type { Owner, Visibility } from '@m4u/contract/common';
import { and, eq, sql } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { agencies } from '../../../profile/agency/tables.ts';
import { friendships } from '../../../profile/friend/tables.ts';
import { groupMembers } from '../../../profile/group/tables.ts';
import { members } from '../../../profile/member/tables.ts';
import { assertDone } from '../../server/answers.ts';
import type { TestApi, TestMember } from '../../server/api.ts';
import { makeGroup, relate, uploadPicture } from '../../factories/profiles.ts';
import { photo } from '../../files/pictures.ts';

/** Kinds of readers of a piece. */
export const actors = [
  'visitor',
  'stranger',
  'friend',
  'formerFriend',
  'owner',
  'groupAdmin',
  'otherAdmin',
  'agencyAdmin',
] as const;
export type ActorName = (typeof actors)[number];

export const levels: readonly Visibility[] = ['public', 'friends', 'private'];

/**
 * Readers of each level, written out from the rules and not computed as the program does it
 * (docs/rules/visibility.md#audiences).
 */
const readersOf: Readonly<Record<Owner['kind'], Readonly<Record<Visibility, readonly ActorName[]>>>> = {
  member: { public: actors, friends: ['friend', 'owner'], private: ['owner'] },
  // The friend is also an accepted member of the group; the former friend is a suspended one.
  group: { public: actors, friends: ['friend', 'groupAdmin'], private: ['groupAdmin'] },
};

/** Returns whether the actor may see a piece of this owner and level. */
export const canSee = (actor: ActorName, owner: Owner['kind'], policy: Visibility): boolean =>
  readersOf[owner][policy].includes(actor);

/** Returns whether the actor may change content of this owner. */
export const canChange = (actor: ActorName, owner: Owner['kind']): boolean =>
  actor === (owner === 'member' ? 'owner' : 'groupAdmin');

/** People, group and pictures for the walk of the content table. */
export interface Scene {
  readonly api: TestApi;
  readonly as: (actor: ActorName) => TestMember | undefined;
  readonly memberId: string;
  readonly groupId: string;
  readonly agencyId: string;
  /** A group to which the owner belongs. */
  readonly joinedGroupId: string;
  /** A picture that the actor has uploaded. */
  readonly picture: (actor: ActorName) => string;
}

export const makeScene = async (api: TestApi): Promise<Scene> => {
  const { db } = api.api.platform;
  const people = new Map<ActorName, TestMember>();
  const pictures = new Map<ActorName, string>();
  for (const name of actors.slice(1)) {
    const person = await api.signUp(`${name.toLowerCase()}@example.vn`);
    people.set(name, person);
    pictures.set(name, (await uploadPicture(api, person, await photo(64, 64).jpeg().toBuffer()))._id);
  }
  const who = (name: ActorName): TestMember => {
    const person = people.get(name);
    if (!person) throw new Error(name);
    return person;
  };
  const agencyId = uuidv7();
  await db.insert(agencies).values({ id: agencyId, name: 'Hội Doanh nghiệp' });
  await db
    .update(members)
    .set({ type: 'agency', agencyId })
    .where(eq(members.id, who('agencyAdmin').memberId));
  const groupId = await makeGroup(api, {
    row: { agencyId },
    admins: [who('groupAdmin')],
    members: [who('friend'), who('formerFriend')],
  });
  await makeGroup(api, { admins: [who('otherAdmin')] });
  await relate(api, who('friend'), who('owner'));
  await relate(api, who('owner'), who('formerFriend'));
  await db.delete(friendships).where(sql`${friendships.toId} = ${who('formerFriend').memberId}`);
  await db
    .update(groupMembers)
    .set({ status: 'suspended' })
    .where(and(eq(groupMembers.groupId, groupId), eq(groupMembers.memberId, who('formerFriend').memberId)));
  return {
    api,
    as: (actor) => people.get(actor),
    memberId: who('owner').memberId,
    groupId,
    agencyId,
    joinedGroupId: await makeGroup(api, { members: [who('owner')] }),
    picture: (actor) => pictures.get(actor) ?? '',
  };
};

/** Kinds of content. A disabled poster counts as private; it has no level for friends. */
export type PieceKind = 'post' | 'product' | 'relic' | 'activity' | 'diary' | 'album' | 'poster';

type Writing = (scene: Scene, owner: Owner['kind'], policy: Visibility) => { path: string; body: object } | undefined;

/** Calls that write a piece for each owner; `undefined` where a group has no such kind. */
const writing: Readonly<Record<PieceKind, Writing>> = {
  post: ({ groupId }, owner) =>
    owner === 'member' ? { path: '/members/insertBlog', body: {} } : { path: '/brandBlog/insert/', body: { groupId } },
  product: ({ groupId }, owner) => ({
    path: '/productMember/insert',
    body: { type: 'sell', ...(owner === 'group' && { groupId }) },
  }),
  relic: ({ groupId }, owner) =>
    owner === 'member' ? { path: '/relics/insert/', body: {} } : { path: '/brandRelics/insert', body: { groupId } },
  activity: ({ memberId, groupId }, owner) => ({
    path: `/brandActivity/insertBrandActivity/${owner === 'member' ? memberId : groupId}`,
    body: { type: 'award' },
  }),
  diary: (_scene, owner) =>
    owner === 'member' ? { path: '/members/insertJobDiary', body: { day: '2026-03-01' } } : undefined,
  album: (scene, owner) => ({
    path: '/album/insert',
    body: {
      images: [scene.picture(owner === 'member' ? 'owner' : 'groupAdmin')],
      ...(owner === 'group' && { groupId: scene.groupId }),
    },
  }),
  poster: (scene, owner, policy) =>
    policy === 'friends'
      ? undefined
      : {
          path: '/poster/save-poster',
          body: {
            start: '2026-03-01',
            end: '2026-04-01',
            viewType: 'other',
            enabled: policy === 'public',
            images: [scene.picture(owner === 'member' ? 'owner' : 'groupAdmin')],
            ...(owner === 'group' && { groupId: scene.groupId }),
          },
        },
};

/** A piece written for the table. */
export interface Piece {
  readonly id: string;
  readonly title: string;
  readonly owner: Owner['kind'];
  readonly policy: Visibility;
}

let count = 0;

/** Writes a piece; returns undefined where the owner has no such kind. */
export const writePiece = async (
  scene: Scene,
  kind: PieceKind,
  owner: Owner['kind'],
  policy: Visibility,
  extra: object = {},
): Promise<Piece | undefined> => {
  const call = writing[kind](scene, owner, policy);
  if (!call) return undefined;
  count += 1;
  const title = `Mẩu ${policy} số ${count} của ${owner}`;
  const as = scene.as(owner === 'member' ? 'owner' : 'groupAdmin');
  const text = kind === 'poster' ? { title } : { title, content: `<p>${title}</p>`, policy };
  const body = { ...text, ...call.body, ...extra };
  const answer = assertDone<{ data: { _id: string } }>(await scene.api.post(call.path, { as, body }));
  return { id: answer.data._id, title, owner, policy };
};
