import type { Contract } from '@m4u/contract/api';

/** Parts of the API with test files of their own: the wings, the largest of them in two. */
export type Wing = 'identity' | 'people' | 'groups' | 'content' | 'social' | 'commerce' | 'event' | 'insight';

/** The wing of each module; a missing one does not compile. */
export const wingOf: Readonly<Record<keyof Contract, Wing>> = {
  auth: 'identity',
  consent: 'identity',
  slide: 'identity',
  member: 'people',
  memberStaff: 'people',
  terms: 'people',
  group: 'groups',
  groupStaff: 'groups',
  agency: 'groups',
  friend: 'people',
  card: 'people',
  place: 'people',
  upload: 'people',
  registration: 'people',
  item: 'content',
  post: 'content',
  relic: 'content',
  album: 'content',
  diary: 'content',
  poster: 'content',
  product: 'content',
  activity: 'content',
  cv: 'content',
  cvLink: 'content',
  contact: 'social',
  message: 'social',
  notification: 'social',
  phonebook: 'social',
  point: 'commerce',
  order: 'commerce',
  discount: 'commerce',
  discountGroup: 'commerce',
  pointBook: 'commerce',
  // After the books, since they give points to everybody.
  pointGift: 'commerce',
  perk: 'commerce',
  earning: 'commerce',
  orderRequest: 'commerce',
  phoneReceipt: 'commerce',
  affiliate: 'commerce',
  affiliateLink: 'commerce',
  affiliateCampaign: 'commerce',
  affiliateReward: 'commerce',
  payment: 'commerce',
  paymentNotice: 'commerce',
  paymentStatement: 'commerce',
  affiliatePayout: 'commerce',
  due: 'commerce',
  invoice: 'commerce',
  wedding: 'event',
  checkIn: 'event',
  ticket: 'event',
  attendance: 'event',
  associationReport: 'event',
  search: 'insight',
  explore: 'insight',
  tracking: 'insight',
  dashboard: 'insight',
  privacy: 'insight',
  leaving: 'insight',
  dataExport: 'insight',
  dataRequest: 'insight',
  unasked: 'insight',
  home: 'insight',
  integration: 'insight',
  seal: 'insight',
  companySignIn: 'insight',
  audit: 'insight',
  queue: 'insight',
};

/** Restricts the run to some calls, as in `ACCESS=group.get,agency`; default: all. */
const CHOSEN = process.env['ACCESS']?.split(',');

/** Returns whether a call is part of this run. */
export const isChosen = (module: string, name: string): boolean =>
  CHOSEN === undefined || CHOSEN.includes(module) || CHOSEN.includes(`${module}.${name}`);

export const listModules = (wing: Wing): (keyof Contract)[] =>
  (Object.keys(wingOf) as (keyof Contract)[]).filter((module) => wingOf[module] === wing);
