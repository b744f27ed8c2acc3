/**
 * Checks that acknowledged writes are stored once, in one order, and reach every listener while the process is killed
 * and connections are cut. The short form is for every run; the long one, of a quarter of an hour, is `LOG_LEVEL=fatal
 * TEST_TIMEOUT=3600000 M4U_MESSAGES=10000 npm test api/src/social/message/durability.test.ts`.
 */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Message } from '@m4u/contract/social/message/schema';
import type { Notification } from '@m4u/contract/social/notification/schema';
import pg from 'pg';
import { callUntilAnswered, makeCrowd, type Person } from '../../testing/factories/crowd.ts';
import { cloneDatabase } from '../../testing/database/database.ts';
import { startListener, type Listener } from '../../testing/server/listener.ts';
import { startProcess } from '../../testing/server/process.ts';
import type { StreamedEvent } from '../../testing/server/stream.ts';

const TOTAL = Number(process.env['M4U_MESSAGES'] ?? 240);
const LONG = TOTAL >= 10_000;
const WRITERS = LONG ? 20 : 6;
const KILLS = LONG ? 20 : 2;
const CUTS = LONG ? 20 : 4;
const TIMES = 3;
/** Concurrent calls of each writer. */
const AT_ONCE = 3;

const database = await cloneDatabase();
const process_ = await startProcess(database);
const { origin } = process_;
const pool = new pg.Pool({ ...database.connection, max: 2 });
const listening: Listener[] = [];
/** Number of `reload` events. None is expected, since connections are restored at once. */
let reloads = 0;
after(async () => {
  await Promise.all(listening.map((listener) => listener.stop()));
  await process_.stop();
  await pool.end();
  await database.drop();
});
const people = await makeCrowd(origin, database, WRITERS);
const personAt = (index: number): Person => people[index % people.length] ?? assert.fail();

/** Works through the pieces with `lines` workers, each piece once. */
const inLines = async <T>(pieces: readonly T[], lines: number, work: (piece: T) => Promise<void>): Promise<void> => {
  const queue = [...pieces];
  const line = async () => {
    for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) await work(piece);
  };
  await Promise.all(Array.from({ length: lines }, line));
};

/** Kills the process and cuts connections evenly as the work goes on. */
const makeTrouble = (listeners: readonly Listener[]) => {
  let finished = 0;
  let cuts = 0;
  let kills = 0;
  let killing = Promise.resolve();
  return {
    /** Counts a finished piece of work. */
    step: () => {
      finished += 1;
      const share = finished / (TOTAL * TIMES);
      if (cuts < CUTS && share >= (cuts + 1) / (CUTS + 1)) listeners[cuts++ % listeners.length]?.cut();
      if (kills < KILLS && share >= (kills + 1) / (KILLS + 1)) {
        kills += 1;
        killing = killing.then(() => process_.killAndRestart());
      }
    },
    over: async () => {
      await killing;
      assert.deepEqual({ kills, cuts }, { kills: KILLS, cuts: CUTS });
    },
  };
};

const until = async (isSo: () => boolean, what: () => string): Promise<void> => {
  const deadline = Date.now() + (LONG ? 1_200_000 : 120_000);
  while (!isSo()) {
    assert.ok(Date.now() < deadline, what());
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** Repeats each piece three times: two nearly at once, the third after others. */
const threeTimes = <T>(pieces: readonly T[]): T[] =>
  pieces
    .flatMap((piece, index) => [0, 0.5, 6].map((later) => ({ piece, when: index + later })))
    .toSorted((one, other) => one.when - other.when)
    .map(({ piece }) => piece);

/** Opens a stream for each person, which stays open until the tests end, and passes each event on with its person. */
const listenAll = async (onEvent: (person: Person, event: StreamedEvent) => void): Promise<readonly Listener[]> => {
  const all = await Promise.all(
    people.map((person) =>
      startListener(origin, person, (event) => {
        if (event.type === 'reload') reloads += 1;
        onEvent(person, event);
      }),
    ),
  );
  listening.push(...all);
  return all;
};

/** Sends every piece three times from its writer while trouble is made; returns the answers by client id. */
const sendAll = async <T extends { clientId: string }, A>(
  listeners: readonly Listener[],
  piecesOf: (writer: number) => readonly T[],
  send: (writer: Person, piece: T) => Promise<A>,
): Promise<ReadonlyMap<string, Set<A>>> => {
  const trouble = makeTrouble(listeners);
  const answers = new Map<string, Set<A>>();
  await Promise.all(
    people.map((writer, index) =>
      inLines(threeTimes(piecesOf(index)), AT_ONCE, async (piece) => {
        const answer = await send(writer, piece);
        answers.set(piece.clientId, (answers.get(piece.clientId) ?? new Set()).add(answer));
        trouble.step();
      }),
    ),
  );
  await trouble.over();
  assert.equal(answers.size, TOTAL);
  assert.equal(reloads, 0);
  return answers;
};

/** Numbers of the pieces that one writer sends. */
const numbersOf = (writer: number): number[] =>
  Array.from({ length: Math.ceil((TOTAL - writer) / WRITERS) }, (_, number) => number);

/** Begins conversations that include everybody, each by another person. */
const beginConversations = (total: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: total }, async (_, index) => {
      const members = people.filter((person) => person !== personAt(index)).map(({ memberId }) => memberId);
      const body = { clientId: `conversation-${index}`, name: `Nhóm ${index + 1}`, members };
      const call = { method: 'POST', body } as const;
      const made = await callUntilAnswered<{ data: { _id: string } }>(
        origin,
        '/messages/conversation',
        personAt(index),
        call,
      );
      return made.data._id;
    }),
  );

