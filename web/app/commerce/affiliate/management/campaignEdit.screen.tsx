import { upload } from '@m4u/contract/profile/upload';
import { redirect } from 'react-router';
import type { Route } from './+types/campaignEdit.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { loadOrNotFound } from '../../../platform/cache/shared.server.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { managedPath } from '../affiliatePaths.tsx';
import { readLandings, saveCampaign, valuesOf } from './campaignForm.server.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Form with which a group's admins change a campaign; an ended campaign cannot change. */
export const loader = async ({ params, context, pattern }: Route.LoaderArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  const load = async () => api(context).affiliateCampaign.get({ params: { id: params.id } });
  const { data: campaign } = await loadOrNotFound(context, pattern, load());
  if (campaign.status === 'ended') throw redirect(managedPath(campaign._id));
  const landings = await readLandings(context, campaign.group);
  const values = valuesOf(campaign, landings, campaign.group._id);
  return { campaign, landings, values, uploads: apiAddress(upload.insert) };
};

export const action = ({ params, context, request }: Route.ActionArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  return saveCampaign(context, request, { id: params.id });
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.affiliate_edit()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function EditCampaign({ loaderData, actionData }: Route.ComponentProps) {
  const { campaign } = loaderData;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.affiliate_edit()}
        lead={
          <span lang="" translate="no">
            {campaign.title}
          </span>
        }
        back={{ to: managedPath(campaign._id), label: m.affiliate_campaign() }}
      />
      <CampaignForm key={campaign._id} {...loaderData} reply={actionData} />
    </Column>
  );
}
