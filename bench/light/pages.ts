/**
 * How light pages are on a phone: a slow 4G line (1.6 Mbit/s, 150 ms) and a processor slowed four times, beside a bare
 * static page of 12 kB in the same run, by turns; and what Lighthouse says of them.
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions, readyBrowser } from '../../e2e/browser.ts';
import { startBare, startM4u } from '../servers.ts';
import { ratio, SLOWED, type Visit, visitMedians, visitPage, whole } from './visit.ts';

/** What Lighthouse gives, of a hundred. */
interface Scores {
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
}
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const WANTED: Scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

/** What Lighthouse says, on a phone as it slows it down by itself; and what it took points for. */
const runLighthouse = async (
  address: string,
  port: number,
): Promise<Scores & { readonly faults: readonly string[] }> => {
  const result = await lighthouse(address, { port, onlyCategories: [...categories], logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse says nothing of ${address}`);
  const { audits, categories: judged } = result.lhr;
  const score = (name: (typeof categories)[number]) => Math.round((judged[name]?.score ?? 0) * 100);
  const counted = categories.flatMap((name) => (judged[name]?.auditRefs ?? []).filter(({ weight }) => weight > 0));
  const faults = counted.flatMap(({ id }) => {
    const { score: points, title = id, displayValue = '' } = audits[id] ?? {};
    return typeof points === 'number' && points < 0.9 ? `${title} ${displayValue}`.trim() : [];
  });
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    faults,
  };
};

/** What was measured of a page. */
export interface LightMeasurement {
  readonly bare: Visit;
  readonly pages: readonly {
    readonly name: string;
    readonly visit: Visit;
    readonly scores: Awaited<ReturnType<typeof runLighthouse>>;
  }[];
}

/** The first link of a page that leads to such an address. */
const findLink = async (site: string, page: string, link: RegExp): Promise<string> => {
  const html = await (await fetch(site + page)).text();
  const found = [...html.matchAll(/href="([^"?#]+)/g)].map(([, path = '']) => path).find((path) => link.test(path));
  if (found === undefined) throw new Error(`${page} leads to no ${link}`);
  return found;
};

/** Measures on servers of its own, with the demo's content. */
export const measureLight = async ({ rounds }: { readonly rounds: number }): Promise<LightMeasurement> => {
  await readyBrowser();
  const [bare, m4u] = [await startBare(), await startM4u(undefined, true)];
  const debugging = 20_000 + (m4u.port % 10_000);
  const args = [...launchOptions.args, `--remote-debugging-port=${debugging}`];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const site = `http://localhost:${m4u.port}`;
    const { demoWeddingId } = await import('../../api/src/demo/seed/weddings.ts');
    const pages = [
      ['Profile', '/smc/my-duyen'],
      ['Start', '/'],
      ['Post', await findLink(site, '/me/my-duyen/posts', /^\/me\/posts\/[0-9a-f-]{36}$/)],
      ['Product', await findLink(site, '/mbg/gom-moc-nhien/products', /^\/mbg\/products\/[0-9a-f-]{36}$/)],
      ['Invitation', `/wedding/${demoWeddingId}`],
    ] as const;
    const bares: Visit[] = [];
    const visits = pages.map((): Visit[] => []);
    // The first visit is for the server and the browser to have seen it all.
    for (let round = 0; round <= rounds; round += 1) {
      const plain = await visitPage(browser, `http://localhost:${bare.port}/page`);
      if (round > 0) bares.push(plain);
      for (const [index, [, path]] of pages.entries()) {
        const one = await visitPage(browser, site + path);
        if (round > 0) visits[index]?.push(one);
      }
    }
    const judged = [];
    for (const [index, [name, path]] of pages.entries())
      judged.push({
        name,
        visit: visitMedians(visits[index] ?? []),
        scores: await runLighthouse(site + path, debugging),
      });
    return { bare: visitMedians(bares), pages: judged };
  } finally {
    await browser.close();
    await Promise.all([bare.stop(), m4u.stop()]);
  }
};

const bounds = { first: 1.4, largest: 2.5, shift: 0.02, task: 100, bytes: 60_000 } as const;

const isVisitLight = ({ first, largest, shift, task, bytes }: Visit, bare: Visit): boolean =>
  first <= bounds.first * bare.first &&
  largest <= bounds.largest * bare.largest &&
  shift <= bounds.shift &&
  task <= bounds.task &&
  bytes <= bounds.bytes;

/** Whether the profile is as light as it should be, and all pages as Lighthouse should find them. */
export const isLight = ({ bare, pages }: LightMeasurement): boolean =>
  pages.every(
    ({ name, visit: pageVisit, scores }) =>
      (name !== 'Profile' || isVisitLight(pageVisit, bare)) &&
      (name !== 'Start' || pageVisit.first <= bounds.first * bare.first) &&
      categories.every((category) => scores[category] >= WANTED[category]),
  );

/** The part of the record that tells of it. */
export const lightText = ({ bare, pages }: LightMeasurement): string => `
Pages on a phone with 1.6 Mbit/s, 150 ms away, its processor slowed ${SLOWED} times, each visited with an empty cache, by turns with a
bare page of 12 kB; milliseconds, in brackets how many times those of the bare page (wanted of a profile: first ${bounds.first}, as of the start page, largest ${bounds.largest}, shift ${bounds.shift},
task ${bounds.task} ms, ${bounds.bytes / 1_000} kB):

| page | first paint | largest paint | layout shift | longest task | kB before it can be read | first script asked for |
|---|--:|--:|--:|--:|--:|--:|
| Bare page | ${whole(bare.first)} | ${whole(bare.largest)} | ${bare.shift.toFixed(3)} | ${whole(bare.task)} | ${(bare.bytes / 1_000).toFixed(1)} | |
${pages
  .map(
    ({ name, visit: { first, largest, shift, task, bytes, script } }) =>
      `| ${name} | ${ratio(first, bare.first)} | ${ratio(largest, bare.largest)} | ${shift.toFixed(3)} | ${whole(task)} | ${(bytes / 1_000).toFixed(1)} | ${whole(script)} |`,
  )
  .join('\n')}

| Lighthouse, of a hundred | performance (${WANTED.performance}) | accessibility (100) | best practices (100) | SEO (100) | what it took points for |
|---|--:|--:|--:|--:|---|
${pages
  .map(
    ({ name, scores }) =>
      `| ${name} | ${categories.map((category) => scores[category]).join(' | ')} | ${scores.faults.join('; ')} |`,
  )
  .join('\n')}
`;
