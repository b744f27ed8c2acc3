import { CONSENT_VERSION } from '@m4u/contract/social/phonebook/consent';
import { and, eq } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { friendships } from '../../../profile/friend/tables.ts';
import { supportMessages } from '../../../social/contact/support.tables.ts';
import { notifications } from '../../../social/notification/tables.ts';
import { assertDone } from '../../server/answers.ts';
import type { TestMember } from '../../server/api.ts';
import { talksOf } from '../../factories/conversations.ts';
import { notify } from '../../factories/notices.ts';
import { relate } from '../../factories/profiles.ts';
import type { Actor, Person } from './actors.ts';
import { once, type World } from './world.ts';

type Made = { data: { _id: string } };
type Rows = { data: { _id: string }[] };

/** The member in whose name an actor writes of what is their own; a visitor has nothing and is refused before it is read. */
export const personOf = (actor: Actor): Person => (actor === 'visitor' ? 'owner' : actor);

/** A name that a sender gives to what they send, each time another. */
export const clientId = (world: World): string => `khach-${world.name}-${world.next()}`;

/** Somebody who is everybody's friend. */
export const acquaintance = once(async (world: World): Promise<TestMember> => {
  const somebody = await world.newcomer();
  for (const person of ['stranger', 'friend', 'member', 'groupAdmin', 'agencyAdmin', 'owner', 'staff'] as const)
    await relate(world.api, somebody, world.who(person));
  return somebody;
});

/** Somebody whom nobody knows. */
export const bystander = once((world: World): Promise<TestMember> => world.newcomer());

/** Something of a world, by its id, and what it says that is not for everybody. */
export interface Thing {
  readonly id: string;
  readonly words: string;
}

/** What the owner and their friend talk about. */
export const talk = once(async (world: World): Promise<Thing> => {
  const words = world.secret('talk', ['owner', 'friend']);
  const sent = await talksOf(world.api).write(world.who('owner'), world.who('friend'), words);
  return { id: sent.groupMessageId, words };
});

/** A message of the owner to a conversation with their friend, new each time. */
export const newMessage = (world: World, id: string, seenBy: readonly Actor[] = ['owner', 'friend']) => {
  const detail = world.secret('message', seenBy);
  return talksOf(world.api).send(world.who('owner'), { groupMessageId: id, detail });
};

/**
 * A conversation of many: the owner, their friend, and the group's member, who has left it. `before` is what all of
 * them said, `words` what those who stayed said afterwards.
 */
export const circle = once(async (world: World): Promise<Thing & { readonly before: string }> => {
  const before = world.secret('before', ['owner', 'friend', 'member']);
  const words = world.secret('after', ['owner', 'friend']);
  const [owner, friend, member] = [world.who('owner'), world.who('friend'), world.who('member')];
  const talks = talksOf(world.api);
  await relate(world.api, owner, member);
  const { _id: id } = await talks.begin(owner, [friend, member], { name: before });
  const { db } = world.api.api.platform;
  await db
    .delete(friendships)
    .where(and(eq(friendships.fromId, owner.memberId), eq(friendships.toId, member.memberId)));
  await talks.send(owner, { groupMessageId: id, detail: before });
  assertDone(await talks.change(member, 'leave', id));
  assertDone(await talks.change(owner, 'name', id, { body: { name: words } }));
  await talks.send(friend, { groupMessageId: id, detail: words });
  return { id, before, words };
});

/** A conversation of many that the owner has begun with their friend, new each time. */
export const newCircle = (world: World) =>
  talksOf(world.api).begin(world.who('owner'), [world.who('friend')], { name: 'Nhóm nhỏ' });

/** A conversation of many that may be hidden. */
export const spareCircle = once(async (world: World) => ({ id: (await newCircle(world))._id }));

/** What a stranger has written to the owner, which waits for an answer. */
export const request = once(async (world: World): Promise<Thing> => {
  const words = world.secret('request', ['owner']);
  const sent = await talksOf(world.api).write(await bystander(world), world.who('owner'), words);
  return { id: sent.groupMessageId, words };
});

/** Whose pages messages are left on, and who reads them. */
export const PAGES = {
  member: { reader: 'owner', idOf: ({ memberId }: World) => memberId },
  group: { reader: 'groupAdmin', idOf: ({ groupId }: World) => groupId },
} as const;
export type PageKind = keyof typeof PAGES;

