import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import type { LucideIcon } from 'lucide-react';
import { href, Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';
import { withQuery } from '../../../platform/search/filter.ts';
import { Block } from '../../../profile/theme/ThemedPage.tsx';
import type { Offers } from './offers.server.ts';
import { formatCampaignDays, formatDiscount, formatDiscountDays, formatMinimum, formatReward } from './offerWords.tsx';

interface OfferRowProps {
  to: string;
  icon: LucideIcon;
  /** The benefit for the reader. */
  gain: string;
  /** Name of the offer, in the owner's language. */
  name: string;
  lang: string;
  facts: readonly string[];
}

const OfferRow = ({ to, icon: Icon, gain, name, lang, facts }: OfferRowProps) => (
  <li>
    <Link to={to} className="-mx-2 flex min-h-11 items-start gap-3 rounded-md px-2 py-3 hover:bg-sunken">
      <Icon aria-hidden size={24} className="mt-0.5 shrink-0 text-(color:--brand-icon)" />
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span lang={lang} className="font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="wrap-anywhere">{gain}</span>
        <span className="text-sm text-muted">{facts.join(' · ')}</span>
      </span>
      <ChevronRight aria-hidden size={18} className="mt-1 shrink-0 text-muted" />
    </Link>
  </li>
);

const Campaigns = ({
  campaigns,
  campaignTotal,
  lang,
}: Pick<Offers, 'campaigns' | 'campaignTotal'> & { lang: string }) => (
  <>
    <h3 className="pt-3 font-semibold">{m.offer_refer()}</h3>
    <ul aria-label={m.offer_refer()} className="divide-y divide-line">
      {campaigns.map((campaign) => (
        <OfferRow
          key={campaign._id}
          to={href('/action/affiliate/:id', { id: campaign._id })}
          icon={Gift}
          name={campaign.title}
          gain={formatReward(campaign)}
          lang={lang}
          facts={[formatCampaignDays(campaign)]}
        />
      ))}
    </ul>
    {campaignTotal > campaigns.length && (
      <Link
        to={withQuery(href('/action/affiliate'), { groupId: campaigns[0]?.group._id })}
        className="-mb-2 flex min-h-11 items-center justify-center gap-1 rounded-md font-semibold text-accent-ink hover:bg-sunken"
      >
        {m.offer_all_campaigns()}
        <span className="font-normal text-muted">({number(campaignTotal)})</span>
        <ChevronRight aria-hidden size={18} />
      </Link>
    )}
  </>
);

/** Running discounts and campaigns on the page of a group; nothing without any (docs/rules/group.md#offers). */
export const OfferSection = ({ offers, lang }: { offers: Offers; lang: string }) => {
  const { discounts, campaigns, campaignTotal } = offers;
  if (discounts.length + campaigns.length === 0) return null;
  return (
    <Block id="offers" title={m.offer_title()}>
      {discounts.length > 0 && (
        <ul aria-label={m.discount_title()} className="divide-y divide-line">
          {discounts.map((discount) => (
            <OfferRow
              key={discount._id}
              to={href('/action/discount/:id', { id: discount._id })}
              icon={TicketPercent}
              name={discount.name}
              gain={formatDiscount(discount)}
              lang={lang}
              facts={[formatDiscountDays(discount), formatMinimum(discount)]}
            />
          ))}
        </ul>
      )}
      {campaigns.length > 0 && <Campaigns campaigns={campaigns} campaignTotal={campaignTotal} lang={lang} />}
    </Block>
  );
};
