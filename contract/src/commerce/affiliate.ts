import * as z from 'zod';
import { findBank } from '../content/activity/account.ts';
import { ById, data, Done, Flag, Id, line, list, Paging } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';
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

/**
 * Input of a bank account; `bankName` is the bank's Napas number, code or name. Errors: `bank` without VietQR support.
 */
export const PayoutAccountDraft = z.object({
  bankName: line(100, 1).refine((name) => Boolean(findBank(name)?.bin), { error: 'bank' }),
  ownerName: line(100, 1),
  accountNumber: line(40, 1)
    .transform((number) => number.replaceAll(/[\s.-]/g, ''))
    .refine((number) => /^[A-Za-z0-9]{4,19}$/.test(number), { error: 'account-number' }),
});
export type PayoutAccountDraft = z.output<typeof PayoutAccountDraft>;

/** Campaigns: members earn rewards for orders and sign-ups that their links bring (docs/rules/affiliate.md). */
export const affiliate = endpoints({
  list: {
    method: 'GET',
    path: '/affiliate',
    access: 'anyone',
    summary:
      'Campaigns that run, the newest first; isHavePostGroup says whether the caller administers a group that could have some',
    query: Paging.extend({ type: CampaignType.optional(), groupId: Id.optional(), filter }),
    result: list(CampaignCard).extend({ isHavePostGroup: z.boolean() }),
  },
  top: {
    method: 'GET',
    path: '/affiliate/getTop',
    access: 'anyone',
    summary:
      'A dozen campaigns that run with one of the flags that are asked for, or with any when none is; newest first',
    query: z.object({ outstanding: Flag.optional(), sell: Flag.optional(), discount: Flag.optional() }),
    result: data(z.array(CampaignCard)),
  },
  get: {
    method: 'GET',
    path: '/affiliate/:id',
    access: 'anyone',
    summary: 'One campaign with the caller’s link and figures; a draft is there for the group’s admins alone',
    params: ById,
    result: data(Campaign),
    errors: ['not-found'],
  },
  join: {
    method: 'POST',
    path: '/affiliate/joinCampaign',
    access: 'member',
    summary:
      'Joins a campaign that runs or is yet to begin and answers the personal link; joining again answers the same',
    body: z.object({ campaignId: Id }),
    result: data(Participation),
    errors: ['not-found', 'account-unverified', 'wrong-state'],
  },
  listOwn: {
    method: 'GET',
    path: '/affiliate/getListCampaignByMemberId',
    access: 'member',
    summary: 'Campaigns that the caller has joined, with their links, clicks and rewards; the latest joined first',
    query: Paging.extend({ type: CampaignType.optional(), groupId: Id.optional(), filter: ownFilter }),
    result: list(JoinedCampaign),
  },
  ownRewards: {
    method: 'GET',
    path: '/affiliate/ownRewards',
    access: 'member',
    summary:
      'The caller’s rewards of all campaigns or of one, the newest first, with the sums of all of these by state',
    query: Paging.extend({ campaignId: Id.optional(), status: RewardStatus.optional() }),
    result: list(OwnReward).extend({ sums: RewardSums }),
  },
  account: {
    method: 'GET',
    path: '/affiliate/account',
    access: 'member',
    summary: 'The bank account to which the caller’s rewards are paid; null for none yet',
    result: data(PayoutAccount.nullable()),
  },
  saveAccount: {
    method: 'PUT',
    path: '/affiliate/account',
    access: 'member',
    summary: 'Says to which bank account rewards are paid, also those of payouts that are not paid yet',
    body: PayoutAccountDraft,
    result: data(PayoutAccount),
    errors: ['account-unverified'],
  },
  click: {
    method: 'POST',
    path: '/affiliate/click',
    access: 'anyone',
    summary:
      'Where a personal link leads; a visitor is counted once a day, machines and those of `private` are not, and the cookie keeps what `visitor` answers, or nothing for null',
    body: z.object({ code: LinkCode, visitor: Visitor.optional(), private: Flag.optional() }),
    result: data(z.object({ landing: z.string(), visitor: z.string().nullable() })),
    errors: ['not-found'],
  },
  attribute: {
    method: 'POST',
    path: '/affiliate/attribute',
    access: 'member',
    summary:
      'The links that a visitor followed within thirty days were followed by the caller, who has signed in or up',
    body: z.object({ visitor: Visitor }),
    result: Done,
  },
});
