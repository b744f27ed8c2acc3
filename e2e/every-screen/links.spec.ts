/** Every link of every screen leads somewhere: in a file of its own, since it takes as long as many journeys. */
import type { Page } from '@playwright/test';
import { demoOwner, demoPage } from '../support/demo.ts';
import { expect, signIn, test } from '../support/people.ts';
import { ownerScreens, visitorScreens } from './screens.ts';

/** The addresses that a page links to on this site, as they are shown. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );

test.use({ trace: 'off' });

for (const person of [undefined, demoOwner])
  test(`every link leads somewhere, ${person ? 'signed in' : 'for a visitor'}`, async ({ page }) => {
    test.slow(); // it opens them all
    if (person) await signIn(page.request, person);
    const known = new Set<string>();
    const dead: string[] = [];
    for (const address of person ? ownerScreens(demoPage.replace('/smc/', '/me/')) : visitorScreens) {
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      for (const link of await linksOn(page)) {
        if (known.has(link)) continue;
        known.add(link);
        // These lead to other sites, which the journeys leave alone: the redirect is the answer.
        const leadsAway = /\/openLink\/|^\/authenticating\?partner=/.test(link);
        const answer = await page.request.get(link, leadsAway ? { maxRedirects: 0 } : {});
        // A visitor is told there to sign in first; whole lists may have been read too often by the journeys before.
        const isThere = person
          ? answer.status() === 429 && /[?&]table(?:=\w+)?$|\/phonebook\/export\?/.test(link)
          : answer.status() === 401 && (await answer.text()).includes('/login?returnTo=');
        if (!answer.ok() && !isThere && !(leadsAway && answer.status() === 302))
          dead.push(`${link} on ${address}: ${answer.status()}`);
      }
    }
    expect(dead).toEqual([]);
    expect(known.size).toBeGreaterThan(10);
  });
