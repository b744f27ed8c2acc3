/**
 * Runs axe within a page. Playwright's builder would open a second page for each check and transfer passed rules too,
 * which takes several times as long; our pages have no frames that need it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** A violation found by axe, with its elements. */
export interface Violation {
  readonly id: string;
  readonly impact?: 'minor' | 'moderate' | 'serious' | 'critical' | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Found extends Violation {
  readonly nodes: readonly (Violation['nodes'][number] & { readonly element: Element })[];
}

interface Axe {
  run(context: Document, options: object): Promise<{ violations: Found[] }>;
}

const { resolve } = createRequire(import.meta.url);
// The minified file is less than half as long as `source`, which the package exports and which is sent to each page.
const source = readFileSync(createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** Waits for animations: a half faded notice fails the contrast check. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    const timeout = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), timeout]);
  });

/** Returns violations of all axe rules once animations have ended. */
export const violationsOn = async (page: Page): Promise<Violation[]> => {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // Links in a disabled fieldset work; axe takes them for disabled.
    const isMistaken = (id: string, element: Element): boolean =>
      id === 'scrollable-region-focusable' &&
      element.closest('fieldset:disabled') !== null &&
      element.querySelector('a[href]') !== null;
    const { violations } = await axe.run(document, { resultTypes: ['violations'], elementRef: true });
    return violations
      .map(({ id, impact, nodes }) => ({
        id,
        impact,
        nodes: nodes
          .filter(({ element }) => !isMistaken(id, element))
          .map(({ html, failureSummary }) => ({ html, failureSummary })),
      }))
      .filter(({ nodes }) => nodes.length > 0);
  });
};
