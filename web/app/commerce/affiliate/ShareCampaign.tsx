import type { Campaign } from '@m4u/contract/commerce/affiliate/schema';
import { usePage } from '../../platform/session/page.ts';
import { ShareButton } from '../../ui/sharing/ShareButton.tsx';
import { campaignPath } from './affiliatePaths.tsx';

/** Shares the page of a campaign, where others join it; a participant has a link of their own. */
export const ShareCampaign = ({ campaign: { _id, title } }: { campaign: Pick<Campaign, '_id' | 'title'> }) => (
  <ShareButton url={`${usePage()?.origin ?? ''}${campaignPath(_id)}`} title={title} />
);
