import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Page } from '@playwright/test';
import { findCurrentBuild } from '../../scripts/builds/kept-builds.mjs';
import { webBuilds } from '../../scripts/builds/web-build.mjs';
import { arrive, expect, test } from '../support/people.ts';

interface Manifest {
  readonly routes: Readonly<Record<string, { readonly css?: readonly string[] }>>;
}

/** Whether a screen has the rule that prints a CV to the edges of the paper. */
const printsToEdges = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .flatMap((rule) => (rule instanceof CSSMediaRule ? [...rule.cssRules] : [rule]))
      .some((rule) => rule instanceof CSSPageRule && rule.cssText.includes('margin: 0')),
  );

test('only the screens of CVs are printed without margins', async ({ page }) => {
  await arrive(page.request);
  await page.goto('/action/createCv?id=new');
  await expect(page.locator('.cv-sheet').first()).toBeAttached();
  expect(await printsToEdges(page)).toBe(true);
  await page.goto('/search');
  expect(await printsToEdges(page)).toBe(false);

  // No other screen shares the style sheet: none has it through shared code.
  const client = join(findCurrentBuild(webBuilds), 'client');
  const [name = ''] = await Array.fromAsync(glob('assets/manifest-*.js', { cwd: client }));
  const script = await readFile(join(client, name), 'utf8');
  const { routes } = runInNewContext(`${script}; window.__reactRouterManifest`, { window: {} }) as Manifest;
  const addresses = new Set(Object.values(routes).flatMap(({ css = [] }) => css));
  expect(addresses.size).toBeGreaterThan(0);
  for (const address of addresses)
    // The router marks a style sheet that it must not load twice by a # at the end.
    expect(await readFile(join(client, address.replace(/#$/, '')), 'utf8'), address).not.toContain('@page');
});
