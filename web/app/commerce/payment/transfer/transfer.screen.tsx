import type { NoticeSettling } from '@m4u/contract/commerce/payment/schema';
import { redirect } from 'react-router';
import type { Route } from './+types/transfer.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import { problemReply, readForm, type SentForm } from '../../../platform/forms/form.server.ts';
import { money } from '../../../platform/language/formats.ts';
import { requireId } from '../../../platform/request/require-id.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { Card } from '../../../ui/Card.tsx';
import { FormError } from '../../../ui/fields/FormError.tsx';
import { Column } from '../../../ui/layout/Column.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { transferPath, transfersPath } from '../paymentPaths.tsx';
import { TransferTags } from '../paymentWords.tsx';
import { SettleActions } from './SettleActions.tsx';
import { TransferDetails } from './TransferDetails.tsx';

/** A transfer that a service told of, as it came, where an admin settles it. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) => {
  requireReader(context, m.payment_purpose());
  requireId(id);
  const { data: transfer } = await api(context).paymentNotice.get({ params: { id } });
  return { transfer };
};

const readSettling = ({ intent, values }: SentForm): NoticeSettling => {
  const { note = '', memo = '' } = values;
  if (intent === 'assign') return { action: 'assign', memo, note };
  return { action: intent === 'accept' || intent === 'refund' ? intent : 'dismiss', note };
};

export const action = async ({ context, request, params: { id } }: Route.ActionArgs) => {
  requireReader(context, m.payment_purpose());
  const form = await readForm(request);
  try {
    await api(context).paymentNotice.settle({ params: { id }, body: readSettling(form) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  setFlash(context, { kind: 'success', message: m.payment_settled_done() });
  return redirect(transferPath(id));
};

export const meta: Route.MetaFunction = () => [
  { title: `${m.payment_transfer()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function TransferScreen({ loaderData: { transfer }, actionData }: Route.ComponentProps) {
  const { groupId, amount, direction, can } = transfer;
  const error = actionData?.error ?? {};
  return (
    <Column kind="detail">
      <PageHeader
        title={m.payment_transfer()}
        lead={direction === 'in' ? m.payment_transfer_in() : m.payment_transfer_out()}
        back={{ to: transfersPath(groupId, { state: can.length > 0 ? 'open' : '' }), label: m.payment_tab_transfers() }}
      />
      <div className="stack gap-6">
        <FormError errors={error[''] ?? error['memo'] ?? error['note'] ?? undefined} />
        <Card className="stack">
          <p className="text-2xl font-bold tabular-nums">
            {amount === null ? m.payment_transfer_test() : money(amount)}
          </p>
          <TransferTags transfer={transfer} />
          <SettleActions transfer={transfer} />
        </Card>
        <TransferDetails transfer={transfer} />
      </div>
    </Column>
  );
}
