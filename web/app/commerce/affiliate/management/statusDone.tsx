import { CAMPAIGN_STATUSES, type CampaignStatus } from '@m4u/contract/commerce/affiliate/rules';
import { m } from '../../../paraglide/messages.js';

/** Whether a word is a status that a campaign can be brought to. */
export const isStatus = (word: string): word is CampaignStatus => CAMPAIGN_STATUSES.some((status) => status === word);

/** What was done when a campaign was brought to a status. */
export const statusDone: Readonly<Record<CampaignStatus, () => string>> = {
  draft: m.affiliate_saved,
  running: m.affiliate_started,
  paused: m.affiliate_paused,
  ended: m.affiliate_ended,
};
