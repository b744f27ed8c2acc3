import type { FriendRelation } from '@m4u/contract/profile/friend/schema';
import type { ContactItem } from '@m4u/contract/social/contact';
import type { Conversation, Message } from '@m4u/contract/social/message/schema';
import type { LiveEvent } from '@m4u/contract/social/notification/live';
import { applyLive, emptyLiveState, type LiveState, toWindow } from '@m4u/contract/social/notification/live.rules';
import type { Notification } from '@m4u/contract/social/notification/schema';
import { assertDone } from './answers.ts';
import type { TestApi, TestMember } from './api.ts';
import { openStream } from './stream.ts';

type Page<T> = { data: T[]; nextCursor: string | null };

/** Reads all pages of a list with a cursor. */
const readAll = async <T>(api: TestApi, as: TestMember, path: string): Promise<T[]> => {
  const rows: T[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Page<T> = assertDone(await api.get(`${path}&limit=100${cursor && `&cursor=${cursor}`}`, { as }));
    rows.push(...page.data);
    cursor = page.nextCursor;
  }
  return rows;
};

/** Reads all messages of a conversation, newest first; undefined for non-members. */
const readMessages = async (api: TestApi, as: TestMember, id: string): Promise<Message[] | undefined> => {
  const rows: Message[] = [];
  while (true) {
    const beforeSeq = rows.at(-1)?.seq;
    const query = `groupMessageId=${id}&limit=100${beforeSeq === undefined ? '' : `&before=${beforeSeq}`}`;
    const answer = await api.get(`/messages/findByGroupMessegerId?${query}`, { as });
    if (answer.statusCode === 404) return undefined;
    const { data, more } = assertDone<{ data: Message[]; more: boolean }>(answer);
    rows.push(...data);
    if (!more) return rows;
  }
};

const readFriends = async (api: TestApi, as: TestMember): Promise<FriendRelation[]> => {
  const lists = ['accepted', 'requested', 'received', 'blocked'].map(async (status) => {
    const path = `/friend/getFriendsByStatus/${as.memberId}?status=${status}&limit=100`;
    return assertDone<{ data: FriendRelation[] }>(await api.get(path, { as })).data;
  });
  return (await Promise.all(lists)).flat().toSorted((one, other) => (one._id < other._id ? -1 : 1));
};

/** Reads the state that a client would have, with all messages of these conversations. */
export const readLiveState = async (api: TestApi, as: TestMember, opened: readonly string[]): Promise<LiveState> => {
  const [conversations, requests, notifications, friends, contacts] = await Promise.all([
    readAll<Conversation>(api, as, '/messages?requests=false'),
    readAll<Conversation>(api, as, '/messages?requests=true'),
    readAll<Notification>(api, as, `/notifications?memberId=${as.memberId}`),
    readFriends(api, as),
    api
      .get(`/contactUs/${as.memberId}?limit=100`, { as })
      .then((answer) => assertDone<{ data: ContactItem[] }>(answer).data),
  ]);
  const messages: Record<string, LiveState['messages'][string]> = {};
  for (const id of opened) {
    const rows = await readMessages(api, as, id);
    if (rows) messages[id] = toWindow(rows, false);
  }
  return {
    conversations: toWindow(conversations, false),
    requests: toWindow(requests, false),
    messages,
    notifications: toWindow(notifications, false),
    friends: toWindow(friends, false),
    contacts: toWindow(contacts, false),
    counts: {
      messages: conversations.filter(({ unread }) => unread > 0).length,
      messageRequests: requests.length,
      notifications: notifications.filter(({ opened: isOpened }) => !isOpened).length,
      friendRequests: friends.filter(({ status }) => status === 'received').length,
      contacts: contacts.filter(({ read }) => !read).length,
    },
  };
};

/** A client that reads everything after `ready`, opens every conversation it learns of, and follows the stream. */
export const followLive = async (api: TestApi, as: TestMember) => {
  let stream = await openStream(api, as);
  let state = emptyLiveState;
  const eventTypes: string[] = [];
  /** The last event seen, and the one that the last counts include. */
  let lastEventId = 0;
  let settled = -1;

  const open = async (id: string) => {
    const rows = await readMessages(api, as, id);
    if (rows) state = { ...state, messages: { ...state.messages, [id]: toWindow(rows, false) } };
  };
  const readEverything = async () => {
    const { counts } = state;
    const reloaded = await readLiveState(api, as, Object.keys(state.messages));
    state = { ...reloaded, counts };
    for (const { _id } of [...reloaded.conversations.rows, ...reloaded.requests.rows]) await open(_id);
  };
  const next = async () => {
    const [event] = await stream.take(1);
    if (!event) throw new Error('the stream ended');
    const live = { type: event.type, row: event.row } as LiveEvent;
    eventTypes.push(event.type);
    state = applyLive(state, live);
    lastEventId = event.id ?? lastEventId;
    if (live.type === 'ready') await readEverything();
    // Counts come last, also after `ready`.
    if (live.type === 'counts') settled = lastEventId;
    if (live.type === 'conversation' && !state.messages[live.row._id]) await open(live.row._id);
  };
  const position = () => api.api.platform.stream.position(as.memberId);

  await next();
  return {
    state: () => state,
    /** Returns the types of events since the last call. */
    told: () => eventTypes.splice(0),
    /** Processes all pending events. */
    catchUp: async () => {
      const end = await position();
      while (settled < end) await next();
    },
    /** Processes at most `events` events, breaks the connection and resumes. */
    cut: async (events: number) => {
      const end = await position();
      for (let count = 0; count < events && lastEventId < end; count += 1) await next();
      stream.close();
      stream = await openStream(api, as, { lastEventId });
    },
    close: () => stream.close(),
  };
};

/** A client of a test. */
export type LiveClient = Awaited<ReturnType<typeof followLive>>;
