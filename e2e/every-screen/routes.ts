/** The routes of the app, for the walk of all screens. */
import { dirname } from 'node:path';
import { matchRoutes, type RouteObject } from 'react-router';
import table from '../../web/app/routes.ts';

interface Entry {
  readonly id?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
  readonly children?: readonly Entry[];
}

const asObject = ({ id, path, index, file, children }: Entry): RouteObject =>
  ({ id: id ?? file, path, index, children: children?.map(asObject) }) as RouteObject;

const objects = (table as readonly Entry[]).map(asObject);

const namesIn = (entries: readonly RouteObject[]): string[] =>
  entries.flatMap(({ id = '', children = [] }) => [id, ...namesIn(children)]);

/** Names of all routes. */
export const allRoutes: readonly string[] = namesIn(objects);

const patternsIn = (entries: readonly Entry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const pattern = path.startsWith('/') ? path : `${above}/${path}`.replace(/\/$/, '');
    return [pattern, ...patternsIn(children, pattern)];
  });

/** Full patterns of all routes, such as `/me/:id/edit/:part`. */
export const allPatterns: readonly string[] = [...new Set(patternsIn(table))];

/** Names of the routes that match an address. */
export const routesOf = (address: string): string[] =>
  matchRoutes(objects, address.replace(/[?#].*/, ''))?.map(({ route }) => route.id ?? '') ?? [];

/** A screen's route and folder. */
export interface Place {
  /** Name of the route. */
  readonly route: string;
  /** Wing and module of the component, such as `commerce/discount`. */
  readonly folder: string;
}

const filesIn = (entries: readonly Entry[]): [string, string][] =>
  entries.flatMap(({ id, file, children = [] }) => [[id ?? file, file], ...filesIn(children)]);

const files = new Map(filesIn(table));

/** Finds the screen of an address. Errors: no route matches. */
export const placeOf = (address: string): Place => {
  const route = routesOf(address).at(-1) ?? '';
  const file = files.get(route);
  if (file === undefined) throw new Error(`No route has the address ${address}.`);
  return { route, folder: dirname(file).split('/').slice(0, 2).join('/') };
};

/** Routes that the walk does not open, with the reason. */
export const otherwise: Readonly<Record<string, string>> = {
  go: 'a redirect: affiliate.spec.ts',
  loginCode: 'a sign-in that waits for a code: factor.spec.ts',
  linkedCv: 'a secret address: cv-links.spec.ts',
  linkedPdf: 'a file: cv-links.spec.ts',
  linkedLetter: 'a file: cv-versions.spec.ts',
  messagesWith: 'a redirect: messages.spec.ts',
  startResumed: 'a redirect: start.spec.ts',
  importFile: 'needs a file that was sent: import.spec.ts',
  request: 'a form that a product opens: request.spec.ts',
  registration: 'the applicant’s own: registration.spec.ts',
  blogRss: 'a document for programs',
  blogAtom: 'a document for programs',
  sitemap: 'a document for programs',
  sitemapPart: 'a document for programs',
  robots: 'a document for programs',
  exploreFind: 'what a screen asks for',
  explorePreview: 'what a screen asks for',
  findCustomer: 'what a screen asks for',
  weddingGiver: 'what a screen asks for',
  pay: 'made in payment.spec.ts',
  perkShelf: 'made in perks.spec.ts',
  pointGift: 'made in earning.spec.ts',
  perkVoucher: 'made in perks.spec.ts',
  claimLink: 'a secret address: phone-receipts.spec.ts',
  ticketSignUp: 'made in tickets.spec.ts',
  ticket: 'made in tickets.spec.ts',
  certificate: 'made in certificates.spec.ts',
  duePerson: 'made in dues.spec.ts',
  invoice: 'made in paid-order.spec.ts',
  payment: 'made in payment.spec.ts',
  transfer: 'made in payment.spec.ts',
  statement: 'made in payment.spec.ts',
  developerWebhook: 'made in developer.spec.ts',
  developerDelivery: 'made in developer.spec.ts',
  discountOffer: 'what a screen asks for',
  scanPage: 'what a screen asks for',
  searchSuggest: 'what a screen asks for',
  foundPlaces: 'what a screen asks for',
  reportSuggestion: 'what a screen asks for',
  certificateNames: 'what a screen asks for',
  unknown: 'every other address: /404 stands for it',
};
