/**
 * What was acknowledged is stored, once, in one order, and reaches everybody: while the process is killed and lines are
 * cut. The short form is for every run; the long one, of a quarter of an hour, is
 * `LOG_LEVEL=fatal TEST_TIMEOUT=3600000 M4U_MESSAGES=10000 npm test api/src/social/message/durability.test.ts`.
 */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import type { Message } from '@m4u/contract/social/message/schema';
import type { Notification } from '@m4u/contract/social/notification/schema';
import pg from 'pg';
import { callUntilAnswered, makeCrowd, type Person } from '../../testing/factories/crowd.ts';
import { cloneDatabase } from '../../testing/database/database.ts';
import { keepListening, type Listener } from '../../testing/server/listener.ts';
import { startProcess } from '../../testing/server/process.ts';
import type { StreamedEvent } from '../../testing/server/stream.ts';

const TOTAL = Number(process.env['M4U_MESSAGES'] ?? 240);
const LONG = TOTAL >= 10_000;
const WRITERS = LONG ? 20 : 6;
const KILLS = LONG ? 20 : 2;
const CUTS = LONG ? 20 : 4;
const TIMES = 3;
/** How many calls each writer has under way. */
const AT_ONCE = 3;

const database = await cloneDatabase();
const process_ = await startProcess(database);
const { origin } = process_;
const pool = new pg.Pool({ ...database.connection, max: 2 });
const listening: Listener[] = [];
/** How often somebody was told to read everything anew: never, since the lines are mended at once. */
let reloads = 0;
after(async () => {
  await Promise.all(listening.map((listener) => listener.stop()));
  await process_.stop();
  await pool.end();
  await database.drop();
});
const people = await makeCrowd(origin, database, WRITERS);
const personAt = (at: number): Person => people[at % people.length] ?? assert.fail();

/** Does the work in some lines at once, each piece once. */
const inLines = async <T>(pieces: readonly T[], lines: number, work: (piece: T) => Promise<void>): Promise<void> => {
  const left = [...pieces];
  const line = async () => {
    for (let piece = left.shift(); piece !== undefined; piece = left.shift()) await work(piece);
  };
  await Promise.all(Array.from({ length: lines }, line));
};

/** Kills the process and cuts lines as the work goes on, evenly. */
const makeTrouble = (listeners: readonly Listener[]) => {
  let done = 0;
  let cuts = 0;
  let kills = 0;
  let killing = Promise.resolve();
  return {
    /** Another piece of the work is done. */
    step: () => {
      done += 1;
      const share = done / (TOTAL * TIMES);
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

/** Each piece three times: two of them nearly at once, the third when others have come between. */
const threeTimes = <T>(pieces: readonly T[]): T[] =>
  pieces
    .flatMap((piece, at) => [0, 0.5, 6].map((later) => ({ piece, when: at + later })))
    .toSorted((one, other) => one.when - other.when)
    .map(({ piece }) => piece);

/** Everybody's streams, kept open until the tests end; each event is handed to whom it was told to. */
const listenAll = async (onEvent: (person: Person, event: StreamedEvent) => void): Promise<readonly Listener[]> => {
  const all = await Promise.all(
    people.map((person) =>
      keepListening(origin, person, (event) => {
        if (event.type === 'reload') reloads += 1;
        onEvent(person, event);
      }),
    ),
  );
  listening.push(...all);
  return all;
};

/** Sends every piece three times, from its writer, with trouble; answers what each was answered. */
const sendAll = async <T extends { clientId: string }, A>(
  listeners: readonly Listener[],
  piecesOf: (writer: number) => readonly T[],
  send: (writer: Person, piece: T) => Promise<A>,
): Promise<ReadonlyMap<string, Set<A>>> => {
  const trouble = makeTrouble(listeners);
  const answers = new Map<string, Set<A>>();
  await Promise.all(
    people.map((writer, at) =>
      inLines(threeTimes(piecesOf(at)), AT_ONCE, async (piece) => {
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

/** The numbers of what one writer has to send. */
const numbersOf = (writer: number): number[] =>
  Array.from({ length: Math.ceil((TOTAL - writer) / WRITERS) }, (_, number) => number);

/** Conversations of all, each begun by another. */
const beginConversations = (total: number): Promise<string[]> =>
  Promise.all(
    Array.from({ length: total }, async (_, at) => {
      const members = people.filter((person) => person !== personAt(at)).map(({ memberId }) => memberId);
      const body = { clientId: `conversation-${at}`, name: `Nhóm ${at + 1}`, members };
      const call = { method: 'POST', body } as const;
      const made = await callUntilAnswered<{ data: { _id: string } }>(
        origin,
        '/messages/conversation',
        personAt(at),
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

/** Holds the numbers of every conversation to be without gaps; answers what people wrote, in its order. */
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

describe(`${TOTAL} sent three times each, by ${WRITERS}, with ${KILLS} kills and ${CUTS} cuts`, () => {
  test('messages are kept once, in one order for all, and reach everybody once', async () => {
    const conversations = await beginConversations(3);
    const told = new Map(people.map(({ memberId }) => [memberId, [] as Message[]]));
    const listeners = await listenAll(({ memberId }, { type, row }) => {
      if (type === 'message' && (row as Message).kind === 'text') told.get(memberId)?.push(row as Message);
    });

    const answers = await sendAll(
      listeners,
      (at) =>
        numbersOf(at).map((number) => ({
          clientId: `message-${at}-${number}`,
          detail: `Tin ${number} của người ${at}`,
          // Every fourth goes to one other, the rest to all.
          ...(number % 4 === 3
            ? { receiver: personAt(at + 1 + (number % (WRITERS - 1))).memberId }
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
      const got = told.get(memberId) ?? [];
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

  test('notifications are kept once and counted once, and reach everybody', async () => {
    // Each is told of what is left on their page; what belongs together is one, with its count.
    const counts = new Map<string, number>();
    const listeners = await listenAll(({ memberId }, { type, row }) => {
      const { kind, count } = row as Notification;
      if (type === 'notification' && kind === 'contact') counts.set(memberId, count);
    });

    await sendAll(
      listeners,
      (at) =>
        numbersOf(at).map((number) => ({
          memberId: personAt(at + 1 + (number % (WRITERS - 1))).memberId,
          clientId: `contact-${at}-${number}`,
          name: `Người thứ ${at + 1}`,
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
    const kept = await pool.query<{ member: string; total: number; rows: number }>(
      `select member_id as member, sum(count)::int as total, count(*)::int as rows from notifications
        where kind = 'contact' group by 1`,
    );
    assert.deepEqual(
      new Map(kept.rows.map(({ member, total }) => [member, total])),
      new Map(rows.map(({ member, total }) => [member, total])),
    );
    assert.ok(kept.rows.every(({ rows: each }) => each === 1));
    for (const { member, total } of rows) {
      await until(
        () => counts.get(member) === total,
        () => `${counts.get(member)} of ${total} were told`,
      );
    }
  });
});
