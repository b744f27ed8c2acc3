import type { Page } from '@playwright/test';

/**
 * Waits until the scripts of a page take presses. Until then the browser itself follows links and sends forms, and what
 * only scripts do does not happen.
 */
export const scriptsRun = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () =>
      '__reactRouterDataRouter' in window &&
      // React goes through the page in tasks, after which the browser is idle.
      new Promise<boolean>((resolve) => requestIdleCallback(() => resolve(true), { timeout: 2_000 })),
  );
};

/** Holds all scripts of a page back, as a slow network does; returns what lets them arrive. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise: onTheWay, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await onTheWay;
    await route.continue();
  });
  return arrive;
};
