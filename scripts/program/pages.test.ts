/** Pages of the whole program: the page cache, and the limit of rendered pages per address. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { errors } from '@m4u/contract/http/errors';
import { limitTable } from '../../api/src/platform/limits/table.ts';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { createCaller, register, signIn } from './calls.ts';
import { type Program, startProgram } from './program.ts';

const an = createCaller('an', 1);
let program: Program;
let page: string;
before(async () => {
  await ensureWebBuilt();
  program = await startProgram({ LOG_LEVEL: 'warn' });
  await register(program.origin, an, 'Nguyễn Thị Ánh');
  await signIn(program.origin, an);
  page = `/me/${an.memberId}`;
});
after(() => program?.remove());

const read = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(program.origin + path, { redirect: 'manual', headers: { 'x-forwarded-for': '198.51.100.1', ...headers } });

/** Entity tag of a cached page; null for a rendered one. */
const keptAs = async (path: string, headers?: Record<string, string>): Promise<string | null> => {
  const answer = await read(path, headers);
  await answer.text();
  assert.equal(answer.status, 200, path);
  return answer.headers.get('etag');
};

describe('cached page', () => {
  test('is served from memory, regardless of unknown query parameters', async () => {
    assert.equal(await keptAs(page), null);
    const pageEtag = await keptAs(page);
    assert.ok(pageEtag);
    for (const query of ['x=1', 'x=2&y', 'fbclid=a&x=3', 'utm_source=zalo', 'src=nowhere', 'tab=posts', 'page=2'])
      assert.equal(await keptAs(`${page}?${query}`), pageEtag, query);
    const inEnglish = (await keptAs(`${page}?lang=en&x=1`)) ?? (await keptAs(`${page}?x=2&lang=en`));
    assert.ok(inEnglish);
    assert.notEqual(inEnglish, pageEtag);
  });

  test('contains nothing of the query that it was first requested with', async () => {
    const path = `/fme/${an.memberId}`;
    const first = await read(`${path}?%22%3E%3Cb%3Ehanging-on&x=hanging-on`);
    assert.doesNotMatch(await first.text(), /hanging-on/);
    assert.equal(first.headers.get('etag'), null);
    assert.ok(await keptAs(path));
  });

  test('differs by known query parameters', async () => {
    const layout = `/new-me/${an.memberId}`;
    await keptAs(layout);
    assert.ok(await keptAs(layout));
    assert.equal(await keptAs(`${layout}?tab=posts`), null);
    const former = await read(`/terms?version=1`);
    assert.equal(former.headers.get('etag'), null);
    const asFriend = await read(`${page}?as=friend&x=1`);
    assert.equal(asFriend.status, 302, 'only who manages a page looks at it so');
  });

  test('serves its data despite unknown query parameters', async () => {
    const data = await read(`${page}.data?x=1`);
    assert.equal(data.status, 200);
    assert.match(await data.text(), /Nguyễn Thị Ánh/);
  });
});

describe('network address above the limit of rendered pages', () => {
  const [{ points }] = limitTable.pagesByAddress.windows;
  const busy = { 'x-forwarded-for': '198.51.100.2' };
  const statusOf = async (): Promise<number> => {
    const answer = await read('/robots.txt', busy);
    await answer.arrayBuffer();
    return answer.status;
  };
  /** Requests until the limit; returns the number of accepted requests. A busy machine answers some with 503. */
  const askTooOften = async (): Promise<number> => {
    for (let acceptedCount = 0; acceptedCount <= points;) {
      const statuses = await Promise.all(Array.from({ length: 20 }, statusOf));
      acceptedCount += statuses.filter((status) => status === 200).length;
      if (statuses.includes(429)) return acceptedCount;
    }
    throw new Error('nobody is ever refused');
  };

  test('gets 429 in the reader’s language', async () => {
    await keptAs(page);
    assert.equal(await askTooOften(), points);
    const texts = errors['rate-limited'];
    for (const [path, language, cookie] of [
      ['/login', 'vi', ''],
      ['/login?lang=en', 'en', ''],
      ['/login', 'en', 'm4u_lang=en'],
    ] as const) {
      const answer = await read(path, { ...busy, cookie });
      assert.equal(answer.status, 429);
      assert.ok(Number(answer.headers.get('retry-after')) >= 1);
      assert.match(answer.headers.get('content-type') ?? '', /^text\/html/);
      const text = await answer.text();
      assert.ok(text.includes(`lang="${language}"`) && text.includes(texts[language]), text);
    }
    const data = await read('/login.data', busy);
    assert.equal(data.status, 429);
    assert.ok(Number(data.headers.get('retry-after')) >= 1);
    assert.ok((await data.text()).includes(texts.vi));
  });

  test('still gets cached pages and files; other addresses are served', async () => {
    assert.ok(await keptAs(`${page}?x=1`, busy));
    assert.equal((await read('/icon.svg', busy)).status, 200);
    assert.equal((await read('/login')).status, 200);
  });
});
