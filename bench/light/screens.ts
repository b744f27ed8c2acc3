/** How light screens of somebody signed in are at the first visit of a phone, beside a bare page in the same run, by turns. */
import { chromium } from '@playwright/test';
import { launchOptions, readyBrowser } from '../../e2e/browser.ts';
import { listCases, signInDemo } from '../floors/subjects.ts';
import { startBare, startM4u } from '../servers.ts';
import { ratio, SLOWED, type Visit, visitMedians, visitPage, whole } from './visit.ts';

/** Names of the subjects in `floors/subjects.ts` that are screens of the owner's own. */
const SCREENS = ['Conversations', 'Phonebook', 'Counter'];

const bounds = { first: 1.6, press: 200, scripts: 170_000 } as const;

/** Medians of the visits. */
export interface ScreensMeasurement {
  readonly bare: Visit;
  readonly screens: readonly { readonly name: string; readonly visit: Visit }[];
}

/** Measures on servers of its own, with the demo's content. Each visit ends with a press on an entry of the bar. */
export const measureScreens = async ({ rounds }: { readonly rounds: number }): Promise<ScreensMeasurement> => {
  await readyBrowser();
  const [bare, m4u] = [await startBare(), await startM4u(undefined, true)];
  const browser = await chromium.launch(launchOptions);
  try {
    const cases = await listCases(m4u.port, await signInDemo(m4u.port));
    const screens = cases.filter(({ name, kind }) => kind === 'signedIn' && SCREENS.includes(name));
    const bares: Visit[] = [];
    const visits = screens.map((): Visit[] => []);
    // The first visit is for the server and the browser to have seen it all.
    for (let round = 0; round <= rounds; round += 1) {
      const [session] = (await signInDemo(m4u.port)).duyen;
      const plain = await visitPage(browser, `http://localhost:${bare.port}/page`);
      if (round > 0) bares.push(plain);
      for (const [index, { path }] of screens.entries()) {
        const one = await visitPage(browser, `http://localhost:${m4u.port}${path}`, {
          cookie: session?.cookie ?? '',
          press: (page) => page.locator('a[href="/more"]:visible').last().tap(),
        });
        if (round > 0) visits[index]?.push(one);
      }
    }
    const medians = screens.map(({ name }, index) => ({ name, visit: visitMedians(visits[index] ?? []) }));
    return { bare: visitMedians(bares), screens: medians };
  } finally {
    await browser.close();
    await Promise.all([bare.stop(), m4u.stop()]);
  }
};

/** Whether each screen is as light as wanted. */
export const areScreensLight = ({ bare, screens }: ScreensMeasurement): boolean =>
  screens.every(
    ({ visit: { first, press, scripts } }) =>
      first <= bounds.first * bare.first && press > 0 && press <= bounds.press && scripts <= bounds.scripts,
  );

/** The part of the record that tells of it. */
export const screensText = ({ bare, screens }: ScreensMeasurement): string => `
Screens of somebody signed in on a phone with 1.6 Mbit/s, 150 ms away, its processor slowed ${SLOWED} times, each visited with an empty
cache, by turns with a bare page of 12 kB; milliseconds, in brackets how many times those of the bare page (wanted: first
${bounds.first}, press ${bounds.press} ms, ${bounds.scripts / 1_000} kB of scripts):

| screen | first paint | largest paint | layout shift | longest task | kB of scripts | press on an entry of the bar |
|---|--:|--:|--:|--:|--:|--:|
| Bare page | ${whole(bare.first)} | ${whole(bare.largest)} | ${bare.shift.toFixed(3)} | ${whole(bare.task)} | | |
${screens
  .map(
    ({ name, visit: { first, largest, shift, task, scripts, press } }) =>
      `| ${name} | ${ratio(first, bare.first)} | ${ratio(largest, bare.largest)} | ${shift.toFixed(3)} | ${whole(task)} | ${(scripts / 1_000).toFixed(1)} | ${whole(press)} |`,
  )
  .join('\n')}
`;
