import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { LiveState } from '@m4u/contract/social/notification/live.rules';
import type { LightMyRequestResponse } from 'fastify';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { conversationCalls } from '../../testing/factories/conversations.ts';
import { relate } from '../../testing/factories/profiles.ts';
import { followLive, type LiveClient, readLiveState } from '../../testing/server/live-client.ts';

const SEED = Number(process.env['SEED'] ?? 20_260_302);
const STEPS = Number(process.env['LIVE_STEPS'] ?? 150);

const api = await startTestApi();
const talks = conversationCalls(api);
type People = readonly [TestMember, TestMember, TestMember, TestMember];

/** Signs up four members without any relation. */
const signUpFour = async (of: string): Promise<People> => {
  const one = (name: string) => api.signUp(`${name}-${of}@example.vn`, { name });
  return [await one('an'), await one('binh'), await one('chi'), await one('dung')];
};

const rowsOf = ({ conversations, requests, messages, notifications, friends, contacts, counts }: LiveState) => ({
  conversations: conversations.rows,
  requests: requests.rows,
  messages: Object.fromEntries(Object.entries(messages).map(([id, { rows }]) => [id, rows])),
  notifications: notifications.rows,
  friends: friends.rows,
  contacts: contacts.rows,
  counts,
});

/** Asserts that the state a client has from events equals what it would read now. */
const assertSame = async (client: LiveClient, as: TestMember, when: string): Promise<void> => {
  await client.catchUp();
  const state = client.state();
  const reloaded = await readLiveState(api, as, Object.keys(state.messages));
  assert.deepEqual(rowsOf(state), rowsOf(reloaded), when);
};

/** Calls by which members act on each other. */
const deeds = {
  befriend: (from: TestMember, to: TestMember) => friend('addFriendsById', from, from, to),
  acceptFriend: (to: TestMember, from: TestMember) => friend('acceptFriendsById', to, from, to),
  endFriend: (one: TestMember, other: TestMember) => friend('rejectedFriendsById', one, one, other),
  block: (as: TestMember, { memberId }: TestMember, blocked = true) =>
    api.put(`/friend/block/${memberId}`, { as, body: { blocked } }),
  leaveContact: (from: TestMember, { memberId }: TestMember, message = 'Cho mình hỏi giá') =>
    api.post('/contactUs', { as: from, body: { memberId, name: 'Khách', phone: '0912345678', message } }),
};

const friend = (call: string, as: TestMember, from: TestMember, to: TestMember): Promise<LightMyRequestResponse> =>
  api.put(`/friend/${call}/${from.memberId}`, { as, body: { from: from.memberId, to: to.memberId } });

