import { DAY, HOUR, MINUTE, type Limit } from './limit.ts';

/** Limits of what concerns groups, agencies, printed cards and registrations. */
export const organizationLimits = {
  /** Wrong activation codes of one printed card, by the network they come from. */
  cardCodeByCard: {
    windows: [{ points: 5, seconds: HOUR }],
    by: 'identifier',
    store: 'shared',
    failClosed: true,
  },
  /** Freezing, moving and ending cards: each tells their owner, by a letter too. */
  cardsByMember: {
    windows: [
      { points: 20, seconds: MINUTE },
      { points: 200, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Sheets of cards that are printed: one of five hundred costs its thread some seconds. */
  cardSheetsByMember: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 100, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Brands and groups that are made, deleted and brought back: each of these drops kept pages. */
  groupsByMember: {
    windows: [
      { points: 20, seconds: HOUR },
      { points: 60, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Offers by one member to administer an agency, and to groups to join one. */
  agencyOffersByMember: {
    windows: [
      { points: 60, seconds: HOUR },
      { points: 200, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Customers of groups that are written down, changed and removed one by one. */
  customersByMember: {
    windows: [
      { points: 60, seconds: MINUTE },
      { points: 1_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Codes by which a member claims customers, sent as text messages to whatever numbers they name. */
  claimCodesByMember: {
    windows: [
      { points: 5, seconds: HOUR },
      { points: 10, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    failClosed: true,
  },
  /** The same codes for all members together: accounts are free, and the operator pays for each message. */
  claimCodes: {
    windows: [
      { points: 300, seconds: HOUR },
      { points: 2_000, seconds: DAY },
    ],
    by: 'everybody',
    store: 'shared',
    failClosed: true,
  },
  /** Files of people that are read for groups. */
  importFilesByMember: {
    windows: [
      { points: 10, seconds: MINUTE },
      { points: 60, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Asking to join groups: their admins are told. */
  groupRequestsByMember: {
    windows: [
      { points: 30, seconds: HOUR },
      { points: 100, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /**
   * Invitations of a group, by hand and from files. One takes as many points as the group has not yet earned: a thousand
   * of a new group, so that it sends twenty, one of a group that is known (`group/invitations/allowance.rules.ts`).
   */
  invitationsByGroup: {
    windows: [{ points: 20_000, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    failClosed: true,
  },
  /** Invitations of one admin in all their groups, since everybody may create groups. */
  invitationsByMember: {
    windows: [{ points: 20_000, seconds: DAY }],
    by: 'member',
    store: 'shared',
    failClosed: true,
  },
  /** Letters that ask strangers to administer an agency. */
  agencyLettersByAgency: {
    windows: [{ points: 20, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    failClosed: true,
  },
  invitationTextsByMember: {
    windows: [{ points: 200, seconds: DAY }],
    by: 'member',
    store: 'shared',
    failClosed: true,
  },
  /** Invitations to one member or address, whichever group or agency sends them; past it they are kept and not sent. */
  invitationsByRecipient: {
    windows: [{ points: 5, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    failClosed: true,
  },
  /** Text messages that invite: they cost money. */
  invitationTextsByGroup: {
    windows: [{ points: 200, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    failClosed: true,
  },
  /** One invitation that is sent once more. */
  invitationsSentAgain: {
    windows: [{ points: 3, seconds: DAY }],
    by: 'recipient',
    store: 'shared',
    failClosed: true,
  },
  /** Registrations that are begun from one address; each is answered by a letter to whom it names. */
  registrationsByAddress: {
    windows: [
      { points: 10, seconds: HOUR },
      { points: 30, seconds: DAY },
    ],
    by: 'address',
    store: 'shared',
    failClosed: false,
  },
  registrationsByRecipient: {
    windows: [
      { points: 5, seconds: HOUR },
      { points: 10, seconds: DAY },
    ],
    by: 'recipient',
    store: 'shared',
    failClosed: false,
  },
  /** Looking for registrations by the number of an identity card, which can be guessed in part. */
  citizenSearchesByMember: {
    windows: [
      { points: 30, seconds: HOUR },
      { points: 100, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    failClosed: true,
  },
  /** What visitors do to registrations by their links. */
  registrationChangesByAddress: {
    windows: [
      { points: 30, seconds: MINUTE },
      { points: 300, seconds: HOUR },
    ],
    by: 'address',
    store: 'shared',
    failClosed: false,
  },
  /** Links of campaigns that are followed from one address and counted; they lead on past it too. */
  affiliateClicksByAddress: {
    windows: [
      { points: 120, seconds: MINUTE },
      { points: 2_000, seconds: DAY },
    ],
    by: 'address',
    store: 'memory',
    failClosed: false,
  },
  /** Campaigns joined: each has a link of its own. */
  affiliateJoinsByMember: {
    windows: [
      { points: 30, seconds: HOUR },
      { points: 100, seconds: DAY },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Bank accounts written down for rewards. */
  affiliateAccountsByMember: {
    windows: [{ points: 20, seconds: DAY }],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Scans at doors, those that waited on a device too: somebody may bring a day's of several devices at once. */
  scansByMember: {
    windows: [
      { points: 2_000, seconds: MINUTE },
      { points: 20_000, seconds: HOUR },
    ],
    by: 'member',
    store: 'shared',
    failClosed: false,
  },
  /** Secret links of doors that are tried. */
  doorLinksByMember: {
    windows: [{ points: 20, seconds: HOUR }],
    by: 'member',
    store: 'shared',
    failClosed: true,
  },
} as const satisfies Record<string, Limit>;
