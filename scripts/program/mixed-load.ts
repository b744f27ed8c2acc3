/**
 * Mixed load of typical use: registrations, profile edits, posts, messages, orders, check-ins, replies to invitations,
 * friend requests, pictures. Each action records what was acknowledged, and finds it again afterwards through the API.
 */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { weddingDraft } from '../../api/src/testing/factories/weddings.ts';
import { photo } from '../../api/src/testing/files/pictures.ts';
import { type Answer, call, callPatiently, type Caller, requireDone, createCaller, register, signIn } from './calls.ts';
import { assertFiles, assertStored } from './invariants.ts';
import type { Program } from './program.ts';

interface WithId {
  readonly data: { readonly _id: string };
}
type List<T> = { readonly data: readonly T[] };

/** Number of acting members, and of members who only receive friend requests. */
const PEOPLE = 8;
const OTHERS = 12;
/** Wedding guests: each replies several times, within the limits. */
const GUESTS = 60;

/** Concurrent checks. */
const CONCURRENT_CHECKS = 6;
const checkEach = async <T>(all: readonly T[], look: (one: T) => Promise<unknown>): Promise<void> => {
  const rest = all[Symbol.iterator]();
  const line = async () => {
    for (const one of rest) await look(one);
  };
  await Promise.all(Array.from({ length: CONCURRENT_CHECKS }, line));
};

/** An action with its own number; `true` when it was acknowledged. */
type LoadAction = (number: number, as: Caller) => Promise<boolean>;

/** The load: its actions, their acknowledged numbers, and the final checks. */
export interface MixedLoad {
  /** Runs actions until stopped, `atOnce` concurrently. */
  start(atOnce: number): { stop(): Promise<void> };
  /** Makes one small write; false without an answer. Shows whether the program is back in service. */
  readonly isWriting: () => Promise<boolean>;
  /** Acknowledged actions by name. */
  readonly acknowledged: () => Readonly<Record<string, number>>;
  /** Checks that everything acknowledged is found, and all invariants. */
  check(): Promise<void>;
}

