import type { OrderRequest, RequestStep } from '@m4u/contract/commerce/order/request';
import type { RequestKind, RequestStatus } from '@m4u/contract/commerce/order/request.rules';
import type { LucideIcon } from 'lucide-react';
import Banknote from 'lucide-react/icons/banknote';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Package from 'lucide-react/icons/package';
import Undo2 from 'lucide-react/icons/undo-2';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { Tag } from '../../../ui/Tag.tsx';

/** Labels of kinds of requests. */
export const requestKindWords: Readonly<Record<RequestKind, () => string>> = {
  order: m.request_kind_order,
  quote: m.request_kind_quote,
};

type RequestState = Pick<OrderRequest, 'kind' | 'status' | 'offer'>;

const requestStatusWords: Readonly<Record<RequestStatus, () => string>> = {
  new: m.request_status_new,
  quoted: m.request_status_quoted,
  accepted: m.request_status_accepted,
  confirmed: m.request_status_confirmed,
  paid: m.request_status_paid,
  packed: m.request_status_packed,
  done: m.request_status_done,
  declined: m.request_status_declined,
  cancelled: m.request_status_cancelled,
  refunded: m.request_status_refunded,
};

/** Label of a request's status. */
const statusLabel = ({ kind, status, offer }: RequestState): string => {
  if (status === 'new' && kind === 'quote') return m.request_status_new_quote();
  if (status === 'quoted' && offer?.expired) return m.request_status_expired();
  return requestStatusWords[status]();
};

const requestStatusIcons: Readonly<Partial<Record<RequestStatus, LucideIcon>>> = {
  confirmed: CircleCheck,
  paid: Banknote,
  packed: Package,
  done: CircleCheck,
  declined: CircleX,
  cancelled: CircleX,
  refunded: Undo2,
};

/** Tag with a request's status. */
export const RequestStatusTag = ({ request }: { request: RequestState }) => (
  <Tag icon={requestStatusIcons[request.status] ?? CircleDashed}>{statusLabel(request)}</Tag>
);

const requestStepWords: Readonly<Record<Exclude<RequestStep['kind'], 'made' | 'quoted' | 'paid'>, () => string>> = {
  accepted: m.request_step_accepted,
  confirmed: m.request_step_confirmed,
  packed: m.request_step_packed,
  delivered: m.request_step_delivered,
  done: m.request_step_done,
  declined: m.request_step_declined,
  cancelled: m.request_step_cancelled,
  refunded: m.request_step_refunded,
};

/** Label of a step of a request of a kind. */
export const formatRequestStep = ({ kind, amount }: RequestStep, requestKind: RequestKind): string => {
  if (kind === 'made') return requestKind === 'order' ? m.request_step_made_order() : m.request_step_made_quote();
  if (kind === 'quoted') return m.request_step_quoted({ amount: money(amount ?? 0) });
  if (kind === 'paid') return m.request_step_paid({ amount: money(amount ?? 0) });
  return requestStepWords[kind]();
};
