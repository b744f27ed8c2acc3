import type { ApiKey, Delivery, Webhook } from '@m4u/contract/insight/integration/schema';
import { Link } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { date, dateAndTime } from '../../platform/language/formats.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ConfirmDialog, useDialog } from '../../ui/overlays/Dialog.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { deliveryPath, webhookPath } from './integrationPaths.tsx';
import { Facts } from './IntegrationParts.tsx';
import {
  deliveryStateWords,
  describeAttempt,
  eventWords,
  keyStateWords,
  scopeWords,
  stateIcons,
  webhookStateWords,
} from './integrationWords.tsx';
import { useGroupAction } from '../../profile/group/management/useGroupAction.tsx';

const Revoke = ({ apiKey: { _id: id, name } }: { apiKey: ApiKey }) => {
  const dialog = useDialog();
  return (
    <div>
      <Button variant="quietDanger" {...dialog.trigger} aria-label={m.developer_revoke_of({ name })}>
        {m.developer_revoke()}
      </Button>
      <ConfirmDialog
        {...dialog}
        title={m.developer_revoke()}
        question={m.developer_revoke_question({ name })}
        confirm={m.developer_revoke()}
        fields={{ intent: 'revoke', id }}
        action={useGroupAction()}
      />
    </div>
  );
};

/** A key in the list of its group's admins. */
export const KeyRow = ({ apiKey }: { apiKey: ApiKey }) => (
  <Card as="li" className="stack gap-3">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <h2 className="min-w-0 text-lg font-semibold wrap-anywhere" translate="no">
        {apiKey.name}
      </h2>
      <Tag icon={stateIcons[apiKey.state]}>{keyStateWords[apiKey.state]()}</Tag>
    </div>
    <p className="font-mono text-sm" translate="no">
      m4u_…{apiKey.ending}
    </p>
    <Facts
      facts={[
        [m.developer_scopes(), apiKey.scopes.map((scope) => scopeWords[scope]()).join(', ')],
        [m.developer_maker(), apiKey.maker.name],
        [m.developer_expires(), apiKey.expiresAt === null ? m.developer_life_endless() : date(apiKey.expiresAt)],
        [m.developer_last_use(), apiKey.lastUsedAt === null ? m.developer_unused() : dateAndTime(apiKey.lastUsedAt)],
      ]}
    />
    {apiKey.state !== 'revoked' && <Revoke apiKey={apiKey} />}
  </Card>
);

/** A webhook in the list of its group's admins. */
export const WebhookRow = ({ webhook: { _id: id, groupId, url, events, state } }: { webhook: Webhook }) => (
  <Card as="li" className="stack gap-3">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <h2 className="min-w-0 text-lg font-semibold wrap-anywhere" translate="no">
        {url}
      </h2>
      <Tag icon={stateIcons[state]}>{webhookStateWords[state]()}</Tag>
    </div>
    <p className="text-sm text-muted">{events.map((event) => eventWords[event]()).join(' · ')}</p>
    <div>
      <LinkButton variant="secondary" to={webhookPath(groupId, id)} aria-label={m.developer_open_of({ url })}>
        {m.developer_open()}
      </LinkButton>
    </div>
  </Card>
);

/** A delivery in the log of a webhook. */
export const DeliveryRow = ({ delivery, webhook }: { delivery: Delivery; webhook: Webhook }) => (
  <li className="flex min-h-16 flex-wrap items-center gap-x-4 gap-y-1 py-2">
    <span className="text-beside">
      <Link
        to={deliveryPath(webhook.groupId, webhook._id, delivery._id)}
        className="font-semibold text-accent-ink hover:underline"
      >
        {eventWords[delivery.event]()}
      </Link>
      <span className="block text-sm text-muted">
        {[dateAndTime(delivery.createdAt), ...(delivery.last ? [describeAttempt(delivery.last)] : [])].join(' · ')}
      </span>
    </span>
    <Tag icon={stateIcons[delivery.state]}>{deliveryStateWords[delivery.state]()}</Tag>
  </li>
);