interface StoredMessage {
  readonly id: string;
  readonly conversation: string;
  readonly members: readonly string[];
}

/** Asserts that no conversation has gaps in its numbers; returns the texts in stored order. */
const storedMessages = async (): Promise<StoredMessage[]> => {
  const places = await pool.query<{ gaps: boolean }>(
    'select max(seq) <> count(*) or min(seq) <> 1 as gaps from messages group by conversation_id',
  );
  assert.ok(places.rows.every(({ gaps }) => !gaps));
  const { rows } = await pool.query<StoredMessage>(
    `select id, conversation_id as conversation,
      array(select member_id from conversation_members where conversation_id = messages.conversation_id) as members
    from messages where kind = 'text' order by conversation_id, seq`,
  );
  return rows;
};

describe(`${TOTAL} writes sent three times each, by ${WRITERS}, with ${KILLS} kills and ${CUTS} cuts`, () => {
  test('stores messages once, in one order, and delivers them to everybody once', async () => {
    const conversations = await beginConversations(3);
    const received = new Map(people.map(({ memberId }) => [memberId, [] as Message[]]));
    const listeners = await listenAll(({ memberId }, { type, row }) => {
      if (type === 'message' && (row as Message).kind === 'text') received.get(memberId)?.push(row as Message);
    });

    const answers = await sendAll(
      listeners,
      (index) =>
        numbersOf(index).map((number) => ({
          clientId: `message-${index}-${number}`,
          detail: `Tin ${number} của người ${index}`,
          // Every fourth goes to one person, the rest to everybody.
          ...(number % 4 === 3
            ? { receiver: personAt(index + 1 + (number % (WRITERS - 1))).memberId }
            : { groupMessageId: conversations[number % conversations.length] }),
        })),
      async (writer, body) => {
        const call = { method: 'POST', body } as const;
        return (await callUntilAnswered<{ data: Message }>(origin, '/messages', writer, call)).data._id;
      },
    );

    const stored = await storedMessages();
    assert.equal(stored.length, TOTAL);
    assert.ok([...answers.values()].every((ids) => ids.size === 1));
    assert.deepEqual(new Set(stored.map(({ id }) => id)), new Set([...answers.values()].flatMap((ids) => [...ids])));
    for (const { memberId } of people) {
      const own = stored.filter(({ members }) => members.includes(memberId));
      const got = received.get(memberId) ?? [];
      await until(
        () => got.length >= own.length,
        () => `${got.length} of ${own.length} came`,
      );
      assert.equal(got.length, own.length);
      for (const [conversation, messages] of Map.groupBy(got, ({ groupMessageId }) => groupMessageId)) {
        const order = own.filter((row) => row.conversation === conversation).map(({ id }) => id);
        assert.deepEqual(
          messages.map(({ _id }) => _id),
          order,
        );
      }
    }
  });

  test('stores and counts notifications once, and delivers them to everybody', async () => {
    // Each person is notified of messages on their page; notifications of one kind share a row with a count.
    const counts = new Map<string, number>();
    const listeners = await listenAll(({ memberId }, { type, row }) => {
      const { kind, count } = row as Notification;
      if (type === 'notification' && kind === 'contact') counts.set(memberId, count);
    });

    await sendAll(
      listeners,
      (index) =>
        numbersOf(index).map((number) => ({
          memberId: personAt(index + 1 + (number % (WRITERS - 1))).memberId,
          clientId: `contact-${index}-${number}`,
          name: `Người thứ ${index + 1}`,
          phone: '0912345678',
          message: `Lời nhắn ${number}`,
        })),
      async (writer, body) => {
        await callUntilAnswered(origin, '/contactUs', writer, { method: 'POST', body });
        return body.clientId;
      },
    );

    const { rows } = await pool.query<{ member: string; total: number }>(
      'select owner_id as member, count(*)::int as total from contacts group by 1',
    );
    assert.equal(
      rows.reduce((sum, { total }) => sum + total, 0),
      TOTAL,
    );
    const stored = await pool.query<{ member: string; total: number; rows: number }>(
      `select member_id as member, sum(count)::int as total, count(*)::int as rows from notifications
        where kind = 'contact' group by 1`,
    );
    assert.deepEqual(
      new Map(stored.rows.map(({ member, total }) => [member, total])),
      new Map(rows.map(({ member, total }) => [member, total])),
    );
    assert.ok(stored.rows.every(({ rows: each }) => each === 1));
    for (const { member, total } of rows) {
      await until(
        () => counts.get(member) === total,
        () => `${counts.get(member)} of ${total} were told`,
      );
    }
  });
});
