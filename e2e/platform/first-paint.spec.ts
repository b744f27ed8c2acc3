import type { Page } from '@playwright/test';
import { demoWeddingId } from '../../api/src/demo/seed/weddings.ts';
import { demoBrand, demoPage } from '../support/demo.ts';
import { arrive, expect, test } from '../support/people.ts';

/** What a visitor may open first, on every layout of a profile and each kind of page that is sent around. */
const pages = [
  demoPage,
  '/new-me/my-duyen',
  '/new-mbg/gom-moc-nhien',
  `${demoBrand}/idol`,
  `/wedding/${demoWeddingId}`,
  '/me/my-duyen/posts',
  '/mbg/gom-moc-nhien/products',
  '/login',
  // With a second sheet, that several screens share.
  '/search?q=gom',
  '/cv/my-duyen',
];

/** Every element of the page with all that is said of its looks. */
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

for (const address of pages)
  test(
    `${address} looks as it should before its style sheet has come`,
    { tag: address === demoPage ? '@core' : [] },
    async ({ page, complaints }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The faces come with the sheet, and are wider or narrower than their stand-ins.
      await page.route(/\.(?:js|woff2)(\?|$)/, (route) => route.abort());
      const { promise: come, resolve: letIn } = Promise.withResolvers<void>();
      let held = 0;
      await page.route(/\.css(\?|$)/, async (route) => {
        held += 1;
        await come;
        await route.continue();
      });
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      await expect.poll(() => held, 'style sheets that come later').toBeGreaterThan(0);
      const first = await looksOf(page);
      expect(first.length).toBeGreaterThan(20);
      letIn();
      await page.waitForLoadState('networkidle');
      await page.waitForFunction(() => [...document.styleSheets].some(({ href }) => href !== null));
      await expect
        .poll(async () => {
          const later = await looksOf(page);
          return first.filter((look, at) => look !== later[at]);
        })
        .toEqual([]);
      complaints.length = 0; // the scripts were kept away on purpose
    },
  );

/** The people of the journeys touch their pages at once; this one does not. */
const beInNoHurry = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    addEventListener('scroll', (event) => !event.isTrusted && event.stopImmediatePropagation(), true),
  );

/** Opens a page whose pictures do not come until they are let in; tells which scripts were asked for. */
const openWithoutPictures = async (page: Page): Promise<{ asked: readonly string[]; letIn: () => void }> => {
  await beInNoHurry(page);
  const asked: string[] = [];
  const { promise: come, resolve: letIn } = Promise.withResolvers<void>();
  await page.route(/\/api\/media\//, async (route) => {
    await come;
    await route.continue();
  });
  page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()));
  await page.goto(demoPage, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(300);
  expect(asked, 'scripts before the pictures').toEqual([]);
  return { asked, letIn };
};

test('the scripts of a first page come after its pictures', { tag: '@core' }, async ({ page }) => {
  const { asked, letIn } = await openWithoutPictures(page);
  letIn();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

test('… or when somebody touches it', async ({ page }) => {
  const { asked, letIn } = await openWithoutPictures(page);
  await page.keyboard.press('Tab');
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  letIn();
});

test('whatever card is on the first screen is laid out before any script or sheet comes', async ({
  page,
  complaints,
}) => {
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
  complaints.length = 0; // the scripts were kept away on purpose
});

test('only a page that is the same for everybody does without an opener policy', async ({ request }) => {
  const policyOf = async (address: string) => (await request.get(address)).headers()['cross-origin-opener-policy'];
  // Afresh, and as it is kept.
  expect([await policyOf(demoPage), await policyOf(demoPage)]).toEqual([undefined, undefined]);
  expect(await policyOf('/login')).toBe('same-origin');
  await arrive(request);
  expect(await policyOf(demoPage)).toBe('same-origin');
});