/** Creates the accounts and data for the load. */
export const prepareLoad = async (program: Program): Promise<MixedLoad> => {
  const { origin } = program;
  const people = await createPeople(program);
  const outsiders = people.splice(PEOPLE);
  const personAt = (index: number): Caller => people[index % people.length] ?? assert.fail();
  const admin = personAt(0);
  const post = <T>(as: Caller, path: string, body: unknown, key?: string): Promise<Answer<T>> =>
    call<T>(origin, as, path, { method: 'POST', body, ...(key !== undefined && { key }) });
  const get = <T>(as: Caller, path: string): Promise<T> => requireDone(callPatiently<T>(origin, as, path));

  const groupId = (
    await requireDone(post<WithId>(admin, '/groupAndBrand/createGroup', { kind: 'brand', name: 'Quán Gió' }))
  ).data._id;
  const event = { groupId, kind: 'event', title: 'Ngày hội', place: 'Hội An', startsAt: new Date().toISOString() };
  const eventId = (await requireDone(post<WithId>(admin, '/logsCheckIn/history', event))).data._id;
  const inAYear = new Date().getFullYear() + 1;
  const days = {
    weddingDay: { ...weddingDraft.weddingDay, y: inAYear },
    weddingPartyDay: { ...weddingDraft.weddingPartyDay, y: inAYear },
  };
  const weddingId = (await requireDone(post<WithId>(admin, '/wedding', { ...weddingDraft, ...days }))).data._id;
  const names = Array.from({ length: GUESTS }, (_, index) => `Khách ${index + 1}`).join('\n');
  await requireDone(post(admin, `/wedding/guests/${weddingId}`, { text: names }));
  const guests = (await get<List<{ code: string }>>(admin, `/wedding/guests/${weddingId}?limit=100`)).data;
  const picture = await photo(320, 240).jpeg().toBuffer();
  const device = { _id: randomUUID(), name: 'Cửa chính' };

  const written = {
    signUps: [] as Caller[],
    headlines: new Map<Caller, string>(),
    posts: [] as { id: string; title: string; of: Caller }[],
    messages: new Map<string, string>(),
    orders: new Map<string, string>(),
    scans: [] as string[],
    replies: new Map<string, string>(),
    friends: [] as { from: Caller; to: Caller }[],
    pictures: [] as { readonly src: string; readonly as: Caller }[],
  };
  const busy = new Set<unknown>();
  /** Serialises actions on objects where the last write counts. */
  const alone = async (what: unknown, work: () => Promise<boolean>): Promise<boolean> => {
    if (busy.has(what)) return false;
    busy.add(what);
    return work().finally(() => busy.delete(what));
  };

  const deeds: Readonly<Record<string, LoadAction>> = {
    signUp: async (number) => {
      const somebody = createCaller('moi', 100_000 + number);
      await register(origin, somebody, `Người mới ${number}`);
      written.signUps.push(somebody);
      return true;
    },
    profile: (number, as) =>
      alone(as, async () => {
        const headline = `Dòng giới thiệu ${number}`;
        const path = `/members/updateMemberById/${as.memberId}`;
        const { status } = await call(origin, as, path, { method: 'PUT', body: { headline } });
        if (status === 200) written.headlines.set(as, headline);
        return status === 200;
      }),
    post: async (number, as) => {
      const title = `Bài viết ${number}`;
      const { status, body } = await post<WithId>(as, '/members/insertBlog', { title, content: '<p>Nội dung.</p>' });
      if (status === 200) written.posts.push({ id: body.data._id, title, of: as });
      return status === 200;
    },
    message: async (number, as) => {
      const receiver = personAt(people.indexOf(as) + 1 + (number % (people.length - 1))).memberId;
      const clientId = `tin-nhan-${number}`;
      const { status, body } = await post<WithId>(as, '/messages', { receiver, clientId, detail: `Tin ${number}` });
      if (status === 200) written.messages.set(clientId, body.data._id);
      return status === 200;
    },
    order: async (number) => {
      const key = `don-${number}`;
      const memberId = personAt(1 + (number % (people.length - 1))).memberId;
      const body =
        number % 3 === 2
          ? { sellerGroupId: groupId, buyerId: memberId, type: 'minus', points: 1 + (number % 7) }
          : { groupId, memberId, invoiceNumber: `HD-${number}`, value: 100_000 + (number % 9) * 50_000 };
      const path = number % 3 === 2 ? '/orderPoint' : '/orderGroup';
      const { status, body: made } = await post<WithId>(admin, path, body, key);
      if (status === 200) written.orders.set(key, made.data._id);
      return status === 200;
    },
    checkIn: async (number) => {
      const nonce = randomUUID();
      const scan = { nonce, kind: 'in', how: 'manual', name: `Người đến ${number}`, at: new Date().toISOString() };
      const { status } = await post(admin, '/logsCheckIn', { history: eventId, device, scans: [scan] });
      if (status === 200) written.scans.push(nonce);
      return status === 200;
    },
    reply: async (number) => {
      const code = guests[number % guests.length]?.code ?? '';
      return alone(code, async () => {
        const wish = `Chúc mừng lần ${number}`;
        const somebody = createCaller('khach', 200_000 + number);
        const reply = { weddingId, guest: code, name: 'Khách', side: 'groom', coming: true, people: 2, wish };
        const { status } = await post(somebody, '/weddingGuest', reply);
        if (status === 200) written.replies.set(code, wish);
        return status === 200;
      });
    },
    friend: async (number) => {
      const from = personAt(number);
      const to = outsiders[Math.floor(number / people.length) % outsiders.length] ?? assert.fail();
      const body = { from: from.memberId, to: to.memberId };
      const path = `/friend/addFriendsById/${from.memberId}`;
      const { status } = await call(origin, from, path, { method: 'PUT', body });
      if (status === 200) written.friends.push({ from, to });
      return status === 200;
    },
    picture: async (_number, as) => {
      const form = () => {
        const data = new FormData();
        data.append('file', new Blob([new Uint8Array(picture)]), 'anh.jpg');
        return data;
      };
      const { status, body } = await call<{ data: { src: string } }>(origin, as, '/uploads', { method: 'POST', form });
      if (status === 200) written.pictures.push({ src: body.data.src, as });
      return status === 200;
    },
  };
  /** Frequent actions occur several times. */
  const order = [
    'message',
    'order',
    'profile',
    'checkIn',
    'post',
    'message',
    'order',
    'reply',
    'friend',
    'message',
    'order',
    'picture',
    'signUp',
  ];
  const counts: Record<string, number> = {};
  let next = 0;

  const findAll = async (): Promise<void> => {
    await checkEach(written.signUps, (somebody) => signIn(origin, somebody));
    await checkEach([...written.headlines], async ([as, headline]) => {
      const { data } = await get<{ data: { headline: string } }>(as, `/members/getMemberId/${as.memberId}`);
      assert.equal(data.headline, headline, as.email);
    });
    await checkEach(written.posts, async ({ id, title, of }) =>
      assert.equal((await get<{ data: { title: string } }>(of, `/members/blog/${id}`)).data.title, title),
    );
    await checkEach([...written.orders.values()], (id) => get(admin, `/orderGroup/getOrderGroupById/${id}`));
    await checkEach(written.friends, async ({ from, to }) => {
      const path = `/friend/getFriendsByStatus/${from.memberId}?status=requested&limit=100`;
      const { data } = await get<List<{ _id: string }>>(from, path);
      assert.ok(JSON.stringify(data).includes(to.memberId), 'a request for friendship is there');
    });
    await checkEach(written.pictures, async ({ src, as }) => {
      const file = await fetch(`${origin}${src}`, {
        headers: { 'x-forwarded-for': '10.9.9.9', authorization: `Bearer ${as.token}` },
      });
      assert.equal(file.status, 200, src);
      assert.ok((await file.arrayBuffer()).byteLength > 100);
    });
    const rows = (await get<List<{ code: string; wish: string }>>(admin, `/wedding/guests/${weddingId}?limit=100`))
      .data;
    const wishes = new Map(rows.map(({ code, wish }) => [code, wish]));
    for (const [code, wish] of written.replies) assert.equal(wishes.get(code), wish);
  };

  return {
    start: (atOnce) => {
      let stopped = false;
      const line = async () => {
        while (!stopped) {
          const number = next++;
          const name = order[number % order.length] ?? assert.fail();
          const deed = deeds[name] ?? assert.fail(name);
          if (await deed(number, personAt(Math.floor(number / order.length)))) counts[name] = (counts[name] ?? 0) + 1;
        }
      };
      const lines = Promise.all(Array.from({ length: atOnce }, line));
      return {
        stop: async () => {
          stopped = true;
          await lines;
        },
      };
    },
    isWriting: async () => {
      const response = await fetch(`${origin}/api/members/updateMemberById/${admin.memberId}`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${admin.token}`,
          'content-type': 'application/json',
          'x-forwarded-for': admin.address,
        },
        body: JSON.stringify({ childCareer: `Lúc ${Date.now()}` }),
        signal: AbortSignal.timeout(10_000),
      }).catch(() => undefined);
      await response?.arrayBuffer().catch(() => undefined);
      if (response?.status === 401) await signIn(origin, admin);
      return response?.status === 200;
    },
    acknowledged: () => counts,
    check: async () => {
      await findAll();
      const pool = new pg.Pool({ ...(await program.connection()), max: 2 });
      try {
        await assertStored(pool, written);
        await assertFiles(pool, program.dataDir);
      } finally {
        await pool.end();
      }
    },
  };
};

const createPeople = async (program: Program): Promise<Caller[]> => {
  const people = Array.from({ length: PEOPLE + OTHERS }, (_, index) => createCaller('nguoi', index + 1));
  for (const [index, somebody] of people.entries()) await register(program.origin, somebody, `Người thứ ${index + 1}`);
  const client = new pg.Client(await program.connection());
  await client.connect();
  await client.query('update accounts set verified_at = now()');
  for (const somebody of people) await signIn(program.origin, somebody);
  // Acting members are friends; the others receive requests.
  await client.query(
    `insert into friendships (from_id, to_id, status) select one, other, 'accepted'
      from unnest($1::uuid[]) one, unnest($1::uuid[]) other where one < other`,
    [people.slice(0, PEOPLE).map(({ memberId }) => memberId)],
  );
  await client.end();
  return people;
};
