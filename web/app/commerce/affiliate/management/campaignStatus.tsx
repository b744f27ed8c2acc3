import { CAMPAIGN_STATUSES, type CampaignStatus } from '@m4u/contract/commerce/affiliate/rules';
import { m } from '../../../paraglide/messages.js';

/** Whether a text is a campaign status. */
export const isCampaignStatus = (word: string): word is CampaignStatus =>
  CAMPAIGN_STATUSES.some((status) => status === word);

/** Messages after a change of a campaign's status. */
export const campaignStatusDoneWords: Readonly<Record<CampaignStatus, () => string>> = {
  draft: m.affiliate_saved,
  running: m.affiliate_started,
  paused: m.affiliate_paused,
  ended: m.affiliate_ended,
};
