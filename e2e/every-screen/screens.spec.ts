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
import { axePatience, desktop, expect, type Person, signIn, test as base } from '../support/people.ts';
import { allRoutes, otherwise, routesOf } from './routes.ts';
import {
  brokenWords,
  clipped,
  idleButtons,
  overflowing,
  overlaidTexts,
  rawKeys,
  strangers,
  textsOf,
} from './screen-checks.ts';
import { ownerScreens, visitorScreens } from './screens.ts';
import { staffScreens } from './staff-screens.ts';
import type { Tongue } from '../support/words.ts';

/** Cookies of signed-in people. */
type Sessions = Map<Person, readonly Cookie[]>;

/**
 * One page for all screens of a worker, since a new browser for each would fetch and compile the same scripts every
 * time. Browser storage is cleared in between; each person signs in once per worker.
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
    // They belong to this screen only.
    for (const event of ['pageerror', 'console'] as const) glass.removeAllListeners(event);
  },
});

/** Hides a screen before it is left, which saves its layout. */
const leave = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.display = 'none';
  });

/** Clears everything that the last reader left. */
const forget = async (page: Page): Promise<void> => {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  if (page.url().startsWith(origin)) {
    // A running screen would report that its store was deleted.
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

/** With `EVERY_LOOK=1` every reader checks every screen in every look, in the nightly run (`npm run nightly`). */
const everyLook = process.env['EVERY_LOOK'] === '1';

/** A number from a name, by which screens are distributed. */
const sumOf = (name: string): number => Buffer.from(name).reduce((sum, byte) => sum + byte, 0);

/** Looks in which a reader checks a screen; by default readers share them. */
const looksOf = (name: string, reader: number): readonly Look[] =>
  everyLook ? looks : [looks[(sumOf(name) + reader) % looks.length] ?? looks[0]];

/** Returns axe violations, a line each. */
const wrong = async (page: Page): Promise<string[]> =>
  (await violationsOn(page)).flatMap(({ id, impact, nodes }) =>
    nodes.map((node) => `${id} (${impact}): ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  );

const softly = expect.configure({ soft: true });

/** Checks one screen in one look. Staff also see Vietnamese texts of other journeys. */
const inspect = async (
  page: Page,
  address: string,
  [tongue, size, colorScheme]: Look,
  person: Person | undefined,
): Promise<void> => {
  const where = `${address} in ${tongue}, ${colorScheme}, ${size}`;
  await leave(page);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.setViewportSize(sizes[size]);
  await page.goto(address);
  // The sign-in screen is checked at its own address. Only visitors are sent there.
  if (!address.startsWith('/login') && new URL(page.url()).pathname === '/login') {
    expect(person, `${where}: a signed-in reader has to sign in`).toBeUndefined();
    return;
  }
  // Content stored on the device comes with scripts.
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeAttached();
  // Buttons that need scripts fade in; axe must not run meanwhile.
  await expect(page.locator('button.invisible')).toHaveCount(0);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  // Rows of the live stream fade in later, so both checks repeat until the screen stands still.
  await softly.poll(() => wrong(page), { message: `${where}: axe`, timeout: axePatience }).toEqual([]);
  await softly.poll(() => clipped(page), { message: `${where}: texts cut off` }).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('lang', tongue);
  const texts = await textsOf(page);
  expect.soft(rawKeys(texts.join('\n')), `${where}: keys in place of words`).toEqual([]);
  if (person !== demoStaff || tongue === 'vi')
    expect.soft(strangers(texts, tongue), `${where}: another language`).toEqual([]);
  expect.soft(await idleButtons(page), `${where}: buttons without a form`).toEqual([]);
  await softly.poll(() => overflowing(page), { message: `${where}: wider than the window` }).toEqual([]);
  await page.setViewportSize(sizes.narrow);
  await softly.poll(() => overflowing(page), { message: `${where}: wider than 360 px` }).toEqual([]);
  await expectReflow(page, where);
};

/** On the narrowest phone, and with text of twice its size, nothing is cut, covered or scrolled sideways. */
const expectReflow = async (page: Page, where: string): Promise<void> => {
  for (const [width, fontSize] of [
    [320, '100%'],
    [390, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    // The face may still be on its way, and a stand-in may be wider.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const at = `${where}: ${width} px with text of ${fontSize}`;
    await softly.poll(() => overflowing(page), { message: `${at}: wider than the window` }).toEqual([]);
    await softly.poll(() => brokenWords(page), { message: `${at}: words broken between letters` }).toEqual([]);
    await softly.poll(() => overlaidTexts(page), { message: `${at}: texts over each other` }).toEqual([]);
  }
};

/** Sets the language and the session. */
const be = async (page: Page, tongue: Tongue, person: Person | undefined, sessions: Sessions): Promise<void> => {
  const url = test.info().project.use.baseURL ?? '';
  const context = page.context();
  const session = person && sessions.get(person);
  if (session) await context.addCookies([...session]);
  else if (person) await signIn(page.request, person);
  if (person) sessions.set(person, session ?? (await context.cookies()));
  await context.addCookies([{ name: 'm4u_lang', value: tongue, url }]);
};

/** Keeps the session, since the screen may have renewed it and the old one no longer works. */
const keepSession = async (page: Page, person: Person | undefined, sessions: Sessions): Promise<void> => {
  if (!person) return;
  const names = sessions.get(person)?.map(({ name }) => name) ?? [];
  const session = (await page.context().cookies()).filter(({ name }) => names.includes(name));
  if (session.length === names.length) sessions.set(person, session);
  else sessions.delete(person);
};

// Screens are independent, so all workers share them; otherwise the last ones would wait for one worker.
test.describe.configure({ mode: 'parallel' });
test.use({ ...desktop, trace: 'off' });

const own = demoPage.replace('/smc/', '/me/');
const ownersScreens = ownerScreens(own);
/** Screens with an address of their own; others see there that they have no access. */
const everyScreen = [...new Set([...visitorScreens, ...ownersScreens])];

/** Every fifth screen; all with `EVERY_LOOK=1`. */
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
      test(`${name} works for ${who}: ${look.join(', ')}`, { tag }, async ({ page, baseURL, sessions }) => {
        const foreign: string[] = [];
        page.on('request', (request) => {
          if (!new RegExp(`^(?:${baseURL}/|data:|blob:)`).test(request.url())) foreign.push(request.url());
        });
        await be(page, look[0], person, sessions);
        await inspect(page, await addressOf(page, screen), look, person);
        await keepSession(page, person, sessions);
        expect(foreign, `${name}: requests to other sites`).toEqual([]);
      });
  }

test('the readers open every screen', { tag: '@core' }, () => {
  const opened = new Set(
    readers
      .flatMap(([, , screens]) => screens.map((screen) => calledBy(screen).replaceAll('…', 'x')))
      .flatMap(routesOf),
  );
  expect(allRoutes.filter((route) => !opened.has(route) && !(route in otherwise))).toEqual([]);
});
