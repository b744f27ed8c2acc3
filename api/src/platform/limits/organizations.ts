import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';

/** Limits of groups, agencies, printed cards and registrations. */
export const organizationLimits = {
  /** Calls with one API key. */
  callsByKey: {
    windows: [{ points: 300, seconds: MINUTE }],
    by: 'identifier',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** Keys and webhooks made and changed, and tests and deliveries sent once more: each calls another server. */
  integrationsByMember: {
    windows: [
      { points: 30, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Wrong activation codes of one printed card, per network. */
  cardCodeByCard: {
    windows: [{ points: 5, seconds: HOUR }],
    by: 'identifier',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Freezing, moving and ending cards: each notifies the owner, also by mail. */
  cardsByMember: {
    windows: [
      { points: 20, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Printed sheets of cards: one of five hundred takes its thread some seconds. */
  cardSheetsByMember: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 100, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Brands and groups created, deleted and restored: each drops cached pages. */
  groupsByMember: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Offers by one member: to administer an agency, and to groups to join one. */
  agencyOffersByMember: {
    windows: [
      { points: 60, seconds: HOUR },
      { points: 200, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Customers of groups created, changed and removed one by one. */
  customersByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 1_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Codes for claiming customers, sent as text messages to any number that the member enters. */
  claimCodesByMember: {
    windows: [
      { points: 5, seconds: HOUR },
      { points: 10, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** The same codes for all members together: accounts are free, and the operator pays for each message. */
  claimCodes: {
    windows: [
      { points: 300, seconds: HOUR },
      { points: 2_000, seconds: DAY },
    ],
    by: 'everybody',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Claims of customers by the member's own number, which need no code. */
  ownClaimsByMember: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Files that admins upload: people to import, statements of banks. */
  importFilesByMember: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Requests to join groups: each notifies the admins. */
  groupRequestsByMember: {
    windows: [
      { points: 30, seconds: HOUR },
      { points: 100, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /**
   * Invitations of a group, single and from files. One costs as many points as the group has not yet earned: a thousand
   * for a new group (20 a day), one for an established group (`group/invitations/allowance.rules.ts`).
   */
  invitationsByGroup: {
    windows: [{ points: 20_000, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Invitations of one admin in all groups, since everybody may create groups. */
  invitationsByMember: {
    windows: [{ points: 20_000, seconds: DAY }],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Mails that ask strangers to administer an agency. */
  agencyLettersByAgency: {
    windows: [{ points: 20, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: true,
  },
  invitationTextsByMember: {
    windows: [{ points: 200, seconds: DAY }],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /**
   * Invitations to one member or address from all groups and agencies; beyond the limit they are stored and not sent.
   */
  invitationsByRecipient: {
    windows: [{ points: 5, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Invitations by text message: they cost money. */
  invitationTextsByGroup: {
    windows: [{ points: 200, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Repeated sending of one invitation. */
  invitationsSentAgain: {
    windows: [{ points: 3, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Registrations started from one address; each sends a mail to the address it names. */
  registrationsByAddress: {
    windows: [
      { points: 10, seconds: HOUR },
      { points: 30, seconds: DAY },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  registrationsByRecipient: {
    windows: [
      { points: 5, seconds: HOUR },
      { points: 10, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Searches for registrations by citizen id, parts of which can be guessed. */
  citizenSearchesByMember: {
    windows: [
      { points: 30, seconds: HOUR },
      { points: 100, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: true,
  },
  /** Changes of registrations by visitors with a link. */
  registrationChangesByAddress: {
    windows: [
      { points: 30, seconds: MINUTE },
      { points: 300, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Counted clicks on campaign links from one address; beyond the limit the links still redirect. */
  affiliateClicksByAddress: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 2_000, seconds: DAY },
    ],
    by: 'address',
    store: 'memory',
    refusesWithoutStore: false,
  },
  /** Joined campaigns: each creates a link. */
  affiliateJoinsByMember: {
    windows: [
      { points: 30, seconds: HOUR },
      { points: 100, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Bank accounts entered for rewards. */
  affiliateAccountsByMember: {
    windows: [{ points: 20, seconds: DAY }],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Scans at doors, including queued ones of offline devices: several devices may send a day's scans at once. */
  scansByMember: {
    windows: [
      { points: 2_000, seconds: MINUTE },
      { points: 20_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: false,
  },
  /** Attempts with secret links of doors. */
  doorLinksByMember: {
    windows: [{ points: 20, seconds: HOUR }],
    by: 'member',
    store: 'shared',
    refusesWithoutStore: true,
  },
} as const satisfies Record<string, Limit>;
