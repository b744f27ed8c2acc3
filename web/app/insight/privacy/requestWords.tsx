import type { OwnDataRequest } from '@m4u/contract/insight/privacy/request';
import { REQUEST_KINDS, type RequestKind, type RequestState } from '@m4u/contract/insight/privacy/request.rules';
import { m } from '../../paraglide/messages.js';
import { dateAndTime } from '../../platform/language/formats.ts';

/** Names of the kinds of requests. */
export const dataRequestKindWords: Readonly<Record<RequestKind, () => string>> = {
  access: m.data_request_access,
  correction: m.data_request_correction,
  deletion: m.data_request_deletion,
  restriction: m.data_request_restriction,
  objection: m.data_request_objection,
};

/** Names of the states of a request. */
export const dataRequestStateWords: Readonly<Record<RequestState, () => string>> = {
  unconfirmed: m.data_request_unconfirmed,
  open: m.data_request_open,
  fulfilled: m.data_request_fulfilled,
  refused: m.data_request_refused,
  withdrawn: m.data_request_withdrawn,
};

/** Options of the field for the kind. */
export const dataRequestKindOptions = () =>
  REQUEST_KINDS.map((value) => ({ value, label: dataRequestKindWords[value]() }));

/** Due time of a request, or time of its answer. */
export const formatDueTime = ({ state, dueAt, closedAt, overdue }: OwnDataRequest): string => {
  if (closedAt !== null) return m.data_request_closed_at({ at: dateAndTime(closedAt) });
  if (dueAt === null || state !== 'open') return dataRequestStateWords[state]();
  return overdue ? m.data_request_overdue({ at: dateAndTime(dueAt) }) : m.data_request_due({ at: dateAndTime(dueAt) });
};
