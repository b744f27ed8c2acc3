import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Conversation, Message } from '../message/schema.ts';
import type { LiveEvent } from './live.ts';
import { applyLive, emptyLiveState, appendPage, liveOrders, type LiveState, toWindow } from './live.rules.ts';

const person = { name: 'An', headline: '', portrait: null, urlMinify: null, closed: false };
const momentAt = (minute: number) => `2026-03-02T02:${String(minute).padStart(2, '0')}:00.000Z`;

const conversation = (_id: string, minute: number, more: Partial<Conversation> = {}): Conversation => ({
  _id,
  kind: 'direct',
  name: '',
  members: [],
  memberTotal: 2,
  last: null,
  lastSeq: 1,
  firstSeq: 1,
  unread: 0,
  readSeq: 0,
  status: 'accepted',
  hidden: false,
  activeAt: momentAt(minute),
  can: { write: true, invite: false },
  ...more,
});

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  _id: `m${seq}`,
  groupMessageId: 'a',
  seq,
  kind: 'text',
  sender: { _id: 'an', ...person },
  clientId: null,
  detail: `${seq}`,
  images: [],
  withdrawn: false,
  createdAt: momentAt(seq),
  ...more,
});

const after = (state: LiveState, ...events: LiveEvent[]): LiveState => events.reduce(applyLive, state);
const idsOf = ({ rows }: { rows: readonly { _id: string }[] }) => rows.map(({ _id }) => _id).join(' ');
const changed = (row: Conversation): LiveEvent => ({ type: 'conversation', row });
const written = (row: Message): LiveEvent => ({ type: 'message', row });

describe('live list', () => {
  const whole: LiveState = {
    ...emptyLiveState,
    conversations: toWindow([conversation('c', 3), conversation('b', 2), conversation('a', 1)], false),
    requests: toWindow([conversation('r', 1, { status: 'request' })], false),
  };
  const part: LiveState = { ...whole, conversations: toWindow(whole.conversations.rows, true) };

  test('sorts rows by time and id, and replaces a changed row', () => {
    assert.equal(idsOf(after(whole, changed(conversation('a', 9))).conversations), 'a c b');
    assert.equal(idsOf(after(whole, changed(conversation('d', 2))).conversations), 'c d b a');
    assert.equal(idsOf(after(whole, changed(conversation('0', 0))).conversations), 'c b a 0');
    const read = after(whole, changed(conversation('b', 2, { readSeq: 1 })));
    assert.equal(read.conversations.rows[1]?.readSeq, 1);
    assert.equal(idsOf(read.conversations), 'c b a');
  });

  test('ignores rows beyond the end of the loaded part', () => {
    assert.equal(idsOf(after(part, changed(conversation('0', 0))).conversations), 'c b a');
    const moved = after(part, changed(conversation('a', 9)));
    assert.equal(idsOf(moved.conversations), 'a c b');
    assert.equal(idsOf(after(moved, changed(conversation('0', 1))).conversations), 'a c b');
    assert.equal(idsOf(after(moved, changed(conversation('d', 1))).conversations), 'a c b d');
    const emptied = after(part, ...['a', 'b', 'c'].map((id) => changed(conversation(id, 1, { hidden: true }))));
    assert.equal(idsOf(after(emptied, changed(conversation('e', 5))).conversations), 'e');
  });

  test('stays empty until it is loaded', () => {
    assert.equal(idsOf(after(emptyLiveState, changed(conversation('a', 1))).conversations), '');
    assert.deepEqual(after(emptyLiveState, written(message(1))), emptyLiveState);
  });

  test('appends the next page', () => {
    const page = [conversation('0', 0), conversation('a', 1, { readSeq: 7 })];
    const longer = appendPage(part.conversations, page, false, liveOrders.conversation);
    assert.equal(idsOf(longer), 'c b a 0');
    assert.equal(longer.rows[2]?.readSeq, 7);
    assert.equal(longer.more, false);
    assert.equal(appendPage(part.conversations, [conversation('0', 0)], true, liveOrders.conversation).end?._id, '0');
  });

  test('removes hidden, gone and accepted rows', () => {
    assert.equal(idsOf(after(whole, changed(conversation('b', 2, { hidden: true }))).conversations), 'c a');
    const gone = after(whole, { type: 'gone', row: { topic: 'conversation', _id: 'c' } });
    assert.equal(idsOf(gone.conversations), 'b a');
    const accepted = after(whole, changed(conversation('r', 1)));
    assert.equal(idsOf(accepted.requests), '');
    assert.equal(idsOf(accepted.conversations), 'c b r a');
    const requested = after(whole, changed(conversation('n', 5, { status: 'request' })));
    assert.equal(idsOf(requested.requests), 'n r');
    assert.equal(idsOf(requested.conversations), 'c b a');
  });
});

