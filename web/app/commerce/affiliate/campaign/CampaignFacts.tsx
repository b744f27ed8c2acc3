import { ATTRIBUTION_DAYS } from '@m4u/contract/commerce/affiliate/rules';
import type { Campaign } from '@m4u/contract/commerce/affiliate/schema';
import ExternalLink from 'lucide-react/icons/external-link';
import Settings2 from 'lucide-react/icons/settings-2';
import Star from 'lucide-react/icons/star';
import { Form, href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { smallSource, StoredPicture } from '../../../profile/upload/StoredPicture.tsx';
import { Avatar } from '../../../ui/Avatar.tsx';
import { LinkButton, SubmitButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { RichText } from '../../../ui/richText/RichText.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { campaignsPath, managedPath } from '../affiliatePaths.tsx';
import { formatCampaignDays, formatReward } from '../../../content/section/offers/offerWords.tsx';
import { formatRewardsLeft, campaignTypeWords } from '../affiliateWords.tsx';
import { ShareCampaign } from '../ShareCampaign.tsx';
import { CampaignFlagTags, CampaignStateTag } from '../StatusTags.tsx';

const LOGO = 48;

const OfGroup = ({ group }: Pick<Campaign, 'group'>) => (
  <div className="flex flex-wrap items-center gap-3">
    <Link
      to={href('/mbg/:id', { id: group.urlMinify ?? group._id })}
      className="flex min-h-12 min-w-0 flex-1 basis-60 items-center gap-3 rounded-md hover:underline"
    >
      <Avatar name={group.name} src={group.logo ? smallSource(group.logo, LOGO) : undefined} size={LOGO} />
      <span lang="" className="min-w-0 font-semibold wrap-anywhere" translate="no">
        {group.name}
      </span>
    </Link>
    <TextLink to={campaignsPath({ groupId: group._id })} className="inline-flex min-h-11 items-center">
      {m.affiliate_of_group()}
    </TextLink>
  </div>
);

/** The terms of the campaign's rewards as a list of sentences. */
const listTerms = (campaign: Campaign): string[] => [
  ...(campaign.per === 'order'
    ? [m.affiliate_term_order({ group: campaign.group.name, days: ATTRIBUTION_DAYS }), m.affiliate_term_account()]
    : [m.affiliate_term_signup({ days: ATTRIBUTION_DAYS })]),
  campaign.holdDays > 0 ? m.affiliate_term_hold({ days: number(campaign.holdDays) }) : m.affiliate_term_no_hold(),
  campaign.rewardKind === 'points'
    ? m.affiliate_term_points({ group: campaign.group.name })
    : m.affiliate_term_vnd({ group: campaign.group.name }),
  m.affiliate_term_own(),
];

/** Form with which staff mark a campaign as outstanding among those of all groups. */
const Outstanding = ({ outstanding, can }: Pick<Campaign, 'outstanding' | 'can'>) =>
  can.setOutstanding && (
    <Form method="post">
      <input type="hidden" name="outstanding" value={String(!outstanding)} />
      <SubmitButton name="intent" value="outstanding" variant="secondary" icon={Star}>
        {outstanding ? m.affiliate_outstanding_off() : m.affiliate_outstanding_on()}
      </SubmitButton>
    </Form>
  );

/** Shows a campaign: group, reward, terms and text. */
export const CampaignFacts = ({ campaign }: { campaign: Campaign }) => {
  const { picture, title, group, type, state, content, landing, outstanding, sell, discount, can } = campaign;
  const rewardsLeft = formatRewardsLeft(campaign);
  return (
    <div className="stack gap-4">
      {picture && (
        <StoredPicture
          alt={title}
          picture={picture}
          sizes="(min-width: 900px) 640px, 100vw"
          priority
          className="aspect-video w-full rounded-lg object-cover"
        />
      )}
      <div className="flex flex-wrap gap-2">
        <CampaignStateTag state={state} />
        <CampaignFlagTags outstanding={outstanding} sell={sell} discount={discount} />
      </div>
      <OfGroup group={group} />
      <Card>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
          {[
            { label: m.affiliate_reward(), value: formatReward(campaign) },
            { label: m.affiliate_when(), value: formatCampaignDays(campaign) },
            { label: m.affiliate_quota(), value: rewardsLeft ?? m.affiliate_quota_none() },
            { label: m.affiliate_type(), value: campaignTypeWords[type]() },
          ].map(({ label, value }) => (
            <div key={label} className="sm:contents">
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {content !== '' && (
        <div lang="">
          <RichText html={content} />
        </div>
      )}
      <section aria-labelledby="terms" className="stack gap-2">
        <h2 id="terms" className="text-lg">
          {m.affiliate_terms()}
        </h2>
        <ul className="list-disc space-y-1 pl-5">
          {listTerms(campaign).map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </section>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={landing} variant="secondary" icon={ExternalLink}>
          {m.affiliate_see_landing()}
        </LinkButton>
        {can.update && (
          <LinkButton to={managedPath(campaign._id)} variant="secondary" icon={Settings2}>
            {m.affiliate_manage_one()}
          </LinkButton>
        )}
        {!campaign.mine && <ShareCampaign campaign={campaign} />}
        <Outstanding outstanding={outstanding} can={can} />
      </div>
    </div>
  );
};
