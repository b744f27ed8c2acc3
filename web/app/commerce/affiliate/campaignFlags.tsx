import { m } from '../../paraglide/messages.js';

/** The top lists of campaigns, as the addresses and the API name them (docs/rules/affiliate.md#lists). */
export const CAMPAIGN_FLAGS = ['outstanding', 'sell', 'discount'] as const;
export type CampaignFlag = (typeof CAMPAIGN_FLAGS)[number];

/** Labels of the top lists. */
export const campaignFlagWords: Readonly<Record<CampaignFlag, () => string>> = {
  outstanding: m.affiliate_flag_outstanding,
  sell: m.affiliate_flag_sell,
  discount: m.affiliate_flag_discount,
};
