import RefreshCw from 'lucide-react/icons/refresh-cw';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Form, redirect } from 'react-router';
import type { Route } from './+types/delivery.screen';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { problemReply, readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime, number } from '../../platform/language/formats.ts';
import { requireId } from '../../platform/request/require-id.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { readGroupId } from '../../profile/group/management/managed.server.ts';
import { LinkButton, SubmitButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormError } from '../../ui/fields/FormError.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Section } from '../../ui/Section.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { deliveryPath, webhookPath } from './integrationPaths.tsx';
import { Facts } from './IntegrationParts.tsx';
import { deliveryStateWords, describeAttempt, eventWords, stateIcons } from './integrationWords.tsx';

const readParams = (request: Request, { id, deliveryId }: Route.LoaderArgs['params']) => ({
  groupId: readGroupId(request),
  id,
  deliveryId,
});

/** A delivery of a group's webhook (`?groupId=`), with its payload and attempts. */
export const loader = async ({ context, request, params }: Route.LoaderArgs) => {
  requireReader(context, m.developer_purpose());
  requireId(params.id);
  const of = readParams(request, params);
  const { integration } = api(context);
  const [{ data: delivery }, { data: webhook }] = await Promise.all([
    integration.getDelivery({ params: of }),
    integration.getWebhook({ params: of }),
  ]);
  return { delivery, webhook };
};

/** Sends the delivery once more. */
export const action = async ({ context, request, params }: Route.ActionArgs) => {
  requireReader(context, m.developer_purpose());
  const of = readParams(request, params);
  const form = await readForm(request);
  try {
    await api(context).integration.replayDelivery({ params: of });
    setFlash(context, { kind: 'success', message: m.developer_replayed() });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  throw redirect(deliveryPath(of.groupId, of.id, of.deliveryId));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.developer_delivery()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

type Shown = Route.ComponentProps['loaderData'];

const Attempts = ({ log }: { log: Shown['delivery']['log'] }) => (
  <Section title={m.developer_attempts()}>
    {log.length === 0 && <p className="text-muted">{m.developer_attempts_none()}</p>}
    <ol className="stack gap-3">
      {log.map((attempt) => (
        <Card key={attempt.at} as="li" className="stack gap-2">
          <p className="font-semibold">{describeAttempt(attempt)}</p>
          <p className="text-sm text-muted">{dateAndTime(attempt.at)}</p>
          {attempt.answer !== '' && (
            <pre className="rounded-md whitespace-pre-wrap wrap-anywhere bg-sunken p-3 text-sm" translate="no">
              {attempt.answer}
            </pre>
          )}
        </Card>
      ))}
    </ol>
  </Section>
);

export default function DeliveryScreen({ loaderData: { delivery, webhook }, actionData }: Route.ComponentProps) {
  const { state, nextAt } = delivery;
  const path = deliveryPath(webhook.groupId, webhook._id, delivery._id);
  return (
    <Column kind="form">
      <PageHeader
        title={eventWords[delivery.event]()}
        lead={webhook.url}
        back={{ to: webhookPath(webhook.groupId, webhook._id), label: m.developer_webhook() }}
      />
      <div className="stack">
        <FormError errors={actionData?.error?.['']} />
        <Card className="stack gap-3">
          <div>
            <Tag icon={stateIcons[state]}>{deliveryStateWords[state]()}</Tag>
          </div>
          <Facts
            facts={[
              ['webhook-id', delivery._id],
              [m.developer_happened(), dateAndTime(delivery.createdAt)],
              [m.developer_tries(), number(delivery.attempts)],
              ...(nextAt === null ? [] : ([[m.developer_next(), dateAndTime(nextAt)]] as const)),
            ]}
          />
          {state === 'waiting' ? (
            <LinkButton to={path} variant="secondary" icon={RefreshCw} className="self-start">
              {m.developer_refresh()}
            </LinkButton>
          ) : (
            webhook.state === 'active' && (
              <Form method="post">
                <SubmitButton variant="secondary" icon={RotateCcw}>
                  {m.developer_replay()}
                </SubmitButton>
              </Form>
            )
          )}
        </Card>
        <Attempts log={delivery.log} />
        <Section title={m.developer_payload()}>
          <pre className="rounded-md whitespace-pre-wrap wrap-anywhere bg-sunken p-3 text-sm" translate="no">
            {JSON.stringify(JSON.parse(delivery.payload), null, 2)}
          </pre>
        </Section>
      </div>
    </Column>
  );
}
