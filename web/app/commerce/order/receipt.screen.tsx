import { Id } from '@m4u/contract/common';
import { seal as endpoints } from '@m4u/contract/insight/seal';
import Clock from 'lucide-react/icons/clock';
import Download from 'lucide-react/icons/download';
import { data } from 'react-router';
import type { Route } from './+types/receipt.screen';
import { m } from '../../paraglide/messages.js';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Column } from '../../ui/layout/Column.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { orderPath } from '../point/pointPaths.tsx';
import { orderName } from '../point/pointWords.tsx';
import { CheckedMovement } from './CheckedMovement.tsx';

/** The receipt of an order, which the reader's browser checks by itself (docs/rules/seal.md#receipts). */
export const loader = async ({ context, params: { history: id } }: Route.LoaderArgs) => {
  requireReader(context, m.point_order_purpose());
  if (!Id.safeParse(id).success) throw data(null, { status: 404 });
  const [{ data: order }, { data: receipt }] = await Promise.all([
    api(context).order.get({ params: { id } }),
    api(context).seal.receipt({ params: { id } }),
  ]);
  return { name: orderName(order), receipt, file: apiAddress(endpoints.receiptFile, { id }) };
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.seal_receipt()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function Receipt({ loaderData: { name, receipt, file } }: Route.ComponentProps) {
  const { orderId, proofs, timeStamps, waiting, key } = receipt;
  return (
    <Column kind="detail">
      <PageHeader
        title={m.seal_receipt()}
        lead={<span translate="no">{name}</span>}
        back={{ to: orderPath(orderId), label: name }}
        actions={
          proofs.length > 0 && (
            <LinkButton to={file} reloadDocument download variant="secondary" icon={Download}>
              {m.seal_keep()}
            </LinkButton>
          )
        }
      />
      <div className="stack gap-4">
        {proofs.length === 0 ? (
          <EmptyState icon={Clock} title={waiting > 0 ? m.seal_waiting_title() : m.seal_none_title()}>
            {waiting > 0 ? m.seal_waiting_text() : m.seal_none_text()}
          </EmptyState>
        ) : (
          <>
            <p>{m.seal_text()}</p>
            {proofs.map((proof) => (
              <CheckedMovement key={proof.index} proof={proof} publicKey={key} timeStamps={timeStamps} />
            ))}
            {waiting > 0 && <p className="text-sm text-muted">{m.seal_waiting_some({ count: waiting })}</p>}
            <p className="text-sm text-muted">{m.seal_compare()}</p>
          </>
        )}
      </div>
    </Column>
  );
}
