import type { Page } from '@playwright/test';

/** Holds all scripts of a page back, as a slow network does; returns what lets them arrive. */
export const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise: onTheWay, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\.js(?:\?|$)/, async (route) => {
    await onTheWay;
    await route.continue();
  });
  return arrive;
};
