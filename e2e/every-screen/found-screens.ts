/** Screens whose address contains an id that differs in each demo: the first link to it on another screen is used. */
import { expect, type Page } from '@playwright/test';

/** A screen and the place of a link to it. */
export interface Found {
  /** Address with `…` for the id. */
  readonly name: string;
  readonly on: string;
  readonly link: RegExp;
  /** Appended to the link's address. */
  readonly part?: string;
}

/** A screen: its address, or the place of a link to it. */
export type Screen = string | Found;

const id = String.raw`[0-9a-f-]{36}`;
const found = (on: string, link: string, part?: string): Found => ({
  name: link.replaceAll('*', '…'),
  on,
  link: new RegExp(`^${link.replaceAll('*', id)}$`),
  ...(part && { part }),
});

/** Screens for everybody. */
export const foundByAll: readonly Found[] = [
  found('/me/my-duyen/posts', '/me/posts/*'),
  found('/me/my-duyen/products', '/me/products/*'),
  found('/me/my-duyen/relics', '/me/relics/*'),
  found('/me/my-duyen/albums', '/me/albums/*'),
  found('/me/my-duyen/diary', '/me/diary/*'),
  found('/me/all-activity/my-duyen', '/me/detail-activity/*'),
  found('/mbg/gom-moc-nhien/posts', '/mbg/posts/*'),
  found('/mbg/gom-moc-nhien/products', '/mbg/products/*'),
  found('/mbg/gom-moc-nhien/relics', '/mbg/relics/*'),
  found('/mbg/gom-moc-nhien/albums', '/mbg/albums/*'),
  found('/mbg/all-activity/gom-moc-nhien', '/mbg/detail-activity/*'),
];

/** Screens for the owner of the demo's first page. */
export const foundByOwner: readonly Found[] = [
  found('/messages', '/messages/*'),
  found('/action/phonebook', '/action/phonebook/*'),
  found('/action/createCv', '/action/cvLinks/*'),
  found('/action/createCv', '/action/cvVersion/*'),
  found('/action/createCv', '/action/cvLetter/*'),
  found('/contacts/my-duyen', '/contacts/*/*'),
  found('/action/requests', '/action/requests/*'),
  found('/action/company', '/action/company/*'),
  found('/edit/relics', '/edit/relics/*', '/plaque'),
  found('/action/company', '/action/company/*', '/pieces'),
  found('/action/company', '/action/company/*', '/themes'),
  found('/action/company', '/action/company/*', '/delete'),
];

/** Screens for the admin of an agency. */
export const foundByAgency: readonly Found[] = [
  found('/action/company', '/action/company/agency/*'),
  found('/action/company', '/action/company/agency/*', '/admins'),
  found('/action/company', '/action/company/agency/*', '/group-admins'),
  found('/action/company', '/action/company/agency/*', '/details'),
];

/** Screens for staff. */
export const foundByStaff: readonly Found[] = [
  found('/admin/members', '/admin/members/*'),
  found('/admin/groups', '/admin/groups/*'),
  found('/admin/slides', '/admin/slides/*'),
  found('/admin/terms', '/admin/terms/*'),
  found('/admin/registrations', '/admin/registrations/*'),
  found('/admin/cards', '/admin/cards/*'),
];

/** Name of a screen in test titles. */
export const calledBy = (screen: Screen): string =>
  typeof screen === 'string' ? screen : `${screen.name}${screen.part ?? ''}`;

const firstLink = (links: readonly string[], link: RegExp): string | undefined => links.find((path) => link.test(path));

/** Returns the address of a screen for the page's session. Errors: no link leads to it. */
export const addressOf = async (page: Page, screen: Screen): Promise<string> => {
  if (typeof screen === 'string') return screen;
  const html = await (await page.request.get(screen.on)).text();
  let first = firstLink(
    [...html.matchAll(/href="([^"?#]+)/g)].map(([, path = '']) => path),
    screen.link,
  );
  // Lists stored on the device appear once scripts run.
  if (first === undefined) {
    await page.goto(screen.on);
    await expect
      .poll(async () => (first = firstLink(await page.$$eval('a[href]', pathsOf), screen.link)), {
        message: `${screen.on} leads to ${screen.link}`,
      })
      .toBeDefined();
  }
  return `${first}${screen.part ?? ''}`;
};

const pathsOf = (links: Element[]): string[] =>
  links.flatMap((link) => (link instanceof HTMLAnchorElement ? link.pathname : []));
