import { setTimeout as pause } from 'node:timers/promises';
import { arrive, expect, somebody, test } from '../support/people.ts';

/** Number of edits of one page while others read it. */
const edits = 200;
const mark = /Lần sửa (\d+)\./;

/** A way to read the page. */
interface Reader {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

test('readers never get a page older than an acknowledged edit, or another reader’s page', async ({
  request,
  baseURL,
}) => {
  const site = baseURL ?? '';
  test.setTimeout(90_000);
  const owner = await arrive(request, somebody('Phạm Thị Chủ Trang'));
  const cookie = `snc_token=${owner.accessToken}; snc_refresh_token=${owner.refreshToken}`;
  const authorization = `Bearer ${owner.accessToken}`;
  const save = async (lap: number): Promise<void> => {
    const answer = await fetch(`${site}/api/members/updateMemberById/${owner.memberId}`, {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ headline: `Lần sửa ${lap}.` }),
    });
    expect(answer.status, await answer.text()).toBe(200);
  };
  await save(0);

  const path = `/me/${owner.memberId}`;
  const visitors: Reader[] = [
    { path, headers: { 'accept-encoding': 'br' } },
    { path, headers: { 'accept-encoding': 'gzip' } },
    { path, headers: { cookie: 'm4u_lang=en' } },
    { path: `${path}?lang=en`, headers: {} },
    { path: `${path}.data`, headers: {} },
  ];
  const readers: Reader[] = [...visitors, { path, headers: { cookie } }];
  let acknowledged = 0;
  let reads = 0;
  let unchanged = 0;
  let writing = true;

  const tagged = new Map<string, number>();

  /** Reads the page once, conditionally with `tag`; returns the present tag. */
  const look = async ({ path: address, headers }: Reader, tag = ''): Promise<string> => {
    const least = acknowledged;
    const answer = await fetch(site + address, { headers: { ...headers, ...(tag && { 'if-none-match': tag }) } });
    reads += 1;
    if (answer.status === 304) {
      // 304: nothing has changed since the page of this tag, so no later edit may have been acknowledged.
      unchanged += 1;
      expect(least).toBeLessThanOrEqual(Number(tagged.get(tag)));
      return tag;
    }
    const html = await answer.text();
    expect(answer.status, html.slice(0, 500)).toBe(200);
    const shownEdit = Number(mark.exec(html)?.[1] ?? Number.NaN);
    expect(shownEdit, `${address} asked after edit ${least} was acknowledged`).toBeGreaterThanOrEqual(least);
    const owned = html.includes(`/me/${owner.urlMinify}/edit/`);
    expect(owned, `the owner’s tools on ${address}`).toBe(headers['cookie'] === cookie);
    expect(answer.headers.getSetCookie().filter((value) => value.startsWith('snc_'))).toEqual([]);
    const now = answer.headers.get('etag') ?? '';
    tagged.set(now, Math.max(shownEdit, tagged.get(now) ?? 0));
    return now;
  };

  const read = async (reader: Reader): Promise<void> => {
    let tag = '';
    while (writing) {
      await pause(5); // gives the writer a turn on a small machine
      tag = await look(reader, tag);
    }
  };

  /** Makes pages render continuously, so that edits fall into renders, and reads each again from the cache. */
  const readAnew = async (word: string): Promise<void> => {
    for (let page = 0; writing; page += 1) {
      const anew = { path: `${path}?${word}=${page}`, headers: {} };
      await look(anew);
      await look(anew);
    }
  };

  const write = async (): Promise<void> => {
    for (let lap = 1; lap <= edits; lap += 1) {
      await save(lap);
      acknowledged = lap;
      // Long enough for a page to be cached and read from the cache now and then.
      if (lap % 4 === 0) await pause(12);
    }
  };
  await Promise.all([
    write().finally(() => (writing = false)),
    readAnew('trang'),
    readAnew('page'),
    ...readers.map(read),
  ]);
  expect(reads).toBeGreaterThan(edits);
  expect(unchanged, 'pages that came from the cache as they were').toBeGreaterThan(0);
});
