/** `npm run dev` in a clone that may be edited, with the sign-in page open in a browser. */
import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { launchOptions, readyBrowser } from '../../e2e/browser.ts';
import type { Clone } from './clone.ts';
import { runScript, type RunningScript } from './npm-script.ts';

/** Timeout (ms) of the browser on a busy machine. */
const PATIENCE = 120_000;
/** Vite's watcher (chokidar) ignores a file saved again within 50 ms. */
const TOO_SOON = 100;
const TYPED_TEXT = 'an.nguyen@example.com';

/** A development server with a page open in a browser. */
export interface DevSession extends RunningScript {
  readonly page: Page;
  /** Milliseconds from the command to the first page's answer. */
  readonly firstPage: number;
  /** Opens the sign-in page and leaves a mark and a typed address there, which a reload would remove. */
  open(): Promise<void>;
  /** Asserts that the page was not reloaded since `open`. */
  assertKept(): Promise<void>;
}

/** A change of one file, and its visible effect. */
export interface DevEdit {
  /** The kind of file. */
  readonly kind: string;
  /** Path from the root of the repository, the replaced text, and its replacement. */
  readonly change: readonly [file: string, part: string, by: string];
  /** Whether the change is visible. */
  isVisible(session: DevSession): Promise<boolean>;
}

const hasText = async ({ origin }: DevSession, path: string, text: string): Promise<boolean> =>
  (await (await fetch(origin + path)).text()).includes(text);

/** One edit of each kind of file. */
export const devEdits: readonly DevEdit[] = [
  {
    kind: 'a component',
    change: ['web/app/identity/auth/AuthPage.tsx', '<h1 ', '<h1 data-edited '],
    isVisible: ({ page }) => page.locator('h1[data-edited]').isVisible(),
  },
  {
    kind: 'a style',
    change: ['web/app/ui/style/base.css', '@layer base {', '@layer base { h1 { outline: 3px solid rgb(1, 2, 3); }'],
    isVisible: ({ page }) =>
      page.evaluate("getComputedStyle(document.querySelector('h1')).outlineColor === 'rgb(1, 2, 3)'"),
  },
  {
    kind: 'a message',
    change: ['web/app/messages/vi.json', '"auth_login_lead": "', '"auth_login_lead": "Về nhà rồi. '],
    isVisible: ({ page }) => page.getByText('Về nhà rồi.').isVisible(),
  },
  {
    kind: 'a loader',
    change: [
      'web/app/identity/auth/login.screen.tsx',
      'slides.data, ways, provider',
      "slides.data, ways: [{ name: 'Loader', to: '/loader' }], provider",
    ],
    isVisible: ({ page }) => page.locator('a[href="/loader"]').isVisible(),
  },
  {
    kind: 'a route of the API',
    change: [
      'api/src/identity/auth/routes.ts',
      'providers: providerSignIn.listProviders(ctx)',
      "providers: [{ id: 'route', name: 'Route' }]",
    ],
    isVisible: (session) => hasText(session, '/api/auth/providers', 'Route'),
  },
  {
    kind: 'the contract',
    change: ['contract/src/identity/auth.ts', 'Signs in with an e-mail', 'Signs in with an edited e-mail'],
    isVisible: (session) => hasText(session, '/api/openapi.json', 'an edited e-mail'),
  },
];

/** Replaces a part of a file, as an editor does; returns the function that restores it. */
export const edit = async ({ path }: Clone, [file, part, by]: DevEdit['change']): Promise<() => Promise<void>> => {
  const whole = join(path, file);
  const text = await readFile(whole, 'utf8');
  assert.ok(text.includes(part), `${file} has no ${part}`);
  await writeFile(whole, text.replace(part, by));
  return async () => {
    await sleep(TOO_SOON);
    await writeFile(whole, text);
  };
};

/** Starts `npm run dev` in the clone, on the data folder beside it, and a browser. */
export const startDev = async (
  clone: Clone,
  environment: Readonly<Record<string, string>> = {},
): Promise<DevSession> => {
  await readyBrowser();
  const served = await runScript(clone, ['run', 'dev'], 'data', { NODE_ENV: '', ...environment });
  const firstPage = await served.answers('/login');
  const browser = await chromium.launch(launchOptions);
  clone.beforeRemoval(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE);
  const address = page.locator('input[name=identifier]');
  return {
    ...served,
    page,
    firstPage,
    open: async () => {
      // After an error is fixed, Vite reloads the page, which may abort a navigation or an evaluation.
      const no = () => false;
      await served.until(() => page.goto(`${served.origin}/login`).then(() => true, no), 'the page is opened');
      // Scripts run when the router has hydrated the page.
      const isRunning = 'window.__reactRouterDataRouter?.state.initialized === true';
      await served.until(() => page.evaluate<boolean>(isRunning).catch(no), 'scripts run');
      await address.fill(TYPED_TEXT);
      await page.evaluate("window.mark = 'kept'");
    },
    assertKept: async () => {
      assert.equal(await page.evaluate('window.mark'), 'kept');
      assert.equal(await address.inputValue(), TYPED_TEXT);
    },
    stop: async () => {
      await browser.close();
      await served.stop();
    },
  };
};
