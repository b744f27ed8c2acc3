import type { Cookie, Page } from '@playwright/test';
import { violationsOn } from '../support/axe.ts';
import { chooseCore } from './core-screens.ts';
import { demoFriend, demoOwner, demoPage, demoStaff } from '../support/demo.ts';
import {
  addressOf,
  calledBy,
  foundByAgency,
  foundByAll,
  foundByOwner,
  foundByStaff,
  type Screen,
} from './found-screens.ts';
import { desktop, expect, type Person, signIn, test as base } from '../support/people.ts';
import { allRoutes, otherwise, routesOf } from './routes.ts';
import { clipped, idleButtons, overflowing, rawKeys, strangers, textsOf } from './screen-checks.ts';
import { ownerScreens, visitorScreens } from './screens.ts';
import { staffScreens } from './staff-screens.ts';
import type { Tongue } from '../support/words.ts';

/** The cookies of those who have signed in. */
type Sessions = Map<Person, readonly Cookie[]>;

/**
 * One page for all screens of a worker: a browser of its own for each would fetch and compile the same scripts every
 * time. What a browser remembers of its reader is forgotten in between, but for the session of each: people sign in
 * once for a worker.
 */
const test = base.extend<object, { glass: Page; sessions: Sessions }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads from the pattern what a fixture needs
  sessions: [async ({}, use) => use(new Map()), { scope: 'worker' }],
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

/** Language, size and colours. */
type Look = readonly [Tongue, keyof typeof sizes, 'light' | 'dark'];

const looks: readonly [Look, Look, Look, Look] = [
  ['vi', 'phone', 'light'],
  ['en', 'desktop', 'light'],
  ['vi', 'desktop', 'dark'],
  ['en', 'phone', 'dark'],
];

/** `EVERY_LOOK=1` has every reader look at every screen in every way: a part of the night (`npm run nightly`). */
const everyLook = process.env['EVERY_LOOK'] === '1';

/** A number of a name's own, by which screens are shared out. */
const sumOf = (name: string): number => Buffer.from(name).reduce((sum, byte) => sum + byte, 0);

/** The ways in which a reader looks at a screen: else readers share them out among themselves. */
const looksOf = (name: string, reader: number): readonly Look[] =>
  everyLook ? looks : [looks[(sumOf(name) + reader) % looks.length] ?? looks[0]];

/** What axe finds wrong, a line each. */
const wrong = async (page: Page): Promise<string[]> =>
  (await violationsOn(page)).flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact}): ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );

/**
 * Looks at one screen in one way. `others`: what people of other journeys wrote may stand on it, in Vietnamese.
 */
const inspect = async (
  page: Page,
  address: string,
  [tongue, size, colorScheme]: Look,
  { others }: { others: boolean },
): Promise<void> => {
  const where = `${address} in ${tongue}, ${colorScheme}, ${size}`;
  await leave(page);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(sizes[size]);
  await page.goto(address);
  // Whoever must sign in first is shown one and the same screen, which is looked at under its own address.
  if (!address.startsWith('/login') && new URL(page.url()).pathname === '/login') return;
  // What lives on the device comes with its scripts.
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
  // Buttons that need scripts show themselves when these have come; axe must not look while they do.
  await expect(page.locator('button.invisible')).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect.soft(await wrong(page), `${where}: axe`).toEqual([]);
  expect.soft(await clipped(page), `${where}: texts cut off`).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', tongue);
  const texts = await textsOf(page);
  expect.soft(rawKeys(texts.join('\n')), `${where}: keys in place of words`).toEqual([]);
  if (!others || tongue === 'vi') expect.soft(strangers(texts, tongue), `${where}: another language`).toEqual([]);
  expect.soft(await idleButtons(page), `${where}: buttons without a form`).toEqual([]);
  expect.soft(await overflowing(page), `${where}: wider than the window`).toEqual([]);
  await page.setViewportSize(sizes.narrow);
  expect.soft(await overflowing(page), `${where}: wider than 360 px`).toEqual([]);
};

/** Prepares the reader: a language, perhaps a session. */
const be = async (page: Page, tongue: Tongue, person: Person | undefined, sessions: Sessions): Promise<void> => {
  const url = test.info().project.use.baseURL ?? '';
  const context = page.context();
  const session = person && sessions.get(person);
  if (session) await context.addCookies([...session]);
  else if (person) await signIn(page.request, person);
  if (person) sessions.set(person, session ?? (await context.cookies()));
  await context.addCookies([{ name: 'm4u_lang', value: tongue, url }]);
};

/** Keeps the session for the next screen: a screen may have renewed it, and the former one no longer holds. */
const keepSession = async (page: Page, person: Person | undefined, sessions: Sessions): Promise<void> => {
  if (!person) return;
  const names = sessions.get(person)?.map(({ name }) => name) ?? [];
  const session = (await page.context().cookies()).filter(({ name }) => names.includes(name));
  if (session.length === names.length) sessions.set(person, session);
  else sessions.delete(person);
};

// Every screen stands for itself: all workers share them, or the last ones wait for one.
test.describe.configure({ mode: 'parallel' });
test.use({ ...desktop, trace: 'off' });

const own = demoPage.replace('/smc/', '/me/');
const ownersScreens = ownerScreens(own);
/** What has an address of its own, whoever it is for: others are told so there. */
const everyScreen = [...new Set([...visitorScreens, ...ownersScreens])];

/** Every fifth screen; all of them with `EVERY_LOOK=1`. */
const someOf = (screens: readonly string[]): readonly string[] =>
  everyLook ? screens : screens.filter((screen) => sumOf(screen) % 5 === 0);

const readers: readonly (readonly [who: string, Person | undefined, readonly Screen[]])[] = [
  ['everybody', undefined, [...visitorScreens, ...foundByAll]],
  ['its owner', demoOwner, [...(everyLook ? everyScreen : ownersScreens), ...foundByAll, ...foundByOwner]],
  ['another member', demoFriend, [...someOf(everyScreen), ...foundByAll, ...foundByAgency]],
  ['staff', demoStaff, [...staffScreens, ...foundByStaff]],
];

const inCore = chooseCore(
  [demoStaff, demoOwner, demoFriend, undefined].flatMap((each) =>
    readers.filter(([, person]) => person === each).map(([who, , screens]) => [who, screens] as const),
  ),
);

for (const [reader, [who, person, screens]] of readers.entries())
  for (const screen of screens) {
    const name = calledBy(screen);
    const tag = inCore(who, screen) ? '@core' : [];
    for (const look of looksOf(name, reader))
      test(`${name} reads and works for ${who}: ${look.join(', ')}`, { tag }, async ({ page, baseURL, sessions }) => {
        const foreign: string[] = [];
        page.on('request', (request) => {
          if (!new RegExp(`^(?:${baseURL}/|data:|blob:)`).test(request.url())) foreign.push(request.url());
        });
        await be(page, look[0], person, sessions);
        await inspect(page, await addressOf(page, screen), look, { others: person === demoStaff });
        await keepSession(page, person, sessions);
        expect(foreign, `${name}: requests to other sites`).toEqual([]);
      });
  }

test('no screen is left out', { tag: '@core' }, () => {
  const opened = new Set(
    readers
      .flatMap(([, , screens]) => screens.map((screen) => calledBy(screen).replaceAll('…', 'x')))
      .flatMap(routesOf),
  );
  expect(allRoutes.filter((route) => !opened.has(route) && !(route in otherwise))).toEqual([]);
});
