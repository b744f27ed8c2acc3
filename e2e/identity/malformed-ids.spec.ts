import { allPatterns } from '../every-screen/routes.ts';
import { arrive, expect, test } from '../support/people.ts';

/** Parameters that are not ids: one-time tokens, kinds, and names within an address. */
const others = new Set(['/password-reset/:token', '/not-me/:token', '/sitemaps/:name.xml', '/edit/:kind']);

const patterns = allPatterns.filter((pattern) => pattern.includes(':') && !others.has(pattern));

const addressOf = (pattern: string, id: string): string =>
  pattern.replace('/report/:kind', '/report/member').replaceAll(/:\w+/g, id);

test('a malformed id is answered by the 404 screen, whatever the route', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const visitor = await browser.newContext();
  await arrive(page.request);
  expect(patterns.length).toBeGreaterThan(60);
  const wrong: string[] = [];
  for (const pattern of patterns) {
    for (const id of ['kh%C3%B4ng-ph%E1%BA%A3i-id', 'x'.repeat(300)]) {
      const address = addressOf(pattern, id);
      const answers = await Promise.all([page.request.get(address), visitor.request.get(address)]);
      const [member, stranger] = answers.map((answer) => answer.status());
      // Staff's screens refuse first, and screens of members offer visitors to sign in.
      const isStaffs = pattern.startsWith('/admin/');
      if (member !== 404 && !(isStaffs && member === 403)) wrong.push(`member ${member} ${pattern}`);
      const isOffered = stranger === 401 || new URL(answers[1]?.url() ?? '').pathname === '/login';
      if (stranger !== 404 && !isOffered) wrong.push(`visitor ${stranger} ${pattern}`);
    }
  }
  expect(wrong).toEqual([]);
  await visitor.close();
});
