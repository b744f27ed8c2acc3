import { data, href } from 'react-router';
import { Id } from '@m4u/contract/common';
import type { Route } from './+types/historyEditHistory.screen';
import { m } from '../../paraglide/messages.js';
import { readForm } from '../../platform/forms/form.server.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { changeOrder, readOrder } from './order.server.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderFacts, OrderTools } from './OrderFacts.tsx';
import { OrderReward } from './OrderReward.tsx';
import { CancelOrder, CorrectOrder } from './OrderTools.tsx';
import { counterPath, historyPath } from '../point/pointPaths.tsx';
import { statementPath } from '../../profile/group/customers/customerPaths.tsx';
import { orderName } from '../point/pointWords.tsx';
import { Column } from '../../ui/layout/Column.tsx';

/** One order, for its buyer and for the group's admins, who can correct it (docs/rules/point.md#correcting). */
export const loader = ({ context, request, params: { history } }: Route.LoaderArgs) => {
  requireReader(context, m.point_order_purpose());
  if (!Id.safeParse(history).success) throw data(null, { status: 404 });
  return readOrder(context, history, new URL(request.url));
};

export const action = async ({ context, request, params: { history } }: Route.ActionArgs) => {
  requireReader(context, m.point_order_purpose());
  return changeOrder(context, history, await readForm(request));
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? orderName(loaderData.order) : m.point_history()} · M4U` },
];

export default function HistoryEditHistory({ loaderData, actionData }: Route.ComponentProps) {
  const { order, reward, balance, isSeller, logs, logTotal, page, openForm, formKey } = loaderData;
  const { _id: id, groupId, buyer, can, version } = order;
  const tool = { order, formKey, reply: actionData };
  return (
    <Column kind="detail">
      <PageHeader
        title={<span translate={order.invoiceNumber === null ? undefined : 'no'}>{orderName(order)}</span>}
        back={
          isSeller
            ? { to: historyPath({ groupId }), label: m.point_history() }
            : { to: statementPath(groupId), label: m.point_statement_own() }
        }
      />
      <div className="stack gap-6">
        <OrderFacts order={order} group={loaderData.group} />
        <p>
          <TextLink
            to={href('/action/historyEditHistory/:history/receipt', { history: id })}
            className="inline-flex min-h-11 items-center"
          >
            {m.seal_receipt()}
          </TextLink>
        </p>
        {reward && order.status === 'cancelled' && <OrderReward reward={reward} isCancelled />}
        {can.update && openForm === undefined && <OrderTools id={id} />}
        {openForm === 'correct' && <CorrectOrder key={version} {...tool} balance={balance} />}
        {openForm === 'cancel' && <CancelOrder key={version} {...tool} balance={balance} reward={reward} />}
        {isSeller && (
          <p className="flex flex-wrap gap-x-4">
            <TextLink to={statementPath(groupId, buyer._id)} className="inline-flex min-h-11 items-center">
              {m.point_statement_of()}
            </TextLink>
            <TextLink to={counterPath({ memberId: buyer._id, groupId })} className="inline-flex min-h-11 items-center">
              {m.point_same_customer()}
            </TextLink>
          </p>
        )}
        {logs.length > 0 && <OrderHistory logs={logs} />}
        <Pagination page={page} total={logTotal} />
      </div>
    </Column>
  );
}
