/** People of journeys: accounts, sign-in, and their devices. */
import { randomBytes } from 'node:crypto';
import { currentVersion } from '@m4u/contract/identity/consent/words';
import { expect, test as base, type APIRequestContext, type Browser, type Locator, type Page } from '@playwright/test';
import { isTimeUp } from '../../scripts/tests/time-limit.ts';
import { violationsOn } from './axe.ts';
import { say } from './words.ts';

export { expect };

/** A mid-range phone in portrait; journeys override it for other screens. */
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** A wide screen with a mouse. */
export const desktop = {
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
};

/** Pages for visitors fetch scripts once loaded or touched; journeys touch them at once. */
const touchAtOnce = (): void =>
  addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('scroll')), { once: true });

/** Journeys run on a phone and fail on console errors of the page. */
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
    async ({ page }, use, info) => {
      info.skip(isTimeUp(), 'the time of the run is up');
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // The browser logs an error for each refused form and missing page.
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
          complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints, 'what the browser complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs work with a new visitor's page and closes it. */
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

/** Time (ms) for checks by axe, one of which may take many seconds on a busy machine. */
export const axePatience = 30_000;

/** Expects no axe violations; repeats the check in case a notice was fading out. */
export const expectAccessible = (page: Page): Promise<void> =>
  expect
    .poll(async () => (await violationsOn(page)).map(({ id, nodes }) => [id, nodes[0]?.html]), { timeout: axePatience })
    .toEqual([]);

/** Credentials of an account. */
export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** Makes unique credentials, so that journeys do not share accounts. */
export const somebody = (name = 'Nguyễn Thị Ánh Tuyết'): Person => ({
  name,
  email: `e2e-${randomBytes(6).toString('hex')}@example.test`,
  password: 'Mưa-nguồn-42-suối',
});

/** Answer to a sign-in. */
export interface SignedIn {
  readonly memberId: string;
  /** The short link that is reserved for every account; screens lead to pages by it. */
  readonly urlMinify: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

/** Signs in through the API; the cookies go to the browser of `request`. */
export const signIn = async (request: APIRequestContext, { email, password }: Person): Promise<SignedIn> => {
  const answer = await request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as SignedIn;
};

/** A random client address, since registrations per address are limited. */
export const anAddress = (): string => `198.18.${[...randomBytes(2)].join('.')}`;

/** Consent given at registration. */
const terms = { purpose: 'terms', version: currentVersion('terms') };

/**
 * Opens an account without verifying it and signs in, for journeys that start later. An empty `agreed` imitates
 * sign-ups that ask for no consent.
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

/** Signs in on the screen. */
export const signInByHand = async (page: Page, { email, password }: Person): Promise<void> => {
  await page.getByLabel(say('auth_identifier')).fill(email);
  await page.getByLabel(say('auth_password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('auth_login'), exact: true }).click();
};

/**
 * Runs `deed` and waits for the notice at the top. The notice stays for two seconds and may be gone before `deed` ends
 * on a busy machine, so the wait starts first and runs within the page: `expect` polls once a second and may miss it.
 */
export const expectMessage = async (page: Page, message: string, deed: () => Promise<unknown>): Promise<void> => {
  await Promise.all([page.getByText(message).waitFor({ timeout: 30_000 }), deed()]);
};

/** Texts sent to an address, newest first, from the server's outbox. */
export const messagesTo = async (request: APIRequestContext, to: string): Promise<string[]> => {
  const html = await (await request.get('/dev/outbox')).text();
  return html
    .split('<article>')
    .slice(1)
    .filter((article) => article.includes(`→ ${to} ·`))
    .map((article) => (/<pre>([\s\S]*?)<\/pre>/.exec(article)?.[1] ?? '').replaceAll(/<[^>]+>/g, ''));
};

/** Returns the newest matching message, once its job has run. */
export const messageTo = async (request: APIRequestContext, to: string, pattern: RegExp): Promise<string> => {
  let found: string | undefined;
  await expect(async () => {
    found = (await messagesTo(request, to)).map((text) => pattern.exec(text)?.[0]).find((text) => text !== undefined);
    expect(found, `a message to ${to}`).toBeDefined();
  }).toPass({ timeout: 15_000 });
  return found ?? '';
};

/** Returns the one-time code of the newest message. */
export const codeFor = (request: APIRequestContext, to: string): Promise<string> => messageTo(request, to, /\b\d{6}\b/);

/** Verifies an account with a code, in the browser that registered. */
export const verify = async (request: APIRequestContext, { email }: Person): Promise<void> => {
  // Codes per address are limited too.
  const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': anAddress() };
  expect((await request.post('/api/auth/registerOTPEmail', { headers, data: { email } })).status()).toBe(200);
  const otp = await codeFor(request, email);
  const answer = await request.post('/api/auth/registerOTPEmail', { headers, data: { email, otp } });
  expect(answer.status(), await answer.text()).toBe(200);
};

/** Presses a link that opens a dialog, once it does; before its script runs, it leads to a page. */
export const openDialog = async (link: Locator): Promise<void> => {
  await expect(link).toHaveAttribute('aria-haspopup', 'dialog');
  await link.click();
};
