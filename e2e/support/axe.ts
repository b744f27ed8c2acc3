/**
 * axe, run within a page. The builder for Playwright would open a second page for each look and carry to it all that
 * is right as well, which costs several times what the rules do; a page of ours has no frames that call for that.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** What axe finds wrong, and where. */
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
// The minified file: what is sent to each page is less than half as long as the `source` that the package exports.
const source = readFileSync(createRequire(resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'), 'utf8');

/** What moves comes to rest: a message that is half faded in has no contrast yet. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    const late = new Promise((resolve) => setTimeout(resolve, 2_000));
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), late]);
  });

/** What axe finds wrong with the page once it is at rest, by all of its rules. */
export const violationsOn = async (page: Page): Promise<Violation[]> => {
  await atRest(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: Axe };
    // Links in a disabled fieldset are links all the same; axe takes them for disabled.
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
