import type { Page } from '@playwright/test';
import { violationsOn } from './axe.ts';
import { demoOwner, demoPage } from './demo.ts';
import { desktop, expect, signIn, test as base } from './people.ts';
import {
  clipped,
  idleButtons,
  overflowing,
  ownerScreens,
  rawKeys,
  strangers,
  textsOf,
  visitorScreens,
} from './screens.ts';
import type { Tongue } from './words.ts';

/**
 * One page for all screens of a worker: a browser of its own for each would fetch and compile the same scripts every
 * time. What a browser remembers of its reader is forgotten in between.
 */
const test = base.extend<object, { glass: Page }>({
  glass: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale, timezoneId, serviceWorkers } = project.use;
      const context = await browser.newContext({ ...desktop, baseURL, locale, timezoneId, serviceWorkers });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ glass }, use) => {
    await forget(glass);
    await use(glass);
    // Those of this screen's complaints.
    for (const event of ['pageerror', 'console'] as const) glass.removeAllListeners(event);
  },
});

/** A screen that is about to be left need not be laid out anew for what comes after it. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.display = 'none';
  });

/** Leaves nothing of who read before. */
const forget = async (page: Page): Promise<void> => {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  if (page.url().startsWith(origin)) {
    // A screen that still runs would complain that its store is taken away under it.
    await page.goto('/healthz');
    await page.evaluate(() => sessionStorage.clear());
  }
  await page.context().clearCookies();
  const browser = await page.context().newCDPSession(page);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb,cache_storage' });
  await browser.detach();
};

const sizes = { phone: { width: 390, height: 844 }, desktop: desktop.viewport, narrow: { width: 360, height: 740 } };

/** Sizes and colours by language: both sizes and colours in the one that people read first, the narrower in the other. */
const looks = {
  vi: [
    ['phone', 'light'],
    ['desktop', 'dark'],
  ],
  en: [['phone', 'dark']],
} as const;

/** What axe finds serious or critical, a line each. */
const grave = async (page: Page): Promise<string[]> => {
  return (await violationsOn(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`));
};

/** Looks at one screen in the sizes and colours of its language. */
const inspect = async (page: Page, address: string, tongue: Tongue): Promise<void> => {
  for (const [size, colorScheme] of looks[tongue]) {
    const where = `${address} in ${tongue}, ${colorScheme}, ${size}`;
    await leave(page);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize(sizes[size]);
    await page.goto(address);
    // Buttons that need scripts show themselves when these have come; axe must not look while they do.
    await expect(page.locator('button.invisible')).toHaveCount(0);
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    expect.soft(await grave(page), `${where}: axe`).toEqual([]);
    expect.soft(await clipped(page), `${where}: texts cut off`).toEqual([]);
  }
  await expect(page.locator('html')).toHaveAttribute('lang', tongue);
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
  const texts = await textsOf(page);
  expect.soft(rawKeys(texts.join('\n')), `${address} in ${tongue}: keys in place of words`).toEqual([]);
  expect.soft(strangers(texts, tongue), `${address} in ${tongue}: another language`).toEqual([]);
  expect.soft(await idleButtons(page), `${address}: buttons without a form`).toEqual([]);
  await page.setViewportSize(sizes.narrow);
  expect.soft(await overflowing(page), `${address} in ${tongue}: wider than 360 px`).toEqual([]);
};

/** Prepares the reader: a language, perhaps a session. */
const be = async (page: Page, tongue: Tongue, signedIn: boolean): Promise<void> => {
  const url = test.info().project.use.baseURL ?? '';
  await page.context().addCookies([{ name: 'm4u_lang', value: tongue, url }]);
  if (signedIn) await signIn(page.request, demoOwner);
};

/** The addresses that a page links to on this site, as they are shown. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );

// Every screen stands for itself: all workers share them, or the last ones wait for one.
test.describe.configure({ mode: 'parallel' });
test.use({ ...desktop, trace: 'off' });

const own = demoPage.replace('/smc/', '/me/');

for (const tongue of ['vi', 'en'] as const) {
  for (const [who, addresses] of [
    ['everybody', visitorScreens],
    ['its owner', ownerScreens(own)],
  ] as const) {
    for (const address of addresses)
      test(`${address} reads and works for ${who}, ${tongue}`, async ({ page }) => {
        await be(page, tongue, who === 'its owner');
        await inspect(page, address, tongue);
      });
  }
}

for (const signedIn of [false, true]) {
  test(`every link leads somewhere, ${signedIn ? 'signed in' : 'for a visitor'}`, async ({ page }) => {
    test.slow(); // it opens them all
    await be(page, 'vi', signedIn);
    const known = new Set<string>();
    const dead: string[] = [];
    for (const address of signedIn ? ownerScreens(own) : visitorScreens) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const link of await linksOn(page)) {
        if (known.has(link)) continue;
        known.add(link);
        // An owner's link leads to another site, which the journeys leave alone: the redirect is the answer.
        const isCounted = link.includes('/openLink/');
        const answer = await page.request.get(link, isCounted ? { maxRedirects: 0 } : {});
        // A visitor is told there to sign in first; whole lists may have been read too often by the journeys before.
        const isThere = signedIn
          ? answer.status() === 429 && /[?&]table(?:=\w+)?$|\/phonebook\/export\?/.test(link)
          : answer.status() === 401 && (await answer.text()).includes('/login?returnTo=');
        if (!answer.ok() && !isThere && !(isCounted && answer.status() === 302))
          dead.push(`${link} on ${address}: ${answer.status()}`);
      }
    }
    expect(dead).toEqual([]);
    expect(known.size).toBeGreaterThan(10);
  });
}
