import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { demoOwner } from '../support/demo.ts';
import { desktop, phone, signIn, test } from '../support/people.ts';

/** A row of docs/ways.md. */
interface Way {
  readonly space: 'personal' | 'shop' | 'wedding';
  readonly task: string;
  readonly phone: readonly string[];
  readonly laptop: readonly string[];
  readonly leadsTo: RegExp;
}

const page = readFileSync(new URL('../../docs/ways.md', import.meta.url), 'utf8');

const ways: readonly Way[] = page
  .split('\n')
  .filter((line) => /^\| (personal|shop|wedding) \|/.test(line))
  .map((line) => {
    const [space = '', task = '', onPhone = '', onLaptop = '', leadsTo = ''] = line
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => cell.trim());
    return {
      space: space as Way['space'],
      task,
      phone: onPhone.split(' → '),
      laptop: onLaptop.split(' → '),
      leadsTo: new RegExp(`^${leadsTo.replaceAll('`', '').replaceAll(String.raw`\|`, '|')}`),
    };
  });

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds a link, button or summary by its name; counts may stand before or after it. */
const named = (on: Page, name: string) => {
  const counted = String.raw`(\d+\+? (chưa đọc|đang chờ))?`;
  const whole = new RegExp(`^${counted} ?${escaped(name)}[ ,(]*${counted}[)]?$`);
  return on
    .getByRole('link', { name: whole })
    .or(on.getByRole('button', { name: whole }))
    .or(on.locator('a, summary').filter({ has: on.getByText(name, { exact: true }) }))
    .or(on.locator('summary', { hasText: whole }))
    .filter({ visible: true })
    .first();
};

const pathOf = (on: Page): string => {
  const { pathname, search } = new URL(on.url());
  return pathname + search;
};

/** The addresses of the homes, from the page that lists the reader's spaces. */
const readHomes = async (on: Page): Promise<Readonly<Record<Way['space'], string>>> => {
  const { data } = (await (await on.request.get('/api/home/spaces')).json()) as {
    data: { key: string; kind: string; name: string }[];
  };
  const home = (fits: (space: { kind: string; name: string }) => boolean) => `/?space=${data.find(fits)?.key}`;
  return {
    personal: '/?space=personal',
    shop: home(({ name }) => name === 'Gốm Mộc Nhiên'),
    wedding: home(({ kind }) => kind === 'wedding'),
  };
};

test('the table names thirty tasks, with three presses at most on a phone and two on a laptop', () => {
  expect(ways.length).toBeGreaterThanOrEqual(30);
  for (const way of ways) {
    expect(way.phone.length, way.task).toBeLessThanOrEqual(3);
    expect(way.laptop.length, way.task).toBeLessThanOrEqual(2);
  }
});

for (const [device, options] of [
  ['phone', phone],
  ['laptop', desktop],
] as const)
  test.describe(`on a ${device}`, () => {
    test.use({ ...options, locale: 'vi-VN' });

    test('every way leads to its task', async ({ page: on }) => {
      test.setTimeout(240_000);
      await signIn(on.request, demoOwner);
      const homes = await readHomes(on);
      for (const { space, task, leadsTo, ...presses } of ways)
        await test.step(`${space}: ${task}`, async () => {
          await on.goto(homes[space]);
          await on.waitForLoadState('networkidle');
          for (const name of presses[device]) await named(on, name).click();
          await expect.poll(() => pathOf(on), `${space}: ${task}`).toMatch(leadsTo);
        });
    });
  });
