import type { OrderRequest, RequestStep } from '@m4u/contract/commerce/order/request';
import type { RequestKind, RequestStatus } from '@m4u/contract/commerce/order/request.rules';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import { m } from '../../../paraglide/messages.js';
import { money } from '../../../platform/language/formats.ts';
import { Tag } from '../../../ui/Tag.tsx';

/** Labels of kinds of requests. */
export const kindWords = (kind: RequestKind): string =>
  ({ order: m.request_kind_order(), quote: m.request_kind_quote() })[kind];

type Standing = Pick<OrderRequest, 'kind' | 'status' | 'offer'>;

/** Label of a request's status. */
const statusWords = ({ kind, status, offer }: Standing): string => {
  if (status === 'new' && kind === 'quote') return m.request_status_new_quote();
  if (status === 'quoted' && offer?.expired) return m.request_status_expired();
  return {
    new: m.request_status_new,
    quoted: m.request_status_quoted,
    accepted: m.request_status_accepted,
    confirmed: m.request_status_confirmed,
    done: m.request_status_done,
    declined: m.request_status_declined,
    cancelled: m.request_status_cancelled,
  }[status]();
};

const icons: Readonly<Partial<Record<RequestStatus, typeof CircleX>>> = {
  confirmed: CircleCheck,
  done: CircleCheck,
  declined: CircleX,
  cancelled: CircleX,
};

/** Tag with a request's status. */
export const StatusMark = ({ request }: { request: Standing }) => (
  <Tag icon={icons[request.status] ?? CircleDashed}>{statusWords(request)}</Tag>
);

/** Label of a step. */
export const stepWords = ({ kind, amount }: RequestStep, asked: RequestKind): string =>
  ({
    made: asked === 'order' ? m.request_step_made_order() : m.request_step_made_quote(),
    quoted: m.request_step_quoted({ amount: money(amount ?? 0) }),
    accepted: m.request_step_accepted(),
    confirmed: m.request_step_confirmed(),
    done: m.request_step_done(),
    declined: m.request_step_declined(),
    cancelled: m.request_step_cancelled(),
  })[kind];
