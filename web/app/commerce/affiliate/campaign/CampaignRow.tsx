import type { CampaignCard } from '@m4u/contract/commerce/affiliate/schema';
import Gift from 'lucide-react/icons/gift';
import type { ReactNode } from 'react';
import { StoredPicture } from '../../../profile/upload/StoredPicture.tsx';
import { CardLink } from '../../../ui/Card.tsx';
import { formatCampaignDays, formatReward } from '../../../content/section/offers/offerWords.tsx';
import { formatRewardsLeft, campaignTypeWords } from '../affiliateWords.tsx';
import { CampaignFlagTags, CampaignStateTag } from '../StatusTags.tsx';

export interface CampaignLineProps {
  campaign: CampaignCard;
  to: string;
  /** Whether to show the state; not needed in a list of running campaigns. */
  hasState?: boolean;
  /** Level of the heading; `h2` by default. */
  heading?: 'h2' | 'h3';
  /** More content below the campaign. */
  children?: ReactNode;
}

/** A campaign in a list: group, reward and days. */
export const CampaignRow = ({
  campaign,
  to,
  hasState = false,
  heading: Heading = 'h2',
  children,
}: CampaignLineProps) => {
  const { title, group, picture, type, state, outstanding, sell, discount } = campaign;
  const facts = [campaignTypeWords[type](), formatCampaignDays(campaign), formatRewardsLeft(campaign)]
    .filter(Boolean)
    .join(' · ');
  return (
    <CardLink to={to} className="h-full">
      <div className="flex items-start gap-4">
        <div className="flex min-w-0 flex-1 flex-col gap-1.5">
          <Heading lang="" className="line-clamp-3 text-lg wrap-anywhere">
            {title}
          </Heading>
          <p lang="" translate="no" className="text-sm wrap-anywhere text-muted">
            {group.name}
          </p>
          <p className="flex items-start gap-2 font-semibold">
            <Gift aria-hidden size={20} className="mt-px shrink-0 text-accent-ink" />
            <span className="text-balance">{formatReward(campaign)}</span>
          </p>
          <p className="text-sm text-muted">{facts}</p>
          {(hasState || outstanding || sell || discount) && (
            <div className="flex flex-wrap gap-2">
              {hasState && <CampaignStateTag state={state} />}
              <CampaignFlagTags outstanding={outstanding} sell={sell} discount={discount} />
            </div>
          )}
        </div>
        {picture && (
          <StoredPicture
            alt=""
            picture={picture}
            sizes="96px"
            className="aspect-square w-24 shrink-0 rounded-md object-cover"
          />
        )}
      </div>
      {children}
    </CardLink>
  );
};