describe('client state built from events equals the state read anew', async () => {
  const people = await signUpFour('le');
  const [an, binh, chi] = people;
  const clients = await Promise.all(people.map((each) => followLive(api, each)));
  after(() => clients.forEach((client) => client.close()));

  /** Does the work and asserts that every client is up to date; returns the event types that each received. */
  const toldBy = async (work: () => Promise<unknown>): Promise<Set<string>[]> => {
    for (const client of clients) client.told();
    api.clock.advance(1_000);
    await work();
    for (const [index, client] of clients.entries()) await assertSame(client, people[index] ?? an, `reader ${index}`);
    return clients.map((client) => new Set(client.told().filter((type) => type !== 'counts')));
  };
  const types = (...names: string[]) => new Set(names);
  const perform = async (work: Promise<LightMyRequestResponse>) =>
    assertDone<{ data: { _id: string } }>(await work).data;
  let direct = '';
  let many = '';

  test('after a friend request, its acceptance and its end', async () => {
    assert.deepEqual(await toldBy(() => perform(deeds.befriend(an, binh))), [
      types('friend'),
      types('friend', 'notification'),
      types(),
      types(),
    ]);
    const [ofAn, ofBinh] = await toldBy(() => perform(deeds.acceptFriend(binh, an)));
    assert.deepEqual(ofAn, types('friend', 'notification'));
    assert.ok(ofBinh?.has('friend'));
    await toldBy(() => perform(deeds.befriend(an, chi)));
    await toldBy(() => perform(deeds.endFriend(chi, an)));
  });

  test('after a message and its repetition', async () => {
    const body = { receiver: binh.memberId, detail: 'Chào Bình', clientId: 'mot-lan-thoi' };
    const [ofAn, ofBinh, ofChi] = await toldBy(async () => (direct = (await talks.send(an, body)).groupMessageId));
    assert.deepEqual(ofAn, types('message', 'conversation'));
    assert.deepEqual(ofBinh, types('message', 'conversation'));
    assert.deepEqual(ofChi, types());
    assert.deepEqual((await toldBy(() => talks.send(an, body)))[1], types());
  });

  test('after reading', async () => {
    assert.deepEqual((await toldBy(() => perform(talks.change(binh, 'readMess', direct))))[0], types('conversation'));
    assert.deepEqual((await toldBy(() => perform(talks.change(binh, 'readMess', direct))))[0], types());
  });

  test('after hiding and the next message', async () => {
    const changes = await toldBy(() => perform(talks.change(binh, 'hide', direct)));
    assert.deepEqual(changes.slice(0, 2), [types(), types('conversation')]);
    await toldBy(() => talks.write(an, binh, 'Còn đó không?'));
  });

  test('after withdrawing', async () => {
    const { _id } = await talks.write(binh, an, 'Nhầm');
    const changes = await toldBy(() => perform(talks.withdraw(binh, _id)));
    assert.deepEqual(changes[0], types('message', 'conversation'));
  });

  test('after a stranger’s request and its acceptance', async () => {
    let id = '';
    const changesToWriter = await toldBy(async () => (id = (await talks.write(an, chi)).groupMessageId));
    assert.deepEqual(changesToWriter[2], types('message', 'conversation', 'notification'));
    await toldBy(() => perform(talks.change(chi, 'readMess', id)));
    assert.deepEqual((await toldBy(() => perform(talks.change(chi, 'accept', id))))[0], types('conversation'));
  });

  test('after a request that a friendship accepts, and the end of the friendship', async () => {
    await toldBy(() => talks.write(binh, chi));
    await toldBy(() => perform(deeds.befriend(chi, binh)));
    const accepted = await toldBy(() => perform(deeds.acceptFriend(binh, chi)));
    assert.ok(accepted[2]?.has('conversation'));
    await toldBy(() => perform(deeds.endFriend(chi, binh)));
  });

  test('after creating, naming, joining and leaving a group conversation', async () => {
    const [, , , dung] = people;
    await toldBy(async () => {
      await perform(deeds.befriend(dung, an));
      await perform(deeds.acceptFriend(an, dung));
    });
    const begun = await toldBy(async () => (many = (await talks.begin(an, [binh], { name: 'Nhóm' }))._id));
    assert.deepEqual(begun[1], types('message', 'conversation'));
    const body = { members: [dung.memberId] };
    const joined = await toldBy(() => perform(talks.change(an, 'members', many, { body })));
    assert.deepEqual(joined[3], types('message', 'conversation'));
    await toldBy(() => talks.send(dung, { groupMessageId: many, detail: 'Chào cả nhóm' }));
    await toldBy(() => perform(talks.change(dung, 'leave', many)));
    const name = { name: 'Tên mới' };
    const named = await toldBy(() => perform(talks.change(binh, 'name', many, { body: name })));
    // A member who has left sees the name of that time.
    assert.deepEqual(named[3], types());
    assert.deepEqual((await toldBy(() => talks.send(an, { groupMessageId: many, detail: 'Sau đó' })))[3], types());
    await toldBy(() => perform(talks.change(an, 'members', many, { body })));
  });

  test('after a message to many', async () => {
    const receivers = people.slice(1).map(({ memberId }) => memberId);
    await toldBy(() => perform(api.post('/messages/sendMany', { as: an, body: { receivers, detail: 'Mời bạn' } })));
  });

  test('after blocking and unblocking', async () => {
    assert.ok((await toldBy(() => perform(deeds.block(binh, an))))[1]?.has('conversation'));
    assert.ok((await toldBy(() => perform(deeds.block(binh, an, false))))[1]?.has('conversation'));
  });

  test('after a contact message is left and read', async () => {
    const changes = await toldBy(() => perform(deeds.leaveContact(binh, an)));
    assert.ok(changes[0]?.has('contact'));
    const [item] = clients[0]?.state().contacts.rows ?? [];
    const read = await toldBy(() =>
      perform(api.put(`/contactUs/setRead/${item?._id}`, { as: an, body: { read: true } })),
    );
    // Reading the last one opens its notification.
    assert.deepEqual(read[0], types('contact', 'notification'));
  });

  test('after a notification is opened', async () => {
    await toldBy(() => perform(deeds.leaveContact(binh, an)));
    const notice = clients[0]?.state().notifications.rows.find(({ opened }) => !opened);
    const opened = await toldBy(() => perform(api.put(`/notifications/open/${notice?._id}`, { as: an })));
    assert.deepEqual(opened[0], types('notification'));
    await toldBy(() => perform(api.put('/notifications/openAll', { as: binh })));
  });
});

