import * as z from 'zod';
import { findBank } from '../content/activity/account.ts';
import { ById, data, Done, Flag, Id, line, list, Moment, Paging } from '../common.ts';
import { endpoints, FACTOR_ERRORS } from '../http/endpoint.ts';
import { filterOf } from '../filter.ts';
import { LINK_LENGTH, LINK_LETTERS } from './affiliate/rules.ts';
import {
  Campaign,
  CampaignCard,
  CampaignState,
  CampaignType,
  Conversion,
  JoinedCampaign,
  OwnReward,
  Participation,
  RewardKind,
  RewardStatus,
  RewardSums,
} from './affiliate/schema.ts';

/** Filter of campaigns besides type and group; `q` are words of the title or the group's name. */
const filter = filterOf({
  q: line(100).optional(),
  rewardKind: RewardKind.optional(),
  per: Conversion.optional(),
  outstanding: Flag.optional(),
  sell: Flag.optional(),
  discount: Flag.optional(),
});

/** Filter of campaigns that the caller joined. */
const ownFilter = filterOf({ q: line(100).optional(), state: CampaignState.optional() });

/** The code of a personal link, in small or capital letters. */
export const LinkCode = line(40, 1)
  .transform((code) => code.toLowerCase())
  .refine((code) => new RegExp(`^[${LINK_LETTERS}]{${LINK_LENGTH}}$`).test(code), { error: 'invalid' });

/** The visitor id in the browser's cookie: 16 random bytes in base64url; the server stores only its keyed hash. */
export const Visitor = z.string().regex(/^[A-Za-z0-9_-]{22}$/, { error: 'invalid' });

/** The bank account for a member's payouts in VND, as the member sees it. */
export const PayoutAccount = z.object({
  /** The bank's number at Napas, six digits. */
  bin: z.string(),
  bankName: z.string(),
  ownerName: z.string(),
  accountNumber: z.string(),
});
export type PayoutAccount = z.output<typeof PayoutAccount>;

/** Number of a bank account: 4 to 19 letters and digits, without the signs between them. */
export const AccountNumber = line(40, 1)
  .transform((number) => number.replaceAll(/[\s.-]/g, ''))
  .refine((number) => /^[A-Za-z0-9]{4,19}$/.test(number), { error: 'account-number' });

/**
 * Input of a bank account; `bankName` is the bank's Napas number, code or name. Errors: `bank` without VietQR support.
 */
export const PayoutAccountDraft = z.object({
  bankName: line(100, 1).refine((name) => Boolean(findBank(name)?.bin), { error: 'bank' }),
  ownerName: line(100, 1),
  accountNumber: AccountNumber,
});
export type PayoutAccountDraft = z.output<typeof PayoutAccountDraft>;

/** Campaigns: members earn rewards for orders and sign-ups that their links bring (docs/rules/affiliate.md). */
export const affiliate = endpoints({
  list: {
    method: 'GET',
    path: '/affiliate',
    access: 'anyone',
    summary: 'Running campaigns, newest first; `isHavePostGroup` tells whether the caller administers a group',
    query: Paging.extend({ type: CampaignType.optional(), groupId: Id.optional(), filter }),
    result: list(CampaignCard).extend({ isHavePostGroup: z.boolean() }),
  },
  top: {
    method: 'GET',
    path: '/affiliate/getTop',
    access: 'anyone',
    summary: 'Up to 12 running campaigns with a requested flag, or with any flag if none is requested; newest first',
    query: z.object({ outstanding: Flag.optional(), sell: Flag.optional(), discount: Flag.optional() }),
    result: data(z.array(CampaignCard)),
  },
  onPage: {
    method: 'GET',
    path: '/affiliate/onPage/:groupId',
    access: 'anyone',
    summary:
      'Up to 6 running campaigns of a group, newest first, and the number of all; `changesAt` tells when the list may change by itself',
    params: z.object({ groupId: Id }),
    result: list(CampaignCard).extend({ changesAt: Moment.nullable() }),
    errors: ['not-found'],
  },
  get: {
    method: 'GET',
    path: '/affiliate/:id',
    access: 'anyone',
    summary: 'A campaign with the caller’s link and figures; drafts are visible to group admins only',
    params: ById,
    result: data(Campaign),
    errors: [...FACTOR_ERRORS, 'not-found'],
  },
  join: {
    method: 'POST',
    path: '/affiliate/joinCampaign',
    access: 'member',
    summary:
      'Joins a running or upcoming campaign and returns the personal link; a repeated call returns the same link',
    body: z.object({ campaignId: Id }),
    result: data(Participation),
    errors: ['not-found', 'account-unverified', 'wrong-state'],
  },
  listOwn: {
    method: 'GET',
    path: '/affiliate/getListCampaignByMemberId',
    access: 'member',
    summary: 'Campaigns that the caller joined, with links, clicks and rewards; latest joined first',
    query: Paging.extend({ type: CampaignType.optional(), groupId: Id.optional(), filter: ownFilter }),
    result: list(JoinedCampaign),
  },
  ownRewards: {
    method: 'GET',
    path: '/affiliate/ownRewards',
    access: 'member',
    summary: 'The caller’s rewards of all campaigns or one, newest first, with sums of all statuses',
    query: Paging.extend({ campaignId: Id.optional(), status: RewardStatus.optional() }),
    result: list(OwnReward).extend({ sums: RewardSums }),
  },
  account: {
    method: 'GET',
    path: '/affiliate/account',
    access: 'member',
    summary: 'The caller’s bank account for payouts; null if there is none',
    result: data(PayoutAccount.nullable()),
  },
  saveAccount: {
    method: 'PUT',
    path: '/affiliate/account',
    access: 'member',
    summary: 'Saves the caller’s bank account for payouts; it also applies to unpaid items of existing payouts',
    body: PayoutAccountDraft,
    result: data(PayoutAccount),
    errors: ['account-unverified'],
  },
  click: {
    method: 'POST',
    path: '/affiliate/click',
    access: 'anyone',
    summary:
      'Resolves a personal link and counts the click, once per visitor and day; bots and `private` visits are not counted; the client keeps the returned `visitor` in a cookie unless it is null',
    body: z.object({ code: LinkCode, visitor: Visitor.optional(), private: Flag.optional() }),
    result: data(z.object({ landing: z.string(), visitor: z.string().nullable() })),
    errors: ['not-found'],
  },
  attribute: {
    method: 'POST',
    path: '/affiliate/attribute',
    access: 'member',
    summary: 'Attributes the visitor’s clicks of the last 30 days to the caller, after sign-in or sign-up',
    body: z.object({ visitor: Visitor }),
    result: Done,
  },
});
