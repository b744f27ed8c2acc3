import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import { launchOptions } from './e2e/browser.ts';
import { claim, livingClaims } from './scripts/start/claims.mjs';

// Playwright empties the folder of results at its start: a run beside another one has a folder of its own there.
if (!process.env['M4U_TEST_RESULTS']) {
  const runs = join(import.meta.dirname, 'build/journeys');
  const isAlone = livingClaims(runs).length === 0;
  claim(runs);
  process.env['M4U_TEST_RESULTS'] = isAlone ? 'test-results' : `test-results/${process.pid}`;
}

/** The journeys of people in a real browser, against a built server with demo content. */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/global-setup.ts',
  outputDir: process.env['M4U_TEST_RESULTS'],
  reporter: 'list', // npm test adds Playwright's own JSON report, from which it names what failed
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // docs/decisions/0038-once-more.md
  retries: 1,
  timeout: 60_000,
  // Where the server is broken nothing passes: that need not be tried seven hundred times, a minute each.
  maxFailures: 30,
  expect: { timeout: 10_000 },
  use: {
    baseURL: process.env['M4U_E2E_URL'],
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    launchOptions,
    // What a service worker fetches goes past the routes of a journey; those about it allow it.
    serviceWorkers: 'block',
    // Traces of all take a third of the processor's time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
