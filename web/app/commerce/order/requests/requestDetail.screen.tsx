import { dayOf } from '@m4u/contract/days';
import { DAY } from '@m4u/contract/durations';
import { randomUUID } from 'node:crypto';
import { href } from 'react-router';
import type { Route } from './+types/requestDetail.screen';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { requireReader } from '../../../platform/session/require-reader.server.ts';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { Section } from '../../../ui/Section.tsx';
import { changeRequest } from './actions.server.ts';
import { RequestFacts, RequestSteps } from './RequestFacts.tsx';
import { RequestNext } from './RequestNext.tsx';
import { RequestPayment } from './RequestPayment.tsx';
import { requestKindWords, RequestStatusTag } from './requestWords.tsx';
import { Column } from '../../../ui/layout/Column.tsx';

/** Default validity of an offer, in days. */
const OFFER_DAYS = 7;

/** One request, for its buyer and for the group's admins. */
export const loader = async ({ params: { id }, context }: Route.LoaderArgs) => {
  requireReader(context, m.request_list_purpose());
  const { data: request } = await api(context).orderRequest.get({ params: { id } });
  const { data: payments } = await api(context).payment.ofRequest({ params: { id } });
  const now = Date.now();
  return {
    request,
    payments,
    formKey: randomUUID(),
    days: { first: dayOf(now), offered: dayOf(now + OFFER_DAYS * DAY) },
  };
};

export const action = ({ params: { id }, context, request }: Route.ActionArgs) => {
  requireReader(context, m.request_list_purpose());
  return changeRequest(context, request, id);
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? loaderData.request.product.title : m.request_list()} · M4U` },
  { name: 'robots', content: 'noindex' },
];

export default function RequestDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { request, payments, formKey, days } = loaderData;
  const box = request.isOwn ? 'own' : 'groups';
  return (
    <Column kind="detail">
      <PageHeader
        title={
          <span lang="" className="wrap-anywhere">
            {request.product.title}
          </span>
        }
        lead={requestKindWords[request.kind]()}
        back={{ to: `${href('/action/requests')}?box=${box}`, label: m.request_back() }}
        actions={<RequestStatusTag request={request} />}
      />
      <div className="stack gap-6">
        <RequestNext key={request.updatedAt} request={request} days={days} reply={actionData} />
        <RequestPayment request={request} payments={payments} formKey={formKey} />
        <RequestFacts request={request} />
        <Section id="timeline" title={m.request_timeline()}>
          <RequestSteps request={request} />
        </Section>
      </div>
    </Column>
  );
}
