/** People of the journeys: who they are, how they come in, and the phone in their hand. */
import { randomBytes } from 'node:crypto';
import { currentVersion } from '@m4u/contract/identity/consent/words';
import { expect, test as base, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { say } from './words.ts';

export { expect };

/** A mid-range phone held upright; journeys that want another screen say so. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A wide screen with a mouse. */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
};

/** A visitor's page fetches its scripts when it is all there, or touched; people of the journeys touch it at once. */
const touchAtOnce = (): void =>
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('scroll')), { once: true });

/** Journeys run on a phone, and fail when the page complains: a script that broke, or a part that differs. */
export const test = base.extend<{ complaints: string[] }, { browser: Browser }>({
  ...phone,
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await open(options);
        await context.addInitScript(touchAtOnce);
        return context;
      };
      await use(browser);
      browser.newContext = open;
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // A refused form or a missing page is answered with its status, which the browser notes as an error.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** A visitor of their own, who is done when the work is. */
export const asVisitor = async (
  browser: Browser,
  work: (page: Page) => Promise<void>,
  scripts = true,
): Promise<void> => {
  const context = await browser.newContext({ ...phone, locale: 'vi-VN', javaScriptEnabled: scripts });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
};

/** Whether everybody can use the page, as far as a rule can tell; looked at again where a message was just going away. */
export const expectAccessible = (page: Page): Promise<void> =>
  expect.poll(async () => (await violationsOn(page)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

/** Somebody with an account. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A new name, so that no journey meets another's account. */
export const somebody = (name = 'Nguyễn Thị Ánh Tuyết'): Person => ({
  name,
  email: `e2e-${randomBytes(6).toString('hex')}@example.test`,
  password: 'Mưa-nguồn-42-suối',
});

/** What signing in answers. */
export interface SignedIn {
  readonly memberId: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs in by the API; the cookies are those of the browser that `request` belongs to. */
export const signIn = async (request: APIRequestContext, { email, password }: Person): Promise<SignedIn> => {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as SignedIn;
};

/** An address of one's own: people come from many, and a server lets none of them register without end. */
export const anAddress = (): string => `198.18.${[...randomBytes(2)].join('.')}`;

/** What somebody agrees to who registers. */
const terms = { purpose: 'terms', version: currentVersion('terms') };

/**
 * Opens an account without its code being asked for, and signs in: for journeys that begin later. `agreed` is empty for
 * who came in by a way on which nobody asks.
 */
export const arrive = async (
  request: APIRequestContext,
  person: Person = somebody(),
  agreed: readonly object[] = [terms],
): Promise<Person & SignedIn> => {
  const { name, email, password } = person;
  const answer = await request.post('/api/auth/registerNotVerify', {
    data: { type: 'tbMail', email, password, name, agreed },
    headers: { 'x-forwarded-for': anAddress() },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return { ...person, ...(await signIn(request, person)) };
};

/** Signs in by the screen. */
export const signInByHand = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.getByLabel(say('auth_identifier')).fill(email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('auth_login') }).click();
};

/**
 * Does something that a message at the top tells of, and waits for the message. It stays for two seconds: on a busy
 * machine it may be gone before `deed` has come to its end, so the wait begins first, and within the page: `expect`
 * looks from outside once a second, and may come too late.
 */
export const expectMessage = async (page: Page, words: string, deed: () => Promise<unknown>): Promise<void> => {
  await Promise.all([page.getByText(words).waitFor({ timeout: 30_000 }), deed()]);
};

/** The texts of what was sent to somebody, the newest first, from the server's outbox. */
export const messagesTo = async (request: APIRequestContext, to: string): Promise<string[]> => {
  const html = await (await request.get('/dev/outbox')).text();
  return html
    .split('<article>')
    .slice(1)
    .filter((article) => article.includes(`→ ${to} ·`))
    .map((article) => (/<pre>([\s\S]*?)<\/pre>/.exec(article)?.[1] ?? '').replaceAll(/<[^>]+>/g, ''));
};

/** The newest message to somebody that matches; the job that carries it may take a moment. */
export const messageTo = async (request: APIRequestContext, to: string, pattern: RegExp): Promise<string> => {
  let found: string | undefined;
  await expect(async () => {
    found = (await messagesTo(request, to)).map((text) => pattern.exec(text)?.[0]).find((text) => text !== undefined);
    expect(found, `a message to ${to}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found ?? '';
};

/** The one-time code in the newest message to somebody. */
export const codeFor = (request: APIRequestContext, to: string): Promise<string> => messageTo(request, to, /\b\d{6}\b/);

/** Verifies somebody's account by the code of a letter, in the browser that registered. */
export const verify = async (request: APIRequestContext, { email }: Person): Promise<void> => {
  const headers = { 'sec-fetch-site': 'same-origin' };
  expect((await request.post('/api/auth/registerOTPEmail', { headers, data: { email } })).status()).toBe(200);
  const otp = await codeFor(request, email);
  const answer = await request.post('/api/auth/registerOTPEmail', { headers, data: { email, otp } });
  expect(answer.status(), await answer.text()).toBe(200);
};
