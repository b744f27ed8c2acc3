import { CONSENT_VERSION } from '@m4u/contract/social/phonebook/consent';
import { and, eq } from '../../../platform/database/orm.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { friendships } from '../../../profile/friend/tables.ts';
import { supportMessages } from '../../../social/contact/support.tables.ts';
import { notifications } from '../../../social/notification/tables.ts';
import { assertDone } from '../../server/answers.ts';
import type { TestMember } from '../../server/api.ts';
import { conversationCalls } from '../../factories/conversations.ts';
import { notify } from '../../factories/notices.ts';
import { relate } from '../../factories/profiles.ts';
import { type Actor, people, type Person } from './actors.ts';
import { oncePerWorld, type World } from './world.ts';

type Made = { data: { _id: string } };
type Rows = { data: { _id: string }[] };

/** The member whose things an actor writes about; a visitor is refused before that matters. */
export const personOf = (actor: Actor): Person => (actor === 'visitor' ? 'owner' : actor);

/** A new client id. */
export const clientId = (world: World): string => `khach-${world.name}-${world.next()}`;

/** A friend of everybody. */
export const acquaintance = oncePerWorld(async (world: World): Promise<TestMember> => {
  const somebody = await world.newcomer();
  for (const person of people) await relate(world.api, somebody, world.who(person));
  return somebody;
});

/** A member without relations. */
export const bystander = oncePerWorld((world: World): Promise<TestMember> => world.newcomer());

/** A thing of a world: its id and its private text. */
export interface Thing {
  readonly id: string;
  readonly text: string;
}

/** The conversation of the owner and the friend. */
export const talk = oncePerWorld(async (world: World): Promise<Thing> => {
  const text = world.secret('talk', ['owner', 'friend']);
  const sent = await conversationCalls(world.api).write(world.who('owner'), world.who('friend'), text);
  return { id: sent.groupMessageId, text };
});

/** Makes a message of the owner to the friend. */
export const newMessage = (world: World, id: string, seenBy: readonly Actor[] = ['owner', 'friend']) => {
  const detail = world.secret('message', seenBy);
  return conversationCalls(world.api).send(world.who('owner'), { groupMessageId: id, detail });
};

/**
 * A group conversation of the owner, the friend, and the group's member, who has left. `earlierText` is a text that all
 * three saw, `text` a later one.
 */
export const circle = oncePerWorld(async (world: World): Promise<Thing & { readonly earlierText: string }> => {
  const earlierText = world.secret('before', ['owner', 'friend', 'member']);
  const text = world.secret('after', ['owner', 'friend']);
  const [owner, friend, member] = [world.who('owner'), world.who('friend'), world.who('member')];
  const talks = conversationCalls(world.api);
  await relate(world.api, owner, member);
  const { _id: id } = await talks.begin(owner, [friend, member], { name: earlierText });
  const { db } = world.api.api.platform;
  await db
    .delete(friendships)
    .where(and(eq(friendships.fromId, owner.memberId), eq(friendships.toId, member.memberId)));
  await talks.send(owner, { groupMessageId: id, detail: earlierText });
  assertDone(await talks.change(member, 'leave', id));
  assertDone(await talks.change(owner, 'name', id, { body: { name: text } }));
  await talks.send(friend, { groupMessageId: id, detail: text });
  return { id, earlierText, text };
});

/** Makes a group conversation of the owner and the friend. */
export const newCircle = (world: World) =>
  conversationCalls(world.api).begin(world.who('owner'), [world.who('friend')], { name: 'Nhóm nhỏ' });

/** A group conversation that may be hidden. */
export const spareCircle = oncePerWorld(async (world: World) => ({ id: (await newCircle(world))._id }));

/** A stranger's message request to the owner. */
export const request = oncePerWorld(async (world: World): Promise<Thing> => {
  const text = world.secret('request', ['owner']);
  const sent = await conversationCalls(world.api).write(await bystander(world), world.who('owner'), text);
  return { id: sent.groupMessageId, text };
});

/** Pages with contact messages, and their readers. */
export const PAGES = {
  member: { reader: 'owner', idOf: ({ memberId }: World) => memberId },
  group: { reader: 'groupAdmin', idOf: ({ groupId }: World) => groupId },
} as const;
export type PageKind = keyof typeof PAGES;