/** Random numbers from 0 to 1, the same for the same seed. */
const sequence = (seed: number) => {
  let state = seed >>> 0;
  return (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Makes a function that takes a random step. A step may be refused, but must not fail. */
const makeSteps = (people: People, random: () => number) => {
  const pick = <T>(among: readonly T[]): T | undefined => among[Math.floor(random() * among.length)];
  const anybody = (): TestMember => pick(people) ?? people[0];
  const sent: { as: TestMember; body: Record<string, unknown>; _id: string; groupMessageId: string }[] = [];
  const conversations = new Set<string>();
  const many = new Set<string>();
  const conversation = () => pick([...conversations]) ?? people[0].memberId;
  const ofMany = () => pick([...many]) ?? conversation();
  let number = 0;

  const send = async (as: TestMember, to: Record<string, unknown>) => {
    const body = { ...to, detail: `Tin ${++number}`, ...(random() < 0.5 && { clientId: `lan-gui-${number}` }) };
    const answer = await api.post('/messages', { as, body });
    if (answer.statusCode !== 200) return answer;
    const { data } = answer.json<{ data: { _id: string; groupMessageId: string } }>();
    conversations.add(data.groupMessageId);
    sent.push({ as, body, ...data });
    return answer;
  };
  const begin = async () => {
    const as = anybody();
    const members = people.filter((each) => each !== as && random() < 0.4).map(({ memberId }) => memberId);
    const body = { members, name: random() < 0.5 ? `Nhóm ${++number}` : '' };
    const answer = await api.post('/messages/conversation', { as, body });
    if (answer.statusCode === 200) {
      const { data } = answer.json<{ data: { _id: string } }>();
      many.add(data._id);
      conversations.add(data._id);
    }
    return answer;
  };
  const firstOf = async (as: TestMember, path: string) => {
    const { data } = assertDone<{ data: { _id: string }[] }>(await api.get(path, { as }));
    return pick(data)?._id ?? as.memberId;
  };

  const steps: Record<string, () => Promise<LightMyRequestResponse>> = {
    write: () => send(anybody(), { receiver: anybody().memberId }),
    writeThere: () => send(anybody(), { groupMessageId: conversation() }),
    writeHere: () => send(anybody(), { groupMessageId: conversation() }),
    again: () => {
      const last = pick(sent.slice(-5));
      return last
        ? api.post('/messages', { as: last.as, body: last.body })
        : send(anybody(), { receiver: anybody().memberId });
    },
    toMany: () =>
      api.post('/messages/sendMany', {
        as: anybody(),
        body: { receivers: people.map(({ memberId }) => memberId), detail: `Gửi ${++number}` },
      }),
    read: () => talks.change(anybody(), 'readMess', conversation()),
    readSome: () => talks.change(anybody(), 'readMess', conversation(), { query: `&seq=${Math.floor(random() * 9)}` }),
    hide: () => talks.change(anybody(), 'hide', conversation()),
    accept: () => talks.change(anybody(), 'accept', conversation()),
    withdraw: () => {
      const { as, _id } = pick(sent) ?? { as: anybody(), _id: anybody().memberId };
      return talks.withdraw(as, _id);
    },
    begin,
    invite: () => talks.change(anybody(), 'members', ofMany(), { body: { members: [anybody().memberId] } }),
    leave: () => talks.change(anybody(), 'leave', ofMany()),
    rename: () => talks.change(anybody(), 'name', ofMany(), { body: { name: `Tên ${++number}` } }),
    befriend: () => deeds.befriend(anybody(), anybody()),
    makeUp: async () => {
      const [one, other] = [anybody(), anybody()];
      await deeds.block(one, other, false);
      await deeds.befriend(one, other);
      return deeds.acceptFriend(other, one);
    },
    acceptFriend: () => deeds.acceptFriend(anybody(), anybody()),
    acceptFriendAgain: () => deeds.acceptFriend(anybody(), anybody()),
    endFriend: () => deeds.endFriend(anybody(), anybody()),
    block: () => deeds.block(anybody(), anybody(), random() < 0.3),
    leaveContact: () => deeds.leaveContact(anybody(), anybody(), `Hỏi ${++number}`),
    readContact: async () => {
      const as = anybody();
      const id = await firstOf(as, `/contactUs/${as.memberId}?limit=100`);
      return api.put(`/contactUs/setRead/${id}`, { as, body: { read: random() < 0.7 } });
    },
    open: async () => {
      const as = anybody();
      return api.put(`/notifications/open/${await firstOf(as, '/notifications?limit=100')}`, { as });
    },
    openAll: () => api.put('/notifications/openAll', { as: anybody() }),
  };
  const names = Object.keys(steps);
  return async (): Promise<string> => {
    const name = pick(names) ?? 'write';
    const answer = await steps[name]?.();
    assert.ok(answer && answer.statusCode < 500 && answer.statusCode !== 429, `${name}: ${answer?.body}`);
    return `${name} ${answer.statusCode}`;
  };
};

describe(`any sequence of steps (SEED=${SEED})`, () => {
  /** Kinds of steps that succeeded at least once. */
  const performedNames = new Set<string>();
  for (const round of [1, 2])
    test(`of ${STEPS} leaves every client up to date, cut or not (${round})`, async () => {
      const people = await signUpFour(`day-${round}`);
      const random = sequence(SEED + round);
      const [an, binh, chi, dung] = people;
      for (const [one, other] of [
        [an, binh],
        [an, dung],
        [binh, chi],
        [chi, dung],
      ] as const)
        await relate(api, one, other);
      const step = makeSteps(people, random);
      for (let count = 0; count < 10; count += 1) await step();
      const steady = await Promise.all(people.map((each) => followLive(api, each)));
      const cut = await Promise.all(people.map((each) => followLive(api, each)));
      const trace: string[] = [];
      for (let number = 1; number <= STEPS; number += 1) {
        api.clock.advance(Math.floor(random() * 3) * 500);
        const name = await step();
        trace.push(name);
        if (name.endsWith(' 200')) performedNames.add(name.slice(0, -4));
        const [unlucky] = random() < 0.3 ? [cut[Math.floor(random() * cut.length)]] : [];
        await unlucky?.cut(Math.floor(random() * 4));
        if (number % 30 > 0 && number < STEPS) continue;
        const when = `after ${number} steps, the last of them ${trace.slice(-30).join(', ')}`;
        for (const [index, as] of people.entries())
          for (const clients of [steady, cut]) {
            const client = clients[index];
            if (client) await assertSame(client, as, `${clients === cut ? 'cut ' : ''}reader ${index} ${when}`);
          }
      }
      for (const client of [...steady, ...cut]) client.close();
    });

  test('includes every kind of step', () => {
    for (const name of ['begin', 'invite', 'leave', 'rename', 'accept', 'withdraw', 'block', 'leaveContact'])
      assert.ok(performedNames.has(name), `${name} was never taken`);
  });
});
