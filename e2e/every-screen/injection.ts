/** Helpers for journeys with hostile texts. */
import type { APIRequestContext, APIResponse, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { arrive, expect, signIn, test, type Person } from '../support/people.ts';

/** An author: requests of their browser, and the id of their page. */
export interface Writer {
  readonly request: APIRequestContext;
  readonly id: string;
}

export const title = 'Thử chèn mã';

export const dataOf = async (answer: APIResponse): Promise<Record<string, unknown>> =>
  ((await answer.json()) as { data: Record<string, unknown> }).data;

export const portions = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

/** Records scripts that run and requests to other hosts, on every page opened from now on. */
export const watch = async (page: Page): Promise<string[]> => {
  const incidents: string[] = [];
  const own = new URL(test.info().project.use.baseURL ?? '').host;
  await page.exposeFunction('ranHere', (what: string) => incidents.push(`ran: ${what}`));
  await page.addInitScript(() => {
    const ran = (window as unknown as { ranHere: (what: string) => void }).ranHere;
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      Object.defineProperty(window, name, { value: () => ran(`${name} in ${location.href}`) });
  });
  page.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => incidents.push(`popup: ${popup.url()}`));
  await page.route(
    ({ host, protocol }) => /^(?:https?|wss?):$/.test(protocol) && host !== own,
    (route) => {
      incidents.push(`asked: ${route.request().url()}`);
      return route.abort();
    },
  );
  return incidents;
};

/** Returns forbidden elements and attributes of the page, a line each. */
export const faults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const allowed = new Set('P BR STRONG EM U S H2 H3 UL OL LI BLOCKQUOTE A IMG'.split(' '));
    const urlAttributes = [
      'src',
      'srcset',
      'data',
      'poster',
      'action',
      'formaction',
      'ping',
      'background',
      'srcdoc',
      'manifest',
    ];
    const leads = /^(?!(?:https?|tel|mailto|zalo):$)/;
    const found: string[] = [];
    const say = (what: string, { outerHTML }: Element) => found.push(`${what}: ${outerHTML.slice(0, 200)}`);
    for (const element of document.querySelectorAll('.rich *'))
      if (!allowed.has(element.tagName) || element.namespaceURI !== 'http://www.w3.org/1999/xhtml') say('tag', element);
    for (const element of document.querySelectorAll(
      'iframe, object, embed, base, meta[http-equiv], frame, .rich script',
    ))
      say('element', element);
    for (const element of document.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) say('handler', element);
        if (/(?:^|:)href$/.test(name) && leads.test(URL.parse(value, document.baseURI)?.protocol ?? 'http:'))
          say('link', element);
        if (urlAttributes.includes(name) && /evil\.example|^\s*javascript:/i.test(value)) say('address', element);
        if (element.parentElement?.closest('.rich') && /^(?:style|class|id|name|is)$/.test(name))
          say('attribute', element);
      }
    }
    return found;
  });

/** Opens a page and asserts that nothing ran. */
export const inspect = async (page: Page, address: string, incidents: string[], what: string): Promise<void> => {
  await page.goto(address);
  expect.soft(new URL(page.url()).pathname, `${what}: still there`).toBe(address);
  expect.soft(await faults(page), what).toEqual([]);
  expect.soft(incidents.splice(0), what).toEqual([]);
};

/**
 * Makes an author whose requests carry a token, so that the visitor's browser has no session. A new member unless
 * named, since changes per member are limited.
 */
export const writerOf = async (playwright: PlaywrightWorkerArgs['playwright'], person?: Person): Promise<Writer> => {
  const server = { baseURL: test.info().project.use.baseURL ?? '' };
  const plain = await playwright.request.newContext(server);
  const { memberId: id, accessToken } = await (person ? signIn(plain, person) : arrive(plain));
  await plain.dispose();
  const extraHTTPHeaders = { authorization: `Bearer ${accessToken}` };
  return { request: await playwright.request.newContext({ ...server, extraHTTPHeaders }), id };
};
