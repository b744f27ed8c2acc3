import { commerceLimits } from './commerce.ts';
import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';
import { organizationLimits } from './organizations.ts';
import { socialLimits } from './social.ts';
import { weddingLimits } from './wedding.ts';

const QUARTER = 15 * MINUTE;

/** Every limit of the API (docs/rules/calls.md#limits). Limits by address are wide: one may be a whole carrier's. */
export const limitTable = {
  /** Sign-ins that failed, of strangers: by their network and the identifier together, so that nobody refuses another. */
  loginByIdentifier: {
    windows: [{ points: 5, seconds: QUARTER }],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
    growing: { first: MINUTE, last: HOUR },
  },
  loginByAddress: {
    windows: [{ points: 20, seconds: QUARTER }],
    by: 'address',
    store: 'shared',
    failClosed: true,
    growing: { first: MINUTE, last: QUARTER },
  },
  /** Failed sign-ins in a browser that has signed in to the account before. */
  loginByDevice: {
    windows: [{ points: 5, seconds: QUARTER }],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
    growing: { first: MINUTE, last: HOUR },
  },
  /** Wrong passwords of strangers to one identifier, from wherever: past it each further one costs them work. */
  guessesByIdentifier: {
    windows: [{ points: 5, seconds: HOUR }],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
  },
  /** Works that were asked for to sign in to one identifier. Only counted: after each so many the next ones cost double. */
  loginChallengesByIdentifier: {
    windows: [{ points: 8, seconds: DAY }],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
  },
  loginChallengesByAddress: {
    windows: [{ points: 60, seconds: QUARTER }],
    by: 'address',
    store: 'shared',
    failClosed: true,
  },
  /** Wrong passwords where somebody who is signed in is asked for theirs again. */
  passwordBySession: {
    windows: [{ points: 5, seconds: QUARTER }],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
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
    failClosed: true,
  },
  /** Codes to one recipient that one site asks for, so that one site cannot use up the recipient's day. */
  codeSendingBySite: {
    windows: [{ points: 7, seconds: DAY }],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
  },
  /** Codes that an account's own browsers ask for, so that strangers cannot use up the owner's share. */
  codeSendingByOwner: {
    windows: [
      { points: 1, seconds: MINUTE },
      { points: 5, seconds: HOUR },
      { points: 15, seconds: DAY },
    ],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
  },
  /** Words to the owner of an account that somebody tried to register again; past it they are left out in silence. */
  warningByRecipient: {
    windows: [{ points: 1, seconds: HOUR }],
    by: 'recipient',
    store: 'shared',
    failClosed: true,
  },
  /** Codes sent on behalf of one address to whomever: text messages cost money. */
  codeSendingByAddress: {
    windows: [{ points: 30, seconds: HOUR }],
    by: 'address',
    store: 'shared',
    failClosed: true,
  },
  /** Codes tried for one recipient by another browser than the one that asked for the code, by its network. */
  codeGuessesBySender: {
    windows: [{ points: 10, seconds: QUARTER }],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
  },
  /** Wrong tries of live codes of one purpose by one site. Only counted: past it each code allows that site one try. */
  wrongCodesBySite: {
    windows: [{ points: 20, seconds: HOUR }],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
  },
  /** Wrong codes of all sites together. They are only counted: past the limit each code allows one try. */
  wrongCodes: {
    windows: [{ points: 1_000, seconds: HOUR }],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
  },
  codeCheckingByAddress: {
    windows: [{ points: 60, seconds: QUARTER }],
    by: 'address',
    store: 'shared',
    failClosed: true,
  },
  registerByAddress: {
    windows: [{ points: 30, seconds: HOUR }],
    by: 'address',
    store: 'shared',
    failClosed: false,
  },
  refreshByAddress: {
    windows: [{ points: 600, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    failClosed: false,
  },
  /** PDFs among them: one may cost its thread ten seconds. */
  documentsByMember: {
    windows: [
      { points: 15, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  uploadsByMember: {
    windows: [
      { points: 30, seconds: MINUTE },
      { points: 300, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  contentByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 600, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** CVs drawn as PDFs: each takes its thread the better part of a second. */
  cvPdfsByMember: {
    windows: [
      { points: 20, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** CVs of pages, as others see them, that are asked for as PDFs. */
  cvPdfsByAddress: {
    windows: [
      { points: 20, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    failClosed: false,
  },
  /** The same CVs where they have to be drawn anew, for all strangers together. */
  cvPdfsOfStrangers: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 2_000, seconds: HOUR },
    ],
    by: 'everybody',
    store: 'memory',
    failClosed: false,
  },
  /** Short links tried: each that was taken redirects for 90 days, and nobody else can have it meanwhile. */
  linksByMember: {
    windows: [{ points: 20, seconds: DAY }],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  requestsByAddress: {
    windows: [{ points: 3000, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    failClosed: false,
  },
  /**
   * Pages and screens' data that have to be rendered; kept pages do not count. Fifty a second are a tenth of what one
   * processor renders, and what a hall of a thousand members behind one address asks for. In memory, or two who ask for
   * the same page at once would both have it rendered.
   */
  pagesByAddress: {
    windows: [{ points: 3000, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    failClosed: false,
  },
  /**
   * Files of the API's documentation, of which a page needs nine: the largest answers there are, and nobody needs them
   * by the hundred.
   */
  documentationByAddress: {
    windows: [{ points: 120, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    failClosed: false,
  },
  /**
   * QR codes that are drawn, by their area: 75 of the size that pages offer, or 18 of the largest. A share picture
   * counts three points.
   */
  drawingByAddress: {
    windows: [{ points: 300, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    failClosed: false,
  },
  /** Things done on pages that browsers tell of, each counted as one. */
  trackingByAddress: {
    windows: [{ points: 6_000, seconds: MINUTE }],
    by: 'address',
    store: 'memory',
    failClosed: false,
  },
  ...socialLimits,
  ...organizationLimits,
  ...commerceLimits,
  ...weddingLimits,
} as const satisfies Record<string, Limit>;

/** The limits there are. */
export type LimitName = keyof typeof limitTable;
/** All limits by name; a test brings roomier ones. */
export type LimitTable = Readonly<Record<LimitName, Limit>>;
