/** What people of the town do: of a hundred requests eighty read and twenty write, as issue "Load" asks. */
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { Arrival } from './arrivals.ts';
import { conversationId, groupId, postId, type TownSize, conversationMembers } from './world.ts';
import { memberId } from '../search.world.ts';

/** Pages that many read, and which are therefore kept. */
const POPULAR_PAGES = 200;
const WORDS = ['nguyen', 'đức', 'tran van', 'lan', 'gom', 'tra sen', 'huong', 'le minh', 'pham', 'lua hue'];

/** What was answered by 200, and so has to be there afterwards. */
interface AcknowledgedWrites {
  readonly messages: string[];
  readonly posts: string[];
  readonly orders: string[];
  readonly headlines: { readonly id: string; readonly headline: string }[];
  readonly friends: { readonly from: string; readonly to: string }[];
}

interface Request {
  readonly method?: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Who asks; nobody in particular when left out. */
  readonly as?: number;
  readonly body?: unknown;
  readonly key?: string;
  readonly onDone?: () => void;
}

/** The load on one server. */
export interface Mix {
  next(): Arrival;
  readonly acknowledged: AcknowledgedWrites;
}

const pick = (most: number): number => Math.floor(Math.random() * most);

/** Names of what is asked, each with how often of a hundred, and what it asks for. */
type WeightedRequests = readonly (readonly [name: string, share: number, ask: () => Request])[];

const listReads = (size: TownSize): WeightedRequests => {
  const anyone = () => pick(size.members);
  const page = (n: number) => ({ path: `/me/${memberId(n)}` });
  const conversation = () => {
    const n = pick(size.conversations);
    return { n, as: conversationMembers(n, size)[pick(2)] ?? 0 };
  };
  return [
    ['Page that many read', 25, () => page(pick(Math.min(POPULAR_PAGES, size.members)))],
    ['Page of anybody', 10, () => page(anyone())],
    ['Profile', 15, () => ({ path: `/api/members/getMemberIdView/${memberId(anyone())}` })],
    ['Posts of a member', 8, () => ({ path: `/api/members/getBlogByMemberId/${memberId(anyone())}?limit=10` })],
    // Every twentieth is private and the next one for friends.
    [
      'One post',
      2,
      () => ({ path: `/api/members/blog/${postId(pick(Math.floor(size.posts / 20)) * 20 + 2 + pick(18))}` }),
    ],
    ['Conversations', 8, () => ({ path: '/api/messages', as: anyone() })],
    [
      'Messages of one',
      6,
      () => {
        const { n, as } = conversation();
        return { path: `/api/messages/findByGroupMessegerId?groupMessageId=${conversationId(n)}`, as };
      },
    ],
    ['Notifications', 3, () => ({ path: '/api/notifications', as: anyone() })],
    [
      'Search',
      3,
      () => ({ path: `/api/elasticSeach/search?q=${encodeURIComponent(WORDS[pick(WORDS.length)] ?? '')}` }),
    ],
  ];
};

