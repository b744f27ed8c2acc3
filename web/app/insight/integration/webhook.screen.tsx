import { DELIVERY_STATES, WEBHOOK_EVENTS } from '@m4u/contract/insight/integration/rules';
import type { WebhookChange } from '@m4u/contract/insight/integration/schema';
import Inbox from 'lucide-react/icons/inbox';
import { redirect } from 'react-router';
import type { Route } from './+types/webhook.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../platform/forms/form.server.ts';
import { number } from '../../platform/language/formats.ts';
import { requireId } from '../../platform/request/require-id.ts';
import { defineFilter, oneOf } from '../../platform/search/filter.server.ts';
import { requirePage } from '../../platform/search/table.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readGroupId } from '../../profile/group/management/managed.server.ts';
import { Column } from '../../ui/layout/Column.tsx';
import { ListView } from '../../ui/ListView.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { StateTags } from '../../ui/StateTags.tsx';
import { readChoices } from './ChoiceFields.tsx';
import { deliveryPath, developerPath, webhookPath } from './integrationPaths.tsx';
import { NewSecret } from '../../ui/sharing/NewSecret.tsx';
import { DeliveryRow } from './IntegrationRows.tsx';
import { deliveryStateWords } from './integrationWords.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { webhookFields, WebhookForm } from './WebhookForm.tsx';

const readLogFilter = defineFilter({ state: oneOf(DELIVERY_STATES) });

/** A webhook of a group (`?groupId=`) with its deliveries; `?state=` filters them. */
export const loader = async ({ context, request, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.developer_purpose());
  requireId(id);
  const groupId = readGroupId(request);
  const { page, filter, conditions } = readLogFilter(new URL(request.url).searchParams);
  const { integration } = api(context);
  const params = { groupId, id };
  const { data: webhook } = await integration.getWebhook({ params });
  const { data: deliveries, total } = await integration.listDeliveries({ params, query: { page, filter: conditions } });
  requirePage(context, { rows: deliveries, total });
  return { webhook, deliveries, total, page, state: filter.state };
};

const toChange = (form: SentForm): WebhookChange => {
  switch (form.intent) {
    case 'remove':
      return { deleted: true };
    case 'pause':
      return { isActive: false };
    case 'start':
      return { isActive: true };
    default:
      return { url: form.values['url'] ?? '', events: readChoices(WEBHOOK_EVENTS, form) };
  }
};

const doneWords: Readonly<Record<string, () => string>> = {
  remove: m.developer_webhook_removed,
  pause: m.developer_webhook_paused_done,
  start: m.developer_webhook_started,
};

export const action = async ({ context, request, params: { id } }: Route.ActionArgs) => {
  requireReader(context, m.developer_purpose());
  const groupId = readGroupId(request);
  const form = await readForm(request, webhookFields);
  const params = { groupId, id };
  const { integration } = api(context);
  const { intent } = form;
  let path = webhookPath(groupId, id);
  try {
    if (intent === 'rotate') return { secret: (await integration.rotateSecret({ params })).data.secret };
    if (intent === 'test') path = deliveryPath(groupId, id, (await integration.testWebhook({ params })).data._id);
    else {
      await integration.updateWebhook({ params, body: toChange(form) });
      setFlash(context, { kind: 'success', message: (doneWords[intent] ?? m.developer_webhook_saved)() });
    }
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  throw redirect(intent === 'remove' ? developerPath(groupId, 'webhooks') : path);
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.developer_webhook()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function WebhookScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { webhook, deliveries, total, page, state } = loaderData;
  const { groupId, _id: id } = webhook;
  const secret = actionData && 'secret' in actionData ? actionData.secret : undefined;
  const reply = actionData && 'secret' in actionData ? null : actionData;
  return (
    <Column kind="form">
      <PageHeader
        title={m.developer_webhook()}
        lead={webhook.url}
        back={{ to: developerPath(groupId, 'webhooks'), label: m.developer_title() }}
      />
      <div className="stack">
        {secret !== undefined && (
          <NewSecret text={m.developer_secret_rotated()} secret={secret} next={webhookPath(groupId, id)} />
        )}
        <WebhookActions webhook={webhook} />
        <Section id="deliveries" title={m.developer_deliveries()}>
          <StateTags
            label={m.developer_states()}
            states={DELIVERY_STATES}
            current={state}
            all={m.discount_state_all()}
            words={deliveryStateWords}
            pathOf={(each) => webhookPath(groupId, id, { state: each })}
          />
          <ListView
            padded
            page={page}
            total={total}
            count={m.developer_deliveries_total({ count: number(total) })}
            rows={deliveries.map((delivery) => (
              <DeliveryRow key={delivery._id} delivery={delivery} webhook={webhook} />
            ))}
            empty={{ icon: Inbox, title: m.developer_deliveries_empty(), text: m.developer_deliveries_empty_text() }}
            filtered={
              state !== '' && {
                title: m.developer_deliveries_none(),
                clear: { to: webhookPath(groupId, id), label: m.discount_clear() },
              }
            }
          />
        </Section>
        <Section id="edit" title={m.developer_webhook_edit()}>
          <WebhookForm webhook={webhook} reply={reply} submit={m.developer_save()} />
        </Section>
      </div>
    </Column>
  );
}
