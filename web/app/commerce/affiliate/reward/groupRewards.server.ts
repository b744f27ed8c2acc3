import { MOST_AT_ONCE } from '@m4u/contract/commerce/affiliate/rules';
import type { Decided } from '@m4u/contract/commerce/affiliate/reward';
import { Id } from '@m4u/contract/common';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import {
  type FormAnswer,
  problemReply,
  readForm,
  refuseForm,
  type SentForm,
} from '../../../platform/forms/form.server.ts';
import { number } from '../../../platform/language/formats.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { readRows, requirePage } from '../../../platform/search/table.server.ts';
import { defineFilter, id, nonEmpty, oneOf } from '../../../platform/search/filter.server.ts';
import { readGroupId } from '../../../profile/group/management/managed.server.ts';
import { type RewardFilter, REWARD_FILTERS } from './rewardFilter.tsx';

type Context = Readonly<RouterContextProvider>;

/** Converts `?show=` to a filter of rewards; pending ones by default. */
const toRewardConditions = (show: RewardFilter) => {
  if (show === 'all') return {};
  if (show === 'due') return { status: 'pending' as const, due: true };
  if (show === 'suspect') return { suspect: true };
  return { status: show === '' ? ('pending' as const) : show };
};

const readRewardFilter = defineFilter({ campaignId: id, participantId: id, show: oneOf(REWARD_FILTERS) });

/** Reads a group's rewards with the filter of the address. */
export const readGroupRewards = async (context: Context, groupId: string, search: URLSearchParams) => {
  const { page, filter } = readRewardFilter(search);
  const { show, ...of } = filter;
  const limit = readRows(context, search);
  const { data, total } = await api(context).affiliateReward.list({
    query: { groupId, page, limit, filter: { ...nonEmpty(of), ...toRewardConditions(show) } },
  });
  requirePage(context, { rows: data, total, limit });
  return { rewards: data, total, page, limit, filter };
};

/** Ids of the rewards that are chosen in the list of phones, or in the table. */
const readChosenIds = ({ nestedValues }: SentForm): string[] => {
  const posted: unknown = nestedValues['ids'] ?? nestedValues['chosen'];
  const ids = Array.isArray(posted) ? posted : [posted];
  return ids.filter((id): id is string => typeof id === 'string' && Id.safeParse(id).success).slice(0, MOST_AT_ONCE);
};

/** Message with the number of decided rewards and the reasons for the others. */
const formatOutcome = ({ done, left }: Decided, isApproval: boolean): string => {
  const count = number(done.length);
  const summary = isApproval ? m.affiliate_approved_done({ count }) : m.affiliate_rejected_done({ count });
  if (left.length === 0) return summary;
  const heldCount = left.filter(({ why }) => why === 'held').length;
  const others = left.length - heldCount;
  return [
    done.length > 0 && summary,
    heldCount > 0 && m.affiliate_left_held({ count: number(heldCount) }),
    others > 0 && m.affiliate_left_state({ count: number(others) }),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Approves or rejects the chosen rewards; the screen then shows the new list. */
export const decideRewards = async (context: Context, request: Request): Promise<FormAnswer> => {
  const groupId = readGroupId(request);
  const form = await readForm(request);
  const ids = readChosenIds(form);
  if (ids.length === 0) return refuseForm(form, { form: m.affiliate_choose_some() });
  const isApproval = form.intent === 'approve';
  const { affiliateReward } = api(context);
  try {
    const { data } = isApproval
      ? await affiliateReward.approve({ body: { groupId, ids } })
      : await affiliateReward.reject({ body: { groupId, ids, reason: form.values['reason'] ?? '' } });
    setFlash(context, { kind: data.done.length > 0 ? 'success' : 'info', message: formatOutcome(data, isApproval) });
  } catch (thrown) {
    return problemReply(form, thrown);
  }
  const { pathname, search } = scopeOf(context).visit.url;
  throw redirect(pathname + search);
};
