/** The subjects that have a floor: pages and calls over the content of the demo, as its accounts and new members read them. */
import type { LoadRequest } from '../load.ts';
import { createMembers, signInMembers, withBuild } from '../subjects.ts';

/** Wanted of a subject, as a part of what its floor answers a second. */
const WANTED = { fresh: 0.25, signedIn: 0.5, call: 0.5 } as const;

/** Something to measure beside its floor. */
export interface FloorCase {
  readonly name: string;
  readonly kind: keyof typeof WANTED;
  /** Path without what makes an address one that nobody has asked for. */
  readonly path: string;
  /** The readers that ask; missing for a visitor. */
  readonly as?: keyof Readers;
}

/** Sessions of the readers: the owner of the page and shop, somebody else of the demo, and many new members. */
export interface Readers {
  readonly duyen: readonly Session[];
  readonly bao: readonly Session[];
  /** For searches, which are limited by account (`searchesByMember` of `api/src/platform/limits/people.ts`). */
  readonly many: readonly Session[];
}

/** The least part of the floor that is enough. */
export const wantedOf = ({ kind }: FloorCase): number => WANTED[kind];

/** A session of a reader. */
export interface Session {
  readonly memberId: string;
  readonly token: string;
  readonly cookie: string;
}

const PASSWORD = 'bien-xanh-cat-trang';

const read = async <T>(response: Response): Promise<T> => {
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
};

const toSession = (memberId: string, token: string, refreshToken: string): Session => ({
  memberId,
  token,
  cookie: `snc_token=${token}; snc_refresh_token=${refreshToken}`,
});

const signIn = async (port: number, reader: 'duyen' | 'bao'): Promise<Session> => {
  const { memberId, accessToken, refreshToken } = await read<
    Record<'memberId' | 'accessToken' | 'refreshToken', string>
  >(
    await fetch(`http://localhost:${port}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `${reader}@m4u.example`, password: PASSWORD }),
    }),
  );
  return toSession(memberId, accessToken, refreshToken);
};

/** How many new members search. */
const MANY = 40;

/** Makes the members who search. */
export const makeMany = async (port: number): Promise<void> => void (await createMembers(port, MANY));

/** Signs the readers of the demo in. Errors: the server has no such accounts. */
export const signInDemo = async (port: number): Promise<Omit<Readers, 'many'>> => ({
  duyen: [await signIn(port, 'duyen')],
  bao: [await signIn(port, 'bao')],
});

/** Signs all readers in, those of {@link makeMany} too. */
export const signInAll = async (port: number): Promise<Readers> => ({
  ...(await signInDemo(port)),
  many: (await signInMembers(port, MANY)).map(({ memberId, token, refreshToken }) =>
    toSession(memberId, token, refreshToken),
  ),
});

const findPost = async (port: number, memberId: string): Promise<string> => {
  const { data } = await read<{ data: { _id: string }[] }>(
    await fetch(`http://localhost:${port}/api/members/getBlogByMemberId/${memberId}`),
  );
  return data[0]?._id ?? '';
};

const findGroup = async (port: number, token: string): Promise<string> => {
  const { data } = await read<{ data: { _id: string }[] }>(
    await fetch(`http://localhost:${port}/api/members/getListManagedGroup?right=counter`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  );
  return data[0]?._id ?? '';
};

/** Lists what is measured on a server with the demo's content. */
export const listCases = async (port: number, { duyen: [owner] }: Pick<Readers, 'duyen'>): Promise<FloorCase[]> => {
  if (!owner) throw new Error('The owner of the page has not signed in');
  const [post, group] = [await findPost(port, owner.memberId), await findGroup(port, owner.token)];
  const profile = '/smc/my-duyen';
  const search = 'q=gom';
  return [
    { name: 'Profile, a visitor', kind: 'fresh', path: profile },
    { name: 'Post, a visitor', kind: 'fresh', path: `/me/posts/${post}` },
    { name: 'Products, a visitor', kind: 'fresh', path: '/products' },
    { name: 'Search, a visitor', kind: 'fresh', path: `/search?${search}` },
    { name: 'Profile, its owner', kind: 'signedIn', path: profile, as: 'duyen' },
    { name: 'Profile, another member', kind: 'signedIn', path: profile, as: 'bao' },
    { name: 'Post, another member', kind: 'signedIn', path: `/me/posts/${post}`, as: 'bao' },
    { name: 'Products', kind: 'signedIn', path: '/products', as: 'bao' },
    { name: 'Conversations', kind: 'signedIn', path: '/messages', as: 'duyen' },
    { name: 'Phonebook', kind: 'signedIn', path: '/action/phonebook', as: 'duyen' },
    { name: 'Counter', kind: 'signedIn', path: `/action/createPoint?groupId=${group}`, as: 'duyen' },
    { name: 'Search', kind: 'signedIn', path: `/search?${search}`, as: 'many' },
    { name: 'Profile read', kind: 'call', path: `/api/members/getMemberIdView/${owner.memberId}` },
    { name: 'Post', kind: 'call', path: `/api/members/blog/${post}`, as: 'bao' },
    { name: 'Products', kind: 'call', path: '/api/productMember/loadProductByBrands', as: 'bao' },
    { name: 'Conversations', kind: 'call', path: '/api/messages', as: 'duyen' },
    { name: 'Phonebook', kind: 'call', path: '/api/phonebook', as: 'duyen' },
    {
      name: 'Orders at the counter',
      kind: 'call',
      path: `/api/orderGroup/getOrderGroup?groupId=${group}&limit=20`,
      as: 'duyen',
    },
    { name: 'Search', kind: 'call', path: `/api/elasticSeach/search?${search}`, as: 'many' },
  ];
};

let round = 0;

/** Begins another round: addresses that nobody has asked for are others again. */
export const startNextRound = (): void => {
  round += 1;
};

const toHeaders = (kind: FloorCase['kind'], { token, cookie }: Session): Record<string, string> =>
  kind === 'call' ? { Authorization: `Bearer ${token}` } : { Cookie: withBuild(cookie) };

/**
 * The load on M4U. Each request comes from an address of its own, for limits by address. A language that does not exist
 * makes a page fresh: it is in no kept page's key.
 */
export const toRequest = (port: number, { path, kind, as }: FloorCase, readers: Readers): LoadRequest => {
  const joint = path.includes('?') ? '&' : '?';
  const sessions = as === undefined ? [] : readers[as];
  const headersOf = sessions.map((session) => toHeaders(kind, session));
  return {
    port,
    path: kind === 'fresh' ? (connection, n) => `${path}${joint}lang=${round}-${connection}-${n}` : path,
    headers: (connection, n) => ({
      'User-Agent': 'bench',
      'X-Forwarded-For': `10.${100 + (connection & 31)}.${(n >> 8) & 255}.${n & 255}`,
      ...(kind !== 'call' && { 'Accept-Encoding': 'gzip, deflate, br', Accept: 'text/html' }),
      ...headersOf[(connection + n) % headersOf.length],
    }),
  };
};
