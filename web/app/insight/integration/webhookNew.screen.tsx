import { WEBHOOK_EVENTS } from '@m4u/contract/insight/integration/rules';
import type { Route } from './+types/webhookNew.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readGroupId, readManaged } from '../../profile/group/management/managed.server.ts';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { readChoices } from './ChoiceFields.tsx';
import { developerPath, webhookPath } from './integrationPaths.tsx';
import { NewSecret } from '../../ui/sharing/NewSecret.tsx';
import { webhookFields, WebhookForm } from './WebhookForm.tsx';

/** The form that adds a webhook to a group (`?groupId=`), for its admins; its answer shows the secret once. */
export const loader = async ({ context, request }: Route.LoaderArgs) => {
  requireReader(context, m.developer_purpose());
  return { group: await readManaged(context, request) };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  requireReader(context, m.developer_purpose());
  const groupId = readGroupId(request);
  const form = await readForm(request, webhookFields);
  try {
    const body = { url: form.values['url'] ?? '', events: readChoices(WEBHOOK_EVENTS, form) };
    const { data } = await api(context).integration.createWebhook({ params: { groupId }, body });
    return { made: { id: data._id, secret: data.secret } };
  } catch (thrown) {
    return problemReply(form, thrown);
  }
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.developer_webhook_new()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function WebhookNew({ loaderData: { group }, actionData }: Route.ComponentProps) {
  return (
    <Column kind="form">
      <PageHeader
        title={m.developer_webhook_new()}
        lead={group.name}
        back={{ to: developerPath(group._id, 'webhooks'), label: m.developer_title() }}
      />
      {actionData && 'made' in actionData ? (
        <NewSecret
          text={m.developer_secret_made()}
          secret={actionData.made.secret}
          next={webhookPath(group._id, actionData.made.id)}
        />
      ) : (
        <WebhookForm reply={actionData} submit={m.developer_webhook_make()} />
      )}
    </Column>
  );
}