const listWrites = (size: TownSize, acknowledged: AcknowledgedWrites): WeightedRequests => {
  const run = randomUUID().slice(0, 8);
  let messageNumber = 0;
  /** Everybody in turn, so that none of them changes the same thing twice. */
  const turns = { headline: 0, friend: 0 };
  return [
    [
      'Message',
      8,
      () => {
        const n = pick(size.conversations);
        const clientId = `${run}-${(messageNumber += 1)}`;
        return {
          method: 'POST',
          path: '/api/messages',
          as: conversationMembers(n, size)[pick(2)] ?? 0,
          body: {
            groupMessageId: conversationId(n),
            clientId,
            detail: `Tin thứ ${messageNumber}: chiều mình ghé nhé.`,
          },
          onDone: () => acknowledged.messages.push(clientId),
        };
      },
    ],
    [
      'New post',
      6,
      () => {
        const title = `Tin mới ${run} ${(messageNumber += 1)}`;
        return {
          method: 'POST',
          path: '/api/members/insertBlog',
          as: pick(size.members),
          body: { title, content: `<p>${'Mẻ gốm hôm nay ra lò đẹp hơn mong đợi. '.repeat(8)}</p>` },
          onDone: () => acknowledged.posts.push(title),
        };
      },
    ],
    [
      'Change of a profile',
      3,
      () => {
        const as = (turns.headline += 7) % size.members;
        const [id, headline] = [memberId(as), `Thợ gốm ${run} ${(messageNumber += 1)}`];
        return {
          method: 'PUT',
          path: `/api/members/updateMemberById/${id}`,
          as,
          body: { headline },
          onDone: () => acknowledged.headlines.push({ id, headline }),
        };
      },
    ],
    [
      'Order',
      2,
      () => {
        const customer = pick(size.members);
        const group = customer % size.groups;
        const invoiceNumber = `${run}-${(messageNumber += 1)}`;
        return {
          method: 'POST',
          path: '/api/orderGroup',
          as: group,
          key: invoiceNumber,
          body: { groupId: groupId(group), memberId: memberId(customer), invoiceNumber, value: 500_000 },
          onDone: () => acknowledged.orders.push(invoiceNumber),
        };
      },
    ],
    [
      'Friend request',
      1,
      () => {
        const as = (turns.friend += 11) % size.members;
        const [from, to] = [memberId(as), memberId((as + 100) % size.members)];
        return {
          method: 'PUT',
          path: `/api/friend/addFriendsById/${from}`,
          as,
          body: { from, to },
          onDone: () => acknowledged.friends.push({ from, to }),
        };
      },
    ],
  ];
};

/** Makes the load; `tokenOf` signs the people of the town in. */
export const createMix = (port: number, size: TownSize, tokenOf: (n: number) => string): Mix => {
  const acknowledged: AcknowledgedWrites = { messages: [], posts: [], orders: [], headlines: [], friends: [] };
  const kinds = [...listReads(size), ...listWrites(size, acknowledged)];
  const deck = kinds.flatMap((kind) => Array.from({ length: kind[1] }, () => kind));
  let sent = 0;
  return {
    acknowledged,
    next: () => {
      const [kind, , ask] =
        deck[pick(deck.length)] ??
        kinds[0] ??
        (() => {
          throw new Error('nothing to ask');
        })();
      const { method = 'GET', path, as, body, key, onDone } = ask();
      // A new address after every twenty requests: the limits by address are for those who ask more.
      const network = Math.floor((sent += 1) / 20);
      const text = body === undefined ? '' : JSON.stringify(body);
      const head = [
        `${method} ${path} HTTP/1.1`,
        `Host: localhost:${port}`,
        'User-Agent: Mozilla/5.0 (bench)',
        `X-Forwarded-For: 10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`,
        path.startsWith('/api/')
          ? 'Accept: application/json'
          : 'Accept: text/html\r\nAccept-Encoding: gzip, deflate, br',
        ...(as === undefined ? [] : [`Authorization: Bearer ${tokenOf(as)}`]),
        ...(key === undefined ? [] : [`Idempotency-Key: ${key}`]),
        ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
      ];
      return { kind, text: `${head.join('\r\n')}\r\n\r\n${text}`, ...(onDone && { onDone }) };
    },
  };
};

/** How many of what was acknowledged are not there. */
export const countLost = async (client: pg.Client, acknowledged: AcknowledgedWrites): Promise<number> => {
  const { messages, posts, orders, headlines, friends } = acknowledged;
  const found = async (text: string, ...values: unknown[]) =>
    Number((await client.query<{ found: string }>(`select count(*) as found from ${text}`, values)).rows[0]?.found);
  const pairs = <T>(rows: readonly T[], ...fields: (keyof T)[]) => fields.map((field) => rows.map((row) => row[field]));
  const survivors =
    (await found('messages where client_id = any($1)', messages)) +
    (await found('content_items where title = any($1)', posts)) +
    (await found('point_orders where invoice_number = any($1)', orders)) +
    (await found(
      'unnest($1::uuid[], $2::text[]) as said (id, headline) join members using (id, headline)',
      ...pairs(headlines, 'id', 'headline'),
    )) +
    (await found(
      'unnest($1::uuid[], $2::uuid[]) as asked (from_id, to_id) join friendships using (from_id, to_id)',
      ...pairs(friends, 'from', 'to'),
    ));
  return messages.length + posts.length + orders.length + headlines.length + friends.length - survivors;
};
