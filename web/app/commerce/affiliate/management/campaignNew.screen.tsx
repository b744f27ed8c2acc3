import { upload } from '@m4u/contract/profile/upload';
import type { Route } from './+types/campaignNew.screen';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { readGroupId } from '../../../profile/group/management/managed.server.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { managePath } from '../affiliatePaths.tsx';
import { readLandings, saveCampaign, valuesOf } from './campaignForm.server.ts';
import { CampaignForm } from './CampaignForm.tsx';
import { readNamedGroup } from './managed.server.ts';
import { NoGroup } from './ManagePage.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** A new campaign of a group (`?groupId=`). */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  const group = await readNamedGroup(context, new URL(request.url));
  if (!group) return null;
  const landings = await readLandings(context, group);
  return { group, landings, values: valuesOf(null, landings, group._id), uploads: apiAddress(upload.insert) };
};

export const action = ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.affiliate_manage_purpose());
  return saveCampaign(context, request, { groupId: readGroupId(request) });
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.affiliate_new()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function NewCampaign({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <NoGroup />;
  const { group, ...rest } = loaderData;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.affiliate_new()}
        lead={
          <span lang="" translate="no">
            {group.name}
          </span>
        }
        back={{ to: managePath(group._id), label: m.affiliate_campaigns() }}
      />
      <CampaignForm key={group._id} campaign={null} {...rest} reply={actionData} />
    </Column>
  );
}
