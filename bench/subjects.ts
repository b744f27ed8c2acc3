/** What is measured, on a page as full as people make them: about, five ways to reach its owner, ten links. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findCurrentBuild } from '../scripts/builds/kept-builds.mjs';
import { webBuilds } from '../scripts/builds/web-build.mjs';
import type { LoadRequest } from './load.ts';

/** Something to measure. */
export interface Subject {
  readonly name: string;
  readonly shot: LoadRequest;
  readonly connections: number;
  /** The least part of the bare server's answers a second that is enough. */
  readonly target?: number;
}

const password = 'Mưa-nguồn-42-suối';
const email = 'bench@example.test';
const link = 'trang-do-dac';

const contacts = [
  { kind: 'phone', value: '0912 345 678' },
  { kind: 'email', value: 'anh.tuyet@example.test' },
  { kind: 'zalo', value: '0912 345 678' },
  { kind: 'website', value: 'https://m4u.example' },
  { kind: 'address', value: '12 Tràng Tiền, phường Cửa Nam, Hà Nội' },
];

const links = Array.from({ length: 10 }, (_, index) => ({
  label: `Liên kết thứ ${index + 1}`,
  address: `https://example.test/trang/${index + 1}`,
}));

const aboutMe = `<p>${'Mình làm kiến trúc sư ở Hà Nội, thích những ngôi nhà có nắng và có vườn. '.repeat(6)}</p>`;

/** A member who has signed in. */
export interface Member {
  readonly memberId: string;
  readonly token: string;
  readonly refreshToken: string;
}

/** Calls the API of a server; `from` is the address it seems to come from. */
const createCaller =
  (port: number) =>
  async (
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    { token, from: address }: { token?: string; from?: string } = {},
  ): Promise<unknown> => {
    const response = await fetch(`http://localhost:${port}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(address && { 'x-forwarded-for': address }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };

const signIn = async (port: number, email: string, address?: string): Promise<Member> => {
  const from = address === undefined ? {} : { from: address };
  const session = await createCaller(port)('POST', '/auth/login', { email, password }, from);
  const { memberId = '', accessToken = '', refreshToken = '' } = session as Record<string, string>;
  return { memberId, token: accessToken, refreshToken };
};

const register = async (port: number, email: string, name: string, address?: string): Promise<Member> => {
  const from = address === undefined ? {} : { from: address };
  await createCaller(port)('POST', '/auth/registerNotVerify', { type: 'tbMail', email, password, name }, from);
  return signIn(port, email, address);
};

const emailOf = (index: number): string => `bench-${index}@example.test`;
const addressOf = (index: number): string => `10.8.${index}.1`;

/** So many members with a session each. */
export const createMembers = async (port: number, total: number): Promise<Member[]> => {
  const members: Member[] = [];
  for (let index = 0; index < total; index += 1) {
    members.push(await register(port, emailOf(index), `Người thứ ${index + 1}`, addressOf(index)));
  }
  return members;
};

/** Signs the members of {@link createMembers} in again: an access token is valid for fifteen minutes. */
export const signInMembers = async (port: number, total: number): Promise<Member[]> => {
  const members: Member[] = [];
  for (let index = 0; index < total; index += 1) members.push(await signIn(port, emailOf(index), addressOf(index)));
  return members;
};

/**
 * Adds to the cookies of a session that the build's scripts have run in the browser, as they have from the second page on
 * (`web/app/platform/document/page-build.ts`).
 */
export const withBuild = (cookie: string): string => {
  const files = readdirSync(join(findCurrentBuild(webBuilds), 'client/assets'));
  const version = files.map((name) => /^manifest-(\w+)\.js$/.exec(name)?.[1]).find(Boolean);
  if (!version) throw new Error('The web is not built');
  return `${cookie}; m4u_build=${version}`;
};

/** A member with a page and a session, made over HTTP like anybody's, not on its first visit. */
export const createMember = async (port: number): Promise<{ memberId: string; cookie: string }> => {
  const send = createCaller(port);
  const { memberId, token, refreshToken } = await register(port, email, 'Nguyễn Thị Ánh Tuyết');
  const changes = { headline: 'Kiến trúc sư · Nhà Nắng', aboutMe, contacts };
  await send('PUT', `/members/updateMemberById/${memberId}`, changes, { token });
  await send('PUT', `/members/updateAccountLinkById/${memberId}`, { links }, { token });
  await send('PUT', `/members/updateUrlMinify/${memberId}`, { urlMinify: link }, { token });
  return { memberId, cookie: withBuild(`snc_token=${token}; snc_refresh_token=${refreshToken}`) };
};

const browser = { 'Accept-Encoding': 'gzip, deflate, br', 'User-Agent': 'bench' };

/** Another address for every connection; see `startM4u`. */
const addressHeaders = (network: number) => (connection: number) =>
  `10.${network}.${connection >> 8}.${connection & 255}`;

/** … and for every page that is rendered, which come from as many people as there are pages. */
const readerHeaders = (network: number) => (connection: number, n: number) =>
  ({ ...browser, 'X-Forwarded-For': addressHeaders(network + (connection & 31))(n & 65_535) }) as const;

/** Everything that is measured of M4U. */
export const listSubjects = (port: number, { memberId, cookie }: { memberId: string; cookie: string }): Subject[] => [
  {
    name: 'Profile page from the page cache',
    shot: { port, path: `/smc/${link}`, headers: () => browser },
    connections: 32,
    target: 1 / 3,
  },
  {
    name: 'Profile page rendered afresh for a visitor',
    // A language that there is none of is a page that is not kept.
    shot: {
      port,
      path: (connection, n) => `/smc/${link}?lang=${currentRound()}-${connection}-${n}`,
      headers: readerHeaders(100),
    },
    connections: 32,
    target: 1 / 25,
  },
  {
    name: 'Profile page rendered afresh for its owner',
    shot: {
      port,
      path: `/smc/${link}`,
      headers: (connection, n) => ({ ...readerHeaders(140)(connection, n), Cookie: cookie }),
    },
    connections: 32,
  },
  {
    name: 'Profile read of the API',
    shot: {
      port,
      path: `/api/members/getMemberIdView/${memberId}`,
      headers: (connection) => ({ 'User-Agent': 'bench', 'X-Forwarded-For': addressHeaders(1)(connection) }),
    },
    connections: 32,
  },
  {
    name: 'Sign-in',
    shot: {
      port,
      method: 'POST',
      path: '/api/auth/login',
      headers: (connection) => ({
        'Content-Type': 'application/json',
        'X-Forwarded-For': addressHeaders(2)(connection),
      }),
      body: JSON.stringify({ email, password }),
    },
    connections: 4,
  },
];

let rounds = 0;
const currentRound = (): number => rounds;

/** Begins another round: fresh pages of the last one are not fresh any more. */
export const startNextRound = (): void => {
  rounds += 1;
};
