import { MOST_AT_ONCE } from '@m4u/contract/commerce/affiliate/rules';
import type { Decided } from '@m4u/contract/commerce/affiliate/reward';
import { Id } from '@m4u/contract/common';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { leaveFlash } from '../../../platform/forms/flash.server.ts';
import {
  type FormAnswer,
  problemReply,
  readForm,
  refuseForm,
  type SentForm,
} from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { pageNumber } from '../../../platform/search/page-number.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { groupIdOf } from '../../../profile/group/management/managed.server.ts';
import { oneOf, nonEmpty } from '../../../platform/search/filter-query.server.ts';
import { type Shown, SHOWN } from './shownRewards.tsx';

type Context = Readonly<RouterContextProvider>;

/** Converts `?show=` to a filter of rewards; pending ones by default. */
const filterOf = (show: Shown) => {
  if (show === 'all') return {};
  if (show === 'due') return { status: 'pending' as const, due: true };
  if (show === 'suspect') return { suspect: true };
  return { status: show === '' ? ('pending' as const) : show };
};

/** Reads a group's rewards with the filter of the address. */
export const readGroupRewards = async (context: Context, groupId: string, search: URLSearchParams) => {
  const page = pageNumber(search);
  const show = oneOf(search, 'show', SHOWN);
  const campaignId = Id.safeParse(search.get('campaignId')).data ?? '';
  const participantId = Id.safeParse(search.get('participantId')).data ?? '';
  const { data, total } = await api(context).affiliateReward.list({
    query: { groupId, page, filter: { ...nonEmpty({ campaignId, participantId }), ...filterOf(show) } },
  });
  return { rewards: data, total, page, show, campaignId, participantId };
};

/** Ids of the chosen rewards. */
const chosenIn = ({ nested }: SentForm): string[] => {
  const posted: unknown = nested['ids'];
  const ids = Array.isArray(posted) ? posted : [posted];
  return ids.filter((id): id is string => typeof id === 'string' && Id.safeParse(id).success).slice(0, MOST_AT_ONCE);
};

/** Message with the number of decided rewards and the reasons for the others. */
const outcomeOf = ({ done, left }: Decided, isApproval: boolean): string => {
  const count = number(done.length);
  const words = isApproval ? m.affiliate_approved_done({ count }) : m.affiliate_rejected_done({ count });
  if (left.length === 0) return words;
  const held = left.filter(({ why }) => why === 'held').length;
  const others = left.length - held;
  return [
    words,
    held > 0 && m.affiliate_left_held({ count: number(held) }),
    others > 0 && m.affiliate_left_state({ count: number(others) }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Approves or rejects the chosen rewards; the screen then shows the new list. */
export const decideRewards = async (context: Context, request: Request): Promise<FormAnswer> => {
  const groupId = groupIdOf(request);
  const form = await readForm(request);
  const ids = chosenIn(form);
  if (ids.length === 0) return refuseForm(form, { form: m.affiliate_choose_some() });
  const isApproval = form.intent === 'approve';
  const { affiliateReward } = api(context);
  try {
    const { data } = isApproval
      ? await affiliateReward.approve({ body: { groupId, ids } })
      : await affiliateReward.reject({ body: { groupId, ids, reason: form.values['reason'] ?? '' } });
    leaveFlash(context, { kind: data.done.length > 0 ? 'success' : 'info', message: outcomeOf(data, isApproval) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  const { pathname, search } = scopeOf(context).visit.url;
  throw redirect(pathname + search);
};
