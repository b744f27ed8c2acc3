import { affiliateLink } from '@m4u/contract/commerce/affiliate/link';
import { href, redirect } from 'react-router';
import type { Route } from './+types/campaign.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { shareMeta } from '../../../platform/sharing/share-meta.ts';
import { loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { campaignPath, campaignsPath } from '../affiliatePaths.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';
import { JoinCampaign } from './JoinCampaign.tsx';
import { MyParticipation } from './MyParticipation.tsx';

/** One campaign: its reward, and the reader's participation (docs/rules/affiliate.md#screens). */
export const loader = async ({ params, context, pattern }: Route.LoaderArgs) => {
  const { affiliate, affiliateLink: link } = api(context);
  const load = async () => affiliate.get({ params: { id: params.id } });
  const { data: campaign } = await loadOrNotFound(context, pattern, load());
  const { reader } = scopeOf(context).page;
  const code = (format: 'svg' | 'png') => apiAddress(affiliateLink.qr, { id: campaign._id }, { format });
  const days = campaign.mine ? (await link.days({ params: { id: campaign._id } })).data : [];
  return {
    campaign,
    days,
    qr: { svg: code('svg'), png: code('png') },
    isReader: reader !== null,
    isVerified: reader?.verified ?? false,
    signIn: `${href('/login')}?${new URLSearchParams({ returnTo: campaignPath(campaign._id) })}`,
  };
};

export const action = async ({ params, context, request }: Route.ActionArgs) => {
  requireReader(context, m.affiliate_own_purpose());
  const form = await readForm(request);
  const id = params.id;
  try {
    if (form.intent === 'outstanding') {
      const outstanding = form.values['outstanding'] === 'true';
      await api(context).affiliateCampaign.setOutstanding({ params: { id }, body: { outstanding } });
      setFlash(context, { kind: 'success', message: m.affiliate_outstanding_done() });
    } else {
      await api(context).affiliate.join({ body: { campaignId: id } });
      setFlash(context, { kind: 'success', message: m.affiliate_joined() });
    }
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return redirect(campaignPath(id));
};

export const meta: Route.MetaFunction = shareMeta<typeof loader>(({ campaign }) => ({
  name: campaign.title,
  title: `${campaign.title} · ${campaign.group.name}`,
  description: campaign.excerpt,
  image: campaign.picture ?? null,
  canonical: campaignPath(campaign._id),
  // Search engines index only campaigns that can be joined now or later.
  indexed: campaign.state === 'running' || campaign.state === 'upcoming',
}));

export default function CampaignScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, days, qr } = loaderData;
  return (
    <div className="max-w-page">
      <PageHeader
        title={<span lang="">{campaign.title}</span>}
        back={{ to: campaignsPath(), label: m.affiliate_title() }}
      />
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:items-start lg:gap-8">
        <div className="stack gap-4 lg:order-last">
          {campaign.mine ? (
            <MyParticipation campaign={campaign} mine={campaign.mine} days={days} qr={qr} />
          ) : (
            <JoinCampaign {...loaderData} reply={actionData} />
          )}
        </div>
        <CampaignFacts campaign={campaign} />
      </div>
    </div>
  );
}