describe('live messages', () => {
  const opened: LiveState = {
    ...emptyLiveState,
    messages: { a: toWindow([message(5), message(4), message(3)], true) },
  };
  const messageIds = (state: LiveState) => idsOf(state.messages['a'] ?? { rows: [] });

  test('are sorted by number; messages older than the loaded ones are ignored', () => {
    assert.equal(messageIds(after(opened, written(message(7)), written(message(6)))), 'm7 m6 m5 m4 m3');
    assert.equal(messageIds(after(opened, written(message(2)))), 'm5 m4 m3');
    const withdrawn = after(opened, written(message(4, { withdrawn: true, detail: '' })));
    assert.equal(withdrawn.messages['a']?.rows[1]?.withdrawn, true);
    assert.equal(messageIds(after(opened, written(message(6, { groupMessageId: 'other' })))), 'm5 m4 m3');
  });

  test('disappear with their conversation, or before the reader’s return', () => {
    assert.deepEqual(after(opened, { type: 'gone', row: { topic: 'conversation', _id: 'a' } }).messages, {});
    assert.equal(messageIds(after(opened, { type: 'gone', row: { topic: 'message', _id: 'm4' } })), 'm5 m3');
    const back = after(opened, changed(conversation('a', 5, { firstSeq: 5 })));
    assert.equal(messageIds(back), 'm5');
    assert.equal(back.messages['a']?.more, false);
  });
});

describe('other live lists', () => {
  const state: LiveState = {
    ...emptyLiveState,
    friends: toWindow([], false),
    contacts: toWindow([], false),
    notifications: toWindow([], false),
  };
  const can = { add: false, cancel: false, accept: false, reject: false, unfriend: true, block: true, unblock: false };
  const friend = (_id: string, status: 'accepted' | 'none'): LiveEvent => ({
    type: 'friend',
    row: { _id, person: { _id, ...person }, status, since: null, can },
  });
  const notice = (_id: string, minute: number): LiveEvent => ({
    type: 'notification',
    row: {
      _id,
      kind: 'contact',
      actor: null,
      count: 1,
      text: '',
      path: '/contacts',
      opened: false,
      agencyId: null,
      createdAt: momentAt(0),
      updatedAt: momentAt(minute),
    },
  });

  test('sort friends by id and remove former ones', () => {
    const friends = after(state, friend('b', 'accepted'), friend('a', 'accepted'), friend('c', 'accepted'));
    assert.equal(idsOf(friends.friends), 'a b c');
    assert.equal(idsOf(after(friends, friend('b', 'none')).friends), 'a c');
  });

  test('sort notifications by their last event', () => {
    const withNotices = after(state, notice('a', 1), notice('b', 2), notice('a', 3));
    assert.equal(idsOf(withNotices.notifications), 'a b');
    assert.equal(
      idsOf(after(withNotices, { type: 'gone', row: { topic: 'notification', _id: 'a' } }).notifications),
      'b',
    );
  });

  test('keep the latest counts, and ignore ready, reload and unknown topics', () => {
    const row = { messages: 1, messageRequests: 2, notifications: 3, friendRequests: 4, contacts: 5 };
    assert.deepEqual(after(state, { type: 'counts', row }).counts, row);
    assert.equal(after(state, { type: 'ready' }, { type: 'reload' }), state);
    assert.equal(after(state, { type: 'gone', row: { topic: 'new', _id: 'a' } }), state);
  });
});