const leaveMessage =
  (kind: PageKind) =>
  async (world: World): Promise<Thing> => {
    const { reader, idOf } = PAGES[kind];
    const text = world.secret('left', [reader]);
    const as = world.who(reader);
    const body = {
      [`${kind}Id`]: idOf(world),
      name: text,
      message: text,
      // Replies go to the sender's address, whose owner may read them.
      email: as.email,
      clientId: clientId(world),
    };
    assertDone(await world.api.post('/contactUs', { as: await bystander(world), body }));
    const { data } = assertDone<Rows>(await world.api.get(`/contactUs/${idOf(world)}`, { as }));
    const id = data[0]?._id ?? '';
    const note = world.secret('contact-note', [reader]);
    const noted = { note, tags: [world.secret('tag', [reader])] };
    assertDone(await world.api.put(`/contactUs/contact/${id}`, { as, body: noted }));
    return { id, text };
  };

/** A contact message on each page with a note of its reader. */
export const leftMessages = {
  member: oncePerWorld(leaveMessage('member')),
  group: oncePerWorld(leaveMessage('group')),
} as const;

/** Makes a support message of the owner. */
export const newSupport = async (world: World): Promise<Thing> => {
  const text = world.secret('support', ['owner', 'staff']);
  const body = { topic: 'account', name: 'Người hỏi', words: text };
  assertDone(await world.api.post('/support', { as: world.who('owner'), body }));
  const { db } = world.api.api.platform;
  const [row] = await db
    .select({ id: supportMessages.id })
    .from(supportMessages)
    .where(eq(supportMessages.words, text));
  return { id: row?.id ?? '', text };
};

/** An open support message of the owner. */
export const support = oncePerWorld(newSupport);

const makeNotice = async (world: World, person: Person, agencyId?: string): Promise<Thing> => {
  const { memberId } = world.who(person);
  const text = world.secret('notice', [person]);
  const cause = uuidv7();
  const data = { owner: memberId, contact: cause, name: text };
  const about = { kind: 'contact', cause, about: cause, data } as const;
  await notify(world.api, { ...about, to: [memberId], ...(agencyId !== undefined && { agencyId }) });
  const { db } = world.api.api.platform;
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.subject, `contact ${cause}`));
  return { id: row?.id ?? '', text };
};

/** Makes a notification of the owner. */
export const makeOwnersNotice = (world: World) => makeNotice(world, 'owner');
/** A notification of the owner. */
export const notice = oncePerWorld(makeOwnersNotice);
/** A notification of the agency's admin about the agency. */
export const officeNotice = oncePerWorld((world: World) => makeNotice(world, 'agencyAdmin', world.agencyId));

/** Phone numbers for phonebooks that no page has. */
const numberOf = (world: World): string => `09${String(30_000_000 + world.next()).padStart(8, '0')}`;

/** A person without a page in the owner's phonebook. */
export const entry = oncePerWorld(async (world: World): Promise<Thing> => {
  const text = world.secret('entry', ['owner']);
  const body = { name: text, note: text, tags: [world.secret('tag', ['owner'])], phones: [numberOf(world)] };
  const made = await world.api.post('/phonebook', { as: world.who('owner'), body });
  return { id: assertDone<Made>(made).data._id, text };
});

/** The owner's note about the friend, hidden from the friend. */
export const friendNote = oncePerWorld(async (world: World): Promise<Thing> => {
  const text = world.secret('friend-note', ['owner']);
  const address = `/phonebook/ofMember/${world.who('friend').memberId}`;
  const made = await world.api.put(address, { as: world.who('owner'), body: { note: text } });
  return { id: assertDone<Made>(made).data._id, text };
});

/** A card that a visitor leaves with the owner. */
export const card = (world: World, more: object = {}) => ({
  memberId: world.memberId,
  name: 'Khách ghé thăm',
  phone: numberOf(world),
  consent: true,
  consentVersion: CONSENT_VERSION,
  clientId: clientId(world),
  ...more,
});

/** Makes all data of this wing that has an id. */
export const furnishSocial = async (world: World): Promise<void> => {
  await talk(world);
  await circle(world);
  await request(world);
  for (const kind of ['member', 'group'] as const) await leftMessages[kind](world);
  await support(world);
  await notice(world);
  await officeNotice(world);
  await entry(world);
  await friendNote(world);
};
