/**
 * What row-level security costs (decisions 54 and 74): reads of what it guards, with its policies and without them by turns, on
 * one server. That a connection is told for whom it works is part of both.
 */
import { findPostgres, withClient } from './ledger/books.ts';
import { sendRequests } from './load.ts';
import { median } from './median.ts';
import { type Restartable, startM4u } from './servers.ts';
import { type Member, createMembers, type Subject } from './subjects.ts';

/** Owners who read at once, so that connections work for another one nearly every time. */
const OWNERS = 8;
const POSTS = 12;
const CONNECTIONS = 16;

/** What came of it: of each read, answers a second with the policies, as a part of those without them. */
export type WallMeasurement = readonly { readonly name: string; readonly perSecond: number; readonly part: number }[];

/** Every other post is for its owner alone. */
const writePosts = async (port: number, { token }: Member, ownerIndex: number): Promise<void> => {
  for (let number = 0; number < POSTS; number += 1) {
    const policy = number % 2 === 0 ? 'public' : 'private';
    const body = { title: `Bài thứ ${number + 1}`, content: `<p>${'Nhà có nắng. '.repeat(20)}</p>`, policy };
    const answer = await fetch(`http://localhost:${port}/api/members/insertBlog`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-forwarded-for': `10.9.${ownerIndex}.1`,
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`insertBlog: ${answer.status} ${await answer.text()}`);
  }
};

const listReads = (port: number, owners: readonly Member[]): Subject[] => {
  const owner = (connection: number): Member => owners[connection % owners.length] as Member;
  const headers = (connection: number) => ({ 'User-Agent': 'bench', 'X-Forwarded-For': `10.10.0.${connection}` });
  const own = (connection: number) => ({ ...headers(connection), Authorization: `Bearer ${owner(connection).token}` });
  const posts = (connection: number) => `/api/members/getBlogByMemberId/${owner(connection).memberId}`;
  const page = (connection: number) => `/me/${owner(connection).memberId}`;
  const reading = (connection: number) => ({
    ...headers(connection),
    Cookie: `snc_token=${owner(connection + 1).token}`,
  });
  const read = (name: string, shot: Omit<Subject['shot'], 'port'>): Subject => ({
    name,
    shot: { port, ...shot },
    connections: CONNECTIONS,
  });
  return [
    read('a page, for another member', { path: page, headers: reading }),
    read('posts of a page, for a visitor', { path: posts, headers }),
    read('posts of one’s own page, those for oneself too', { path: posts, headers: own }),
    read('conversations of one’s own', { path: '/api/messages', headers: own }),
  ];
};

const setWall = (server: Restartable, act: 'enable' | 'disable'): Promise<void> =>
  findPostgres(server).then((config) =>
    withClient(config, async (client) => {
      await client.query(`do $$ declare walled regclass; begin
        for walled in select polrelid::regclass from pg_policy group by 1 loop
          execute format('alter table %s ${act} row level security', walled);
        end loop; end $$`);
    }),
  );

/** Measures on a server of its own. */
export const measureWall = async ({
  seconds,
  rounds,
}: {
  seconds: number;
  rounds: number;
}): Promise<WallMeasurement> => {
  const server = await startM4u();
  try {
    const owners = await createMembers(server.port, OWNERS);
    for (const [ownerIndex, owner] of owners.entries()) await writePosts(server.port, owner, ownerIndex);
    const subjects = listReads(server.port, owners);
    const rate = async ({ shot, connections }: Subject) => (await sendRequests(shot, connections, seconds)).perSecond;
    for (const subject of subjects) await rate(subject);
    const found = new Map<Subject, { with: number; part: number }[]>(subjects.map((subject) => [subject, []]));
    for (let round = 0; round < rounds; round += 1) {
      for (const subject of subjects) {
        await setWall(server, 'disable');
        const without = await rate(subject);
        await setWall(server, 'enable');
        const behind = await rate(subject);
        found.get(subject)?.push({ with: behind, part: behind / without });
      }
    }
    return subjects.map((subject) => {
      const all = found.get(subject) ?? [];
      return {
        name: subject.name,
        perSecond: median(all.map((one) => one.with)),
        part: median(all.map(({ part }) => part)),
      };
    });
  } finally {
    await server.stop();
  }
};

/** The part of the record that tells of it. */
export const wallText = (measured: WallMeasurement): string =>
  `\n**Row-level security** (decisions 54 and 74): answers a second, and as a part of those without its policies.\n\n| read | answers/s | part |\n|---|---|---|\n${measured
    .map(({ name, perSecond, part }) => `| ${name} | ${Math.round(perSecond)} | ${part.toFixed(2)} |`)
    .join('\n')}\n`;

/** Whether the wall is cheap enough to stand in front of every read. */
export const isWallCheap = (measured: WallMeasurement): boolean => measured.every(({ part }) => part >= 0.7);