const leave =
  (kind: PageKind) =>
  async (world: World): Promise<Thing> => {
    const { reader, idOf } = PAGES[kind];
    const words = world.secret('left', [reader]);
    const as = world.who(reader);
    const body = {
      [`${kind}Id`]: idOf(world),
      name: words,
      message: words,
      // Answers are sent to where they are read, so that nobody else gets their texts.
      email: as.email,
      clientId: clientId(world),
    };
    assertDone(await world.api.post('/contactUs', { as: await bystander(world), body }));
    const { data } = assertDone<Rows>(await world.api.get(`/contactUs/${idOf(world)}`, { as }));
    const id = data[0]?._id ?? '';
    const note = world.secret('contact-note', [reader]);
    const noted = { note, tags: [world.secret('tag', [reader])] };
    assertDone(await world.api.put(`/contactUs/contact/${id}`, { as, body: noted }));
    return { id, words };
  };

/** A message that somebody has left on a page, with a note of who reads it. */
export const left = { member: once(leave('member')), group: once(leave('group')) } as const;

/** What the owner writes to the platform's staff, new each time. */
export const newSupport = async (world: World): Promise<Thing> => {
  const words = world.secret('support', ['owner', 'staff']);
  const body = { topic: 'account', name: 'Người hỏi', words };
  assertDone(await world.api.post('/support', { as: world.who('owner'), body }));
  const { db } = world.api.api.platform;
  const [row] = await db
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(eq(supportMessages.words, words));
  return { id: row?.id ?? '', words };
};

/** What the owner has written to the platform's staff, and nobody has seen to. */
export const support = once(newSupport);

const tell = async (world: World, person: Person, agencyId?: string): Promise<Thing> => {
  const { memberId } = world.who(person);
  const words = world.secret('notice', [person]);
  const cause = uuidv7();
  const data = { owner: memberId, contact: cause, name: words };
  const about = { kind: 'contact', cause, about: cause, data } as const;
  await notify(world.api, { ...about, to: [memberId], ...(agencyId !== undefined && { agencyId }) });
  const { db } = world.api.api.platform;
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.subject, `contact ${cause}`));
  return { id: row?.id ?? '', words };
};

/** Something that the owner is told of, new each time. */
export const newNotice = (world: World) => tell(world, 'owner');
/** Something that the owner was told of. */
export const notice = once(newNotice);
/** Something about the agency that its admin was told of. */
export const officeNotice = once((world: World) => tell(world, 'agencyAdmin', world.agencyId));

/** Numbers for phonebooks, which no page has. */
const numberOf = (world: World): string => `09${String(30_000_000 + world.next()).padStart(8, '0')}`;

/** Somebody in the owner's phonebook who has no page. */
export const entry = once(async (world: World): Promise<Thing> => {
  const words = world.secret('entry', ['owner']);
  const body = { name: words, note: words, tags: [world.secret('tag', ['owner'])], phones: [numberOf(world)] };
  const made = await world.api.post('/phonebook', { as: world.who('owner'), body });
  return { id: assertDone<Made>(made).data._id, words };
});

/** What the owner has noted about their friend, of which the friend knows nothing. */
export const friendNote = once(async (world: World): Promise<Thing> => {
  const words = world.secret('friend-note', ['owner']);
  const address = `/phonebook/ofMember/${world.who('friend').memberId}`;
  const made = await world.api.put(address, { as: world.who('owner'), body: { note: words } });
  return { id: assertDone<Made>(made).data._id, words };
});

/** A card that somebody without a page has left with the owner. */
export const card = (world: World, more: object = {}) => ({
  memberId: world.memberId,
  name: 'Khách ghé thăm',
  phone: numberOf(world),
  consent: true,
  consentVersion: CONSENT_VERSION,
  clientId: clientId(world),
  ...more,
});

/** Everything of this wing that has an id. */
export const furnishSocial = async (world: World): Promise<void> => {
  await talk(world);
  await circle(world);
  await request(world);
  for (const kind of ['member', 'group'] as const) await left[kind](world);
  await support(world);
  await notice(world);
  await officeNotice(world);
  await entry(world);
  await friendNote(world);
};
