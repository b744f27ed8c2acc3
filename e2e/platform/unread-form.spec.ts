import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { arrive, expect, somebody, test } from '../support/people.ts';
import { say } from '../support/words.ts';

const HOBBY = 'Sưu tầm chum vại cổ';

/** A slow line: passes everything on, and stops before a mark in the documents until it is released. */
const startSlowLine = async (site: string, mark: string) => {
  const posts: string[] = [];
  const waiting: (() => void)[] = [];
  let isOpen = false;
  const release = (): void => {
    isOpen = true;
    for (const each of waiting.splice(0)) each();
  };
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method, url = '/', headers } = incoming;
    if (method === 'POST') posts.push(url);
    const onward = ask(new URL(url, site), { method, headers: { ...headers, 'accept-encoding': 'identity' } });
    onward.on('response', (answer) => {
      const { 'content-length': _length, ...rest } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 500, rest);
      void answer.toArray().then((parts: Buffer[]) => {
        const body = Buffer.concat(parts);
        const at = body.indexOf(mark);
        const isHeld = !isOpen && at > 0 && rest['content-type']?.startsWith('text/html') === true;
        outgoing.write(isHeld ? body.subarray(0, at) : body);
        if (isHeld) waiting.push(() => outgoing.end(body.subarray(at)));
        else outgoing.end();
      });
    });
    incoming.pipe(onward.on('error', () => outgoing.destroy()));
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, posts, release, stop };
};

test('a form that is sent before the page is read to its end keeps the fields that follow', async ({
  page,
  baseURL,
}) => {
  const { memberId, accessToken } = await arrive(page.request, somebody());
  const answer = await page.request.put(`/api/members/updateMemberById/${memberId}`, {
    data: { interests: [HOBBY] },
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(answer.status()).toBe(200);
  const line = await startSlowLine(baseURL ?? '', `value="${HOBBY}"`);
  try {
    await page.goto(`${line.origin}/action/createCv?id=new`, { waitUntil: 'commit' });
    await page.locator('summary', { hasText: say('cv_skills') }).click();
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await page.getByRole('button', { name: say('cv_add_skill') }).click();
    // The press has been handled by now, and nothing was sent.
    expect(await page.evaluate(() => document.readyState)).toBe('loading');
    expect(line.posts).toEqual([]);
    line.release();
    await posted;
    await expect(page.getByLabel(say('cv_skill'))).toBeAttached();
    await expect(page.getByLabel(say('cv_hobby'))).toHaveValue(HOBBY);
  } finally {
    line.stop();
  }
});
