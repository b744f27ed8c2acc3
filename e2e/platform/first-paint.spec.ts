import type { Page } from '@playwright/test';
import { demoWeddingId } from '../../api/src/demo/seed/weddings.ts';
import { demoBrand, demoPage } from '../support/demo.ts';
import { arrive, expect, test } from '../support/people.ts';

/** Pages that visitors often open first: each layout of a profile and each kind of shared page. */
const pages = [
  demoPage,
  '/',
  '/new-me/my-duyen',
  '/new-mbg/gom-moc-nhien',
  `${demoBrand}/idol`,
  `/wedding/${demoWeddingId}`,
  '/me/my-duyen/posts',
  '/mbg/gom-moc-nhien/products',
  '/login',
  // With a second style sheet that several screens share.
  '/search?q=gom',
  '/cv/my-duyen',
];

/** Returns all elements of the page with their computed styles. */
const looksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const looks = (element: Element, part?: string): string => {
      const style = getComputedStyle(element, part);
      return part !== undefined && style.content === 'none' ? '' : style.cssText;
    };
    return [...document.querySelectorAll('body, body :not(script, style)')].map(
      (element) =>
        `<${element.nodeName} class="${element.getAttribute('class') ?? ''}"> ${looks(element)} ${looks(element, '::before')} ${looks(element, '::after')}`,
    );
  });

/** Screens of a new member, whose first page is finished in the same way. */
const ownScreens = ['/action/phonebook', '/messages', '/edit', '/more'];

for (const address of [...pages, ...ownScreens])
  test(
    `${address} looks the same before its style sheet arrives`,
    { tag: address === demoPage ? '@core' : [] },
    async ({ page, complaints }) => {
      if (ownScreens.includes(address)) await arrive(page.request);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // Web fonts come with the style sheet and have other widths than the fallback fonts.
      await page.route(/\.(?:js|woff2)(\?|$)/, (route) => route.abort());
      const { promise: come, resolve: letIn } = Promise.withResolvers<void>();
      let heldSheets = 0;
      await page.route(/\.css(\?|$)/, async (route) => {
        heldSheets += 1;
        await come;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      await expect.poll(() => heldSheets, 'style sheets that come later').toBeGreaterThan(0);
      const first = await looksOf(page);
      expect(first.length).toBeGreaterThan(20);
      letIn();
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
      await expect
        .poll(async () => {
          const later = await looksOf(page);
          return first.filter((look, index) => look !== later[index]);
        })
        .toEqual([]);
      complaints.length = 0; // the scripts were blocked on purpose
    },
  );

/** People of journeys touch pages at once, which loads the scripts; this one does not. */
const beInNoHurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('scroll', (event) => !event.isTrusted && event.stopImmediatePropagation(), true),
  );

/** Opens a page whose pictures are held until `letIn`; records requests for scripts. */
const openWithoutPictures = async (page: Page): Promise<{ requestedScripts: readonly string[]; letIn: () => void }> => {
  await beInNoHurry(page);
  const requestedScripts: string[] = [];
  const { promise: come, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(/\/api\/media\//, async (route) => {
    await come;
    await route.continue();
  });
  page.on('request', (request) => request.resourceType() === 'script' && requestedScripts.push(request.url()));
  await page.goto(demoPage, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(300);
  expect(requestedScripts, 'scripts before the pictures').toEqual([]);
  return { requestedScripts, letIn };
};

test('scripts of a first page load after its pictures', async ({ page }) => {
  const { requestedScripts, letIn } = await openWithoutPictures(page);
  letIn();
  await expect.poll(() => requestedScripts.length).toBeGreaterThan(0);
});

test('scripts of a first page load when a reader touches it', async ({ page }) => {
  const { requestedScripts, letIn } = await openWithoutPictures(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => requestedScripts.length).toBeGreaterThan(0);
  letIn();
});

test('a member without the files of this build gets a first page once', async ({ page }) => {
  await arrive(page.request);
  /** Whether the page begins as a first visit, and how many style sheets its first paint waits for. */
  const load = async () => {
    const html = (await (await page.goto('/action/phonebook'))?.text()) ?? '';
    const head = html.slice(0, html.indexOf('</head>')).replaceAll(/<noscript>.*?<\/noscript>/gs, '');
    return { isFirst: html.includes('<html data-first=""'), sheets: head.split('rel="stylesheet"').length - 1 };
  };
  const first = { isFirst: true, sheets: 0 };
  expect(await load()).toEqual(first);
  await expect(page.locator('html:not([data-first])'), 'everything is laid out in the end').toHaveCount(1);
  const buildOf = async () => (await page.context().cookies()).find(({ name }) => name === 'm4u_build')?.value ?? '';
  await expect.poll(buildOf).not.toBe('');
  const build = await buildOf();

  const second = await load();
  expect(second.isFirst).toBe(false);
  expect(second.sheets).toBeGreaterThan(0);

  await page.context().addCookies([{ name: 'm4u_build', value: 'former', url: page.url() }]);
  expect(await load(), 'a browser with the files of another build').toEqual(first);

  await page.context().clearCookies();
  await page.context().addCookies([{ name: 'm4u_build', value: build, url: page.url() }]);
  expect(await load(), 'a visitor, whose page may be kept for all').toEqual(first);
});

test('cards of the first screen are laid out before scripts and style sheets load', async ({ page, complaints }) => {
  await page.route(/\.(?:js|woff2)(\?|$)/, (route) => route.abort());
  const { promise: come, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(/\.css(\?|$)/, async (route) => {
    await come;
    await route.continue();
  });
  await beInNoHurry(page);
  // High enough for several cards.
  await page.setViewportSize({ width: 390, height: 1600 });
  await page.goto(demoPage, { waitUntil: 'domcontentloaded' });
  const cards = await page.evaluate(() =>
    [...document.querySelectorAll('.below-fold')].map((card) => ({
      isSeen: card.getBoundingClientRect().top < innerHeight,
      isLaidOut: [...card.children].every((part) => part.checkVisibility({ contentVisibilityAuto: true })),
    })),
  );
  expect(cards.filter(({ isSeen }) => isSeen).length).toBeGreaterThan(1);
  expect(cards.filter(({ isSeen, isLaidOut }) => isSeen !== isLaidOut)).toEqual([]);
  letIn();
  complaints.length = 0; // the scripts were blocked on purpose
});

test('only pages that are equal for everybody have no opener policy', async ({ request }) => {
  const policyOf = async (address: string) => (await request.get(address)).headers()['cross-origin-opener-policy'];
  // The first answer is rendered, the second cached.
  expect([await policyOf(demoPage), await policyOf(demoPage)]).toEqual([undefined, undefined]);
  expect(await policyOf('/login')).toBe('same-origin');
  await arrive(request);
  expect(await policyOf(demoPage)).toBe('same-origin');
});
