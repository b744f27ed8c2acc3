import { href } from 'react-router';
import { withQuery } from '../../platform/search/filter.ts';

/** Path of running campaigns; with `list: 'own'` of those that the reader joined. */
export const campaignsPath = (query: { list?: 'own' | undefined; flag?: string; groupId?: string } = {}): string =>
  withQuery(href('/action/affiliate'), query);

/** Path of the public page of a campaign. */
export const campaignPath = (id: string): string => href('/action/affiliate/:id', { id });

/** Path of the reader's own rewards, of all campaigns or of one. */
export const ownRewardsPath = (query: { campaignId?: string; status?: string } = {}): string =>
  withQuery(href('/action/affiliate/rewards'), query);

/** Path of the form for the reader's bank account. */
export const accountPath = (): string => href('/action/affiliate/account');

/** Path of a group's campaigns for its admins. */
export const managePath = (groupId?: string, query: { status?: string } = {}): string =>
  withQuery(href('/action/affiliate/manage'), { groupId, ...query });

/** Path of the form for a new campaign of a group. */
export const newCampaignPath = (groupId: string): string =>
  withQuery(href('/action/affiliate/manage/new'), { groupId });

/** Path of a campaign's page for its group's admins. */
export const managedPath = (id: string): string => href('/action/affiliate/manage/:id', { id });

/** Path of the form that changes a campaign. */
export const editCampaignPath = (id: string): string => href('/action/affiliate/manage/:id/edit', { id });

/** Filter of a group's rewards: `suspect` have signs of abuse, `due` may be approved. */
export interface RewardsFilter {
  readonly campaignId?: string | undefined;
  readonly participantId?: string | undefined;
  readonly show?: string | undefined;
}

/** Path of a group's rewards, which its admins approve or reject. */
export const groupRewardsPath = (groupId: string, filter: RewardsFilter = {}): string =>
  withQuery(href('/action/affiliate/manage/rewards'), { groupId, ...filter });

/** Path of a group's payouts. */
export const payoutsPath = (groupId: string): string =>
  withQuery(href('/action/affiliate/manage/payouts'), { groupId });

/** Path of a payout with its payees. */
export const payoutPath = (id: string): string => href('/action/affiliate/manage/payouts/:id', { id });
