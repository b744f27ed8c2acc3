import type { Card } from '@m4u/contract/profile/card/schema';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { TextLink } from '../../ui/TextLink.tsx';
import { BatchAgency } from './BatchAgency.tsx';

const OwnerLink = ({ owner }: { owner: Card['owner'] }) => {
  if (owner === null) return m.card_admin_nobody();
  if (owner.closed) return m.card_admin_one_page();
  return <TextLink to={href('/me/:id', { id: owner.urlMinify ?? owner._id })}>{owner.name}</TextLink>;
};

/** Owner, batch, agency and id of a card, for staff. */
export const AdminCardFacts = ({ card: { _id, owner, batch, status } }: { card: Card }) => (
  <dl className="stack gap-3">
    <div>
      <dt className="text-sm text-muted">{status === 'blank' ? m.card_admin_meant_for() : m.card_admin_owner()}</dt>
      <dd className="wrap-anywhere">
        <OwnerLink owner={owner} />
      </dd>
    </div>
    {batch && (
      <div>
        <dt className="text-sm text-muted">{m.card_admin_batch()}</dt>
        <dd className="wrap-anywhere">
          <TextLink to={`${href('/admin/cards')}?${new URLSearchParams({ batch: batch._id })}`}>{batch.label}</TextLink>
        </dd>
      </div>
    )}
    {batch && (
      <div>
        <dt className="text-sm text-muted">{m.card_admin_agency()}</dt>
        <dd className="wrap-anywhere">
          <BatchAgency agency={batch.agency} />
        </dd>
      </div>
    )}
    <div>
      <dt className="text-sm text-muted">{m.card_admin_id()}</dt>
      <dd className="text-sm break-all">{_id}</dd>
    </div>
  </dl>
);
