import { accountLimits } from './accounts.ts';
import { commerceLimits } from './commerce.ts';
import { companyLimits } from './company.ts';
import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';
import { organizationLimits } from './organizations.ts';
import { passkeyLimits } from './passkey.ts';
import { peopleLimits } from './people.ts';
import { weddingLimits } from './wedding.ts';

const QUARTER = 15 * MINUTE;

/**
 * Every limit of the API (docs/rules/calls.md#limits). Limits by address are generous: a whole carrier may share one.
 */
export const limitTable = {
  /**
   * Failed sign-ins from unknown browsers, per network and identifier together, so that nobody can lock out another.
   */
  loginByIdentifier: {
    windows: [{ points: 5, seconds: QUARTER }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
    growing: { first: MINUTE, last: HOUR },
  },
  loginByAddress: {
    windows: [{ points: 20, seconds: QUARTER }],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: true,
    growing: { first: MINUTE, last: QUARTER },
  },
  /** Failed sign-ins from a browser that has signed in to the account before. */
  loginByDevice: {
    windows: [{ points: 5, seconds: QUARTER }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
    growing: { first: MINUTE, last: HOUR },
  },
  /**
   * Wrong passwords from unknown browsers for one identifier, from all networks: beyond the limit each try needs a
   * proof of work.
   */
  guessesByIdentifier: {
    windows: [{ points: 5, seconds: HOUR }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Proofs of work requested for one identifier. Only counted: after each such number, the work doubles. */
  loginChallengesByIdentifier: {
    windows: [{ points: 8, seconds: DAY }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
  loginChallengesByAddress: {
    windows: [{ points: 60, seconds: QUARTER }],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Wrong passwords when a signed-in member confirms an action. */
  passwordBySession: {
    windows: [{ points: 5, seconds: QUARTER }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
    growing: { first: MINUTE, last: HOUR },
  },
  /** Codes and links of one purpose sent to one e-mail address or phone. */
  codeSendingByRecipient: {
    windows: [
      { points: 1, seconds: MINUTE },
      { points: 5, seconds: HOUR },
      { points: 15, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Codes to one recipient requested by one site, so that no site can use up the recipient's daily limit. */
  codeSendingBySite: {
    windows: [{ points: 7, seconds: DAY }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Codes requested by an account's own browsers, so that strangers cannot use up the owner's limit. */
  codeSendingByOwner: {
    windows: [
      { points: 1, seconds: MINUTE },
      { points: 5, seconds: HOUR },
      { points: 15, seconds: DAY },
    ],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Warnings to an account's owner about a second registration; beyond the limit they are silently dropped. */
  warningByRecipient: {
    windows: [{ points: 1, seconds: HOUR }],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Codes of one purpose requested by one network for all recipients: text messages cost money. */
  codeSendingByAddress: {
    windows: [{ points: 30, seconds: HOUR }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Codes entered for one recipient in another browser than the requesting one, per network. */
  codeGuessesBySender: {
    windows: [{ points: 10, seconds: QUARTER }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Wrong codes of one purpose per site. Only counted: beyond it, each code allows that site one try. */
  wrongCodesBySite: {
    windows: [{ points: 20, seconds: HOUR }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Wrong codes of all sites together. Only counted: beyond it, each code allows one try. */
  wrongCodes: {
    windows: [{ points: 1_000, seconds: HOUR }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
  codeCheckingByAddress: {
    windows: [{ points: 60, seconds: QUARTER }],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: true,
  },
  registerByAddress: {
    windows: [{ points: 30, seconds: HOUR }],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  refreshByAddress: {
    windows: [{ points: 600, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** PDFs among them: one may cost its thread ten seconds. */
  documentsByMember: {
    windows: [
      { points: 15, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Recordings among them: each has a thread of its own. */
  recordingsByMember: {
    windows: [
      { points: 15, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  uploadsByMember: {
    windows: [
      { points: 30, seconds: MINUTE },
      { points: 300, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  contentByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Videos asked for at YouTube for a member's pieces; further ones wait for a later attempt. */
  videosByMember: {
    windows: [
      { points: 30, seconds: QUARTER },
      { points: 200, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Wrong passwords of one link to a CV, from all networks: only who has the link can try. */
  cvLinkPasswords: {
    windows: [
      { points: 8, seconds: QUARTER },
      { points: 40, seconds: DAY },
    ],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** CVs and receipts rendered as PDFs: each takes its thread almost a second. */
  pdfsByMember: {
    windows: [
      { points: 20, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Public CVs requested as PDFs. */
  cvPdfsByAddress: {
    windows: [
      { points: 20, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Public CVs rendered anew (not cached), for all visitors together. */
  cvPdfsOfStrangers: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 2_000, seconds: HOUR },
    ],
    by: 'everybody',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** New short links: a former one redirects for 90 days and is not available to others. */
  linksByMember: {
    windows: [{ points: 20, seconds: DAY }],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  requestsByAddress: {
    windows: [{ points: 3000, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /**
   * Rendered pages and screen data; cached pages do not count. Fifty a second are a tenth of one processor's capacity,
   * and enough for an event of a thousand members behind one address. In memory, so that concurrent requests of one
   * page are still joined.
   */
  pagesByAddress: {
    windows: [{ points: 3000, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** Files of the API's documentation, the largest answers there are; its page needs nine. */
  documentationByAddress: {
    windows: [{ points: 120, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** Rendered QR codes by area: 75 of the size on pages, or 18 of the largest. A share picture costs three points. */
  drawingByAddress: {
    windows: [{ points: 300, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** Page actions that browsers report, one point each. */
  trackingByAddress: {
    windows: [{ points: 6_000, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    refusesWithoutStore: false,
  },
  ...accountLimits,
  ...passkeyLimits,
  ...peopleLimits,
  ...organizationLimits,
  ...companyLimits,
  ...commerceLimits,
  ...weddingLimits,
} as const satisfies Record<string, Limit>;

/** Names of the limits. */
export type LimitName = keyof typeof limitTable;
/** All limits by name; tests pass larger ones. */
export type LimitTable = Readonly<Record<LimitName, Limit>>;
