import Ban from 'lucide-react/icons/ban';
import Pencil from 'lucide-react/icons/pencil';
import { data } from 'react-router';
import { Id } from '@m4u/contract/common';
import type { Route } from './+types/historyEditHistory.screen';
import { m } from '../../paraglide/messages.js';
import { readForm } from '../../platform/forms/form.server.ts';
import { dateAndTime } from '../../platform/language/formats.ts';
import { requireReader } from '../../platform/session/require-reader.server.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { BuyerFace, BuyerName } from '../point/CustomerSummary.tsx';
import { changeOrder, readOrder } from './order.server.ts';
import { OrderHistory } from './OrderHistory.tsx';
import { OrderLines } from './OrderLines.tsx';
import { CancelOrder, CorrectOrder } from './OrderTools.tsx';
import { counterPath, historyPath, orderPath, statementPath } from '../point/pointPaths.tsx';
import { orderName, OrderStatusTag } from '../point/pointWords.tsx';

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

type Data = Route.ComponentProps['loaderData'];

const Facts = ({ data: { order, group } }: { data: Data }) => (
  <Card>
    <div className="mb-3 flex items-center gap-3 border-b border-line pb-3">
      <BuyerFace buyer={order.buyer} size={48} />
      <BuyerName buyer={order.buyer} />
      <OrderStatusTag status={order.status} />
    </div>
    <OrderLines order={order} />
    <dl className="mt-3 stack gap-2 border-t border-line pt-3 text-sm">
      {group && (
        <div>
          <dt className="text-muted">{m.point_group()}</dt>
          <dd className="wrap-anywhere" translate="no">
            {group.name}
          </dd>
        </div>
      )}
      <div>
        <dt className="text-muted">{m.point_entered()}</dt>
        <dd className="wrap-anywhere">
          <time dateTime={order.createdAt}>{dateAndTime(order.createdAt)}</time>
          {order.createdBy && (
            <>
              {' · '}
              <span translate="no">{order.createdBy.name}</span>
            </>
          )}
        </dd>
      </div>
      {order.note !== '' && (
        <div>
          <dt className="text-muted">{m.point_note()}</dt>
          <dd className="wrap-anywhere whitespace-pre-line" translate="no">
            {order.note}
          </dd>
        </div>
      )}
    </dl>
  </Card>
);

const Tools = ({ id }: { id: string }) => (
  <div className="flex flex-wrap gap-3">
    <LinkButton to={`${orderPath(id)}?correct`} icon={Pencil} variant="secondary">
      {m.point_correct()}
    </LinkButton>
    <LinkButton to={`${orderPath(id)}?cancel`} icon={Ban} variant="quiet" className="text-danger">
      {m.point_cancel()}
    </LinkButton>
  </div>
);

export default function HistoryEditHistory({ loaderData, actionData }: Route.ComponentProps) {
  const { order, balance, isSeller, logs, logTotal, page, openForm, formKey } = loaderData;
  const { _id: id, groupId, buyer, can, version } = order;
  const tool = { order, formKey, reply: actionData };
  return (
    <div className="max-w-column lg:max-w-180">
      <PageHeader
        title={<span translate={order.invoiceNumber === null ? undefined : 'no'}>{orderName(order)}</span>}
        back={
          isSeller
            ? { to: historyPath({ groupId }), label: m.point_history() }
            : { to: statementPath(groupId), label: m.point_statement_own() }
        }
      />
      <div className="stack gap-6">
        <Facts data={loaderData} />
        {can.update && openForm === undefined && <Tools id={id} />}
        {openForm === 'correct' && <CorrectOrder key={version} {...tool} balance={balance} />}
        {openForm === 'cancel' && <CancelOrder key={version} {...tool} />}
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
    </div>
  );
}
