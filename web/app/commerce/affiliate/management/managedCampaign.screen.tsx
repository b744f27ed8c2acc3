import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import { redirect, type RouterContextProvider } from 'react-router';
import type { Route } from './+types/managedCampaign.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { changeChosen } from '../../../platform/forms/chosen.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { defineFilter, text } from '../../../platform/search/filter.server.ts';
import { readRows, requirePage } from '../../../platform/search/table.server.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Section } from '../../../ui/Section.tsx';
import { campaignPath, editCampaignPath, groupRewardsPath, managedPath, managePath } from '../affiliatePaths.tsx';
import { formatCampaignDays, formatReward } from '../../../content/section/offers/offerWords.tsx';
import { formatRewardsLeft } from '../affiliateWords.tsx';
import { DayChart } from '../DayChart.tsx';
import { Figures, sumFigures } from '../Figures.tsx';
import { ShareCampaign } from '../ShareCampaign.tsx';
import { CampaignFlagTags, CampaignStateTag } from '../StatusTags.tsx';
import { Participants } from './Participants.tsx';
import { StatusActions } from './StatusActions.tsx';
import { isCampaignStatus, campaignStatusDoneWords } from './campaignStatus.tsx';

const readParticipantFilter = defineFilter({ q: text() });

/** A campaign for its group's admins: figures and participants. */
export const loader = async ({ params, context, pattern, request }: Route.LoaderArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  const { affiliateCampaign } = api(context);
  const load = async () => affiliateCampaign.get({ params: { id: params.id } });
  const { data: campaign } = await loadOrNotFound(context, pattern, load());
  const { searchParams } = new URL(request.url);
  const { page, filter, conditions } = readParticipantFilter(searchParams);
  const limit = readRows(context, searchParams);
  const { data, total } = await affiliateCampaign.participants({
    params: { id: campaign._id },
    query: { page, limit, ...conditions },
  });
  requirePage(context, { rows: data, total, limit });
  return { campaign, participants: data, total, page, limit, q: filter.q };
};

/** Starts, pauses or ends the campaign, or blocks a participant; returns a message about the change. */
const changeCampaign = async (
  context: Readonly<RouterContextProvider>,
  id: string,
  values: Readonly<Record<string, string>>,
): Promise<string> => {
  const { affiliateCampaign } = api(context);
  const { intent = '', participant = '', version = '' } = values;
  if (isCampaignStatus(intent)) {
    await affiliateCampaign.setStatus({ params: { id }, body: { status: intent, version } });
    return campaignStatusDoneWords[intent]();
  }
  const blocked = intent === 'block';
  await affiliateCampaign.block({ params: { id: participant }, body: { blocked } });
  return blocked ? m.affiliate_blocked_done() : m.affiliate_unblocked_done();
};

export const action = async ({ params, context, request }: Route.ActionArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  const form = await readForm(request);
  const back = `${managedPath(params.id)}${scopeOf(context).visit.url.search}`;
  if (form.nestedValues['chosen'] !== undefined) {
    const body = { blocked: form.intent === 'block' };
    await changeChosen(context, form, (id) => api(context).affiliateCampaign.block({ params: { id }, body }));
    return redirect(back);
  }
  try {
    setFlash(context, { kind: 'success', message: await changeCampaign(context, params.id, form.values) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  return redirect(back);
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.campaign.title ?? m.affiliate_campaign()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

type Data = Route.ComponentProps['loaderData'];

const Overview = ({ campaign }: Pick<Data, 'campaign'>) => {
  const { state, outstanding, sell, discount, holdDays } = campaign;
  const hold = holdDays > 0 ? m.affiliate_hold_days({ days: number(holdDays) }) : m.affiliate_hold_none();
  return (
    <Card>
      <div className="stack gap-2">
        <div className="flex flex-wrap gap-2">
          <CampaignStateTag state={state} />
          <CampaignFlagTags outstanding={outstanding} sell={sell} discount={discount} />
        </div>
        <p className="text-lg font-semibold">{formatReward(campaign)}</p>
        <p className="text-sm text-muted">
          {[formatCampaignDays(campaign), formatRewardsLeft(campaign), hold].filter(Boolean).join(' · ')}
        </p>
        {campaign.per === 'order' && <p className="text-sm text-muted">{m.affiliate_term_account()}</p>}
      </div>
    </Card>
  );
};

const Numbers = ({ campaign }: Pick<Data, 'campaign'>) => {
  const { participants, clicks, conversions, machines, bursts, rewards, days, group, _id } = campaign;
  return (
    <Section
      id="figures"
      title={m.affiliate_figures()}
      more={{ to: groupRewardsPath(group._id, { campaignId: _id }), label: m.affiliate_rewards() }}
    >
      <Figures
        label={m.affiliate_figures()}
        figures={[
          { label: m.affiliate_participants(), value: number(participants) },
          {
            label: m.affiliate_clicks(),
            value: number(clicks),
            text: machines > 0 ? m.affiliate_machines({ count: number(machines) }) : undefined,
          },
          { label: m.affiliate_conversions(), value: number(conversions) },
          { label: m.affiliate_bursts(), value: number(bursts), text: m.affiliate_bursts_text() },
          ...sumFigures(rewards),
        ]}
      />
      <Card>
        <DayChart days={days} />
      </Card>
    </Section>
  );
};

export const handle = { ownSearch: true };

export default function ManagedCampaignScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign, participants, total, page, limit, q } = loaderData;
  const errors = actionData?.error?.[''] ?? undefined;
  return (
    <div className="max-w-page">
      <PageHeader
        title={<span lang="">{campaign.title}</span>}
        lead={
          <span lang="" translate="no">
            {campaign.group.name}
          </span>
        }
        back={{ to: managePath(campaign.group._id), label: m.affiliate_campaigns() }}
        actions={
          <>
            {campaign.status !== 'ended' && (
              <LinkButton to={editCampaignPath(campaign._id)} icon={Pencil} variant="secondary">
                {m.affiliate_edit()}
              </LinkButton>
            )}
            <ShareCampaign campaign={campaign} />
            <LinkButton to={campaignPath(campaign._id)} icon={Eye} variant="secondary">
              {m.affiliate_see()}
            </LinkButton>
          </>
        }
      />
      <div className="stack gap-4">
        <FormError errors={errors} />
        <Overview campaign={campaign} />
        <StatusActions campaign={campaign} />
        <Numbers campaign={campaign} />
        <Participants campaign={campaign} participants={participants} total={total} page={page} limit={limit} q={q} />
      </div>
    </div>
  );
}
