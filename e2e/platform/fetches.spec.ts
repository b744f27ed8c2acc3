/** Embedded and prefetched requests leave no traces. */
import { FETCHES, NAVIGATIONS } from '../../api/src/testing/server/fetches.ts';
import { arrive, asVisitor, expect, somebody, test } from '../support/people.ts';
import { sendWords } from '../support/question.ts';
import { scriptsRun } from '../support/scripts.ts';
import { say } from '../support/words.ts';

test('embedded and prefetched requests store neither language nor route', async ({ browser }) => {
  await asVisitor(browser, async ({ request }) => {
    await arrive(request);
    const cookiesOf = async (headers: Readonly<Record<string, string>>) => {
      const answer = await request.get('/more?lang=en', { headers });
      return answer
        .headersArray()
        .filter(({ name }) => name.toLowerCase() === 'set-cookie')
        .map(({ value }) => value.split('=', 1)[0]);
    };
    for (const [name, headers] of Object.entries(FETCHES)) expect(await cookiesOf(headers), name).toEqual([]);
    const document = NAVIGATIONS['a link on another site'] ?? {};
    expect(new Set(await cookiesOf(document))).toEqual(new Set(['m4u_lang', 'm4u_member_lang', 'routerName']));
  });
});

test('a request embedded in another site’s page is anonymous', async ({ browser }) => {
  await asVisitor(browser, async ({ request }) => {
    await arrive(request);
    const ask = (headers: Readonly<Record<string, string>>) =>
      request.get('/change-password', { maxRedirects: 0, headers });
    for (const name of ['a picture of another site', 'a frame of another site', 'a script of another site'])
      expect((await ask(FETCHES[name] ?? {})).status(), name).toBe(302);
    expect((await ask(FETCHES['a page rendered ahead'] ?? {})).status()).toBe(200);
    for (const [name, headers] of Object.entries(NAVIGATIONS)) expect((await ask(headers)).status(), name).toBe(200);
  });
});

test('a prefetched message stays unread until it is opened', async ({ page, browser }) => {
  const owner = await arrive(page.request, somebody('Đỗ Thu Hà'));
  await asVisitor(browser, async (visitor) => {
    await visitor.goto(`/contact/${owner.memberId}`);
    await scriptsRun(visitor);
    await visitor.getByLabel(say('contact_name')).fill('Chị Mai');
    await visitor.getByLabel(say('contact_email')).fill('khach@example.test');
    await visitor.getByLabel(say('contact_message')).fill('Cho mình hỏi giá');
    await sendWords(visitor);
    await expect(visitor).toHaveURL(`/me/${owner.urlMinify}`);
  });
  await page.goto(`/contacts/${owner.memberId}`);
  const line = page.getByRole('link', { name: /Chị Mai/ });
  const address = (await line.getAttribute('href')) ?? '';
  const ahead = await page.request.get(address, { headers: { 'sec-purpose': 'prefetch' } });
  expect(ahead.status()).toBe(200);
  await page.reload();
  await expect(line).toContainText(say('contact_unread_mark'));
  await line.click();
  await expect(page).toHaveURL(address);
  await page.goto(`/contacts/${owner.memberId}`);
  await expect(line).not.toContainText(say('contact_unread_mark'));
});
