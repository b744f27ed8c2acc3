import type { Contract } from '@m4u/contract/api';

/** The parts of the API of which each is walked and replayed in test files of its own: wings, the largest of them in two. */
export type Wing = 'identity' | 'people' | 'groups' | 'content' | 'social' | 'commerce' | 'event' | 'insight';

/** Which wing a module of the contract is of; a module without one does not compile. */
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
  contact: 'social',
  message: 'social',
  notification: 'social',
  phonebook: 'social',
  point: 'commerce',
  order: 'commerce',
  discount: 'commerce',
  discountGroup: 'commerce',
  pointBook: 'commerce',
  orderRequest: 'commerce',
  affiliate: 'commerce',
  affiliateLink: 'commerce',
  affiliateCampaign: 'commerce',
  affiliateReward: 'commerce',
  affiliatePayout: 'commerce',
  wedding: 'event',
  checkIn: 'event',
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
  audit: 'insight',
};

/** Calls to look at alone, as `ACCESS=group.get,agency`; without it all. */
const CHOSEN = process.env['ACCESS']?.split(',');

/** Whether a call is to be looked at now. */
export const isChosen = (module: string, name: string): boolean =>
  CHOSEN === undefined || CHOSEN.includes(module) || CHOSEN.includes(`${module}.${name}`);

/** The modules of a wing. */
export const modulesOf = (wing: Wing): (keyof Contract)[] =>
  (Object.keys(wingOf) as (keyof Contract)[]).filter((module) => wingOf[module] === wing);
