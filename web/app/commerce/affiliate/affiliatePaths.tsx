import { href } from 'react-router';

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const asked = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
};

/** Running campaigns; with `list: 'own'` those that the reader has joined. */
export const campaignsPath = (query: { list?: 'own' | undefined; flag?: string; groupId?: string } = {}): string =>
  withQuery(href('/action/affiliate'), query);

/** One campaign, as everybody sees it. */
export const campaignPath = (id: string): string => href('/action/affiliate/:id', { id });

/** The reader's own rewards, of all campaigns or of one. */
export const ownRewardsPath = (query: { campaignId?: string; status?: string } = {}): string =>
  withQuery(href('/action/affiliate/rewards'), query);

/** Where the reader says to which account they are paid. */
export const accountPath = (): string => href('/action/affiliate/account');

/** A group's campaigns, for its admins. */
export const managePath = (groupId?: string, query: { status?: string } = {}): string =>
  withQuery(href('/action/affiliate/manage'), { groupId, ...query });

/** Where a campaign of a group is made. */
export const newCampaignPath = (groupId: string): string =>
  withQuery(href('/action/affiliate/manage/new'), { groupId });

/** A campaign as its group's admins look after it. */
export const managedPath = (id: string): string => href('/action/affiliate/manage/:id', { id });

/** Where it is changed. */
export const editCampaignPath = (id: string): string => href('/action/affiliate/manage/:id/edit', { id });

/** Which rewards of a group; `suspect` those with signs, `due` those that may be approved. */
export interface RewardsAsked {
  readonly campaignId?: string | undefined;
  readonly participantId?: string | undefined;
  readonly show?: string | undefined;
}

/** A group's rewards, where its admins decide on them. */
export const groupRewardsPath = (groupId: string, asked: RewardsAsked = {}): string =>
  withQuery(href('/action/affiliate/manage/rewards'), { groupId, ...asked });

/** A group's payouts. */
export const payoutsPath = (groupId: string): string =>
  withQuery(href('/action/affiliate/manage/payouts'), { groupId });

/** One payout with its payees. */
export const payoutPath = (id: string): string => href('/action/affiliate/manage/payouts/:id', { id });
