/** A file of its own, since opening every link takes as long as many journeys. */
import type { Page } from '@playwright/test';
import { demoOwner, demoPage } from '../support/demo.ts';
import { expect, signIn, test } from '../support/people.ts';
import { ownerScreens, visitorScreens } from './screens.ts';

/** Returns the links of a page to this site. */
const linksOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );

test.use({ trace: 'off' });

for (const person of [undefined, demoOwner])
  test(`no link of any screen is dead, ${person ? 'signed in' : 'for a visitor'}`, async ({ page }) => {
    test.setTimeout(360_000); // it opens them all
    if (person) await signIn(page.request, person);
    const visited = new Set<string>();
    const dead: string[] = [];
    for (const address of person ? ownerScreens(demoPage.replace('/smc/', '/me/')) : visitorScreens) {
      const shown = await page.goto(address, { waitUntil: 'domcontentloaded' });
      const { pathname } = new URL(page.url());
      for (const link of await linksOn(page)) {
        // A refused screen leads to itself, in another language and to try again.
        const isItself = shown?.ok() === false && link.split('?')[0] === pathname;
        if (visited.has(link) || isItself) continue;
        visited.add(link);
        // These redirect to other sites, which tests do not call: the redirect is the answer.
        const leadsAway = /\/openLink\/|^\/authenticating\?partner=/.test(link);
        const answer = await page.request.get(link, leadsAway ? { maxRedirects: 0 } : {});
        // Visitors are asked to sign in. Exports may be rate-limited after other journeys.
        const isThere = person
          ? answer.status() === 429 && /[?&]table(?:=\w+)?$|\/phonebook\/export\?/.test(link)
          : answer.status() === 401 && (await answer.text()).includes('/login?returnTo=');
        if (!answer.ok() && !isThere && !(leadsAway && answer.status() === 302))
          dead.push(`${link} on ${address}: ${answer.status()}`);
      }
    }
    expect(dead).toEqual([]);
    expect(visited.size).toBeGreaterThan(10);
  });
