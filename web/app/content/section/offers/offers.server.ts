import type { CampaignCard } from '@m4u/contract/commerce/affiliate/schema';
import type { PageDiscount } from '@m4u/contract/commerce/discount/schema';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { cacheableUntil } from '../../../platform/cache/shared.server.ts';

/** Running discounts and campaigns on the page of a group. */
export interface Offers {
  readonly discounts: readonly PageDiscount[];
  readonly campaigns: readonly CampaignCard[];
  /** Number of all running campaigns. */
  readonly campaignTotal: number;
}

/** Of a page without offers. */
export const noOffers: Offers = { discounts: [], campaigns: [], campaignTotal: 0 };

/** Reads the offers of a group. The cached page expires when one of them begins or ends; its tag covers changes. */
export const readOffers = async (context: Readonly<RouterContextProvider>, groupId: string): Promise<Offers> => {
  const { discount, affiliate } = api(context);
  const params = { groupId };
  const [discounts, campaigns] = await Promise.all([discount.onPage({ params }), affiliate.onPage({ params })]);
  cacheableUntil(context, discounts.changesAt);
  cacheableUntil(context, campaigns.changesAt);
  return { discounts: discounts.data, campaigns: campaigns.data, campaignTotal: campaigns.total };
};
