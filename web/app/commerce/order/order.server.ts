import type { Reward } from '@m4u/contract/commerce/affiliate/schema';
import type { Order } from '@m4u/contract/commerce/order/schema';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../paraglide/messages.js';
import { api } from '../../platform/api/api.server.ts';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { refuseForm, type SentForm } from '../../platform/forms/form.server.ts';
import { pageNumber } from '../../platform/search/page-number.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { digitsOf } from '../../ui/fields/digits.ts';
import { createKey } from './counter/counter.server.ts';
import { counterReply, refusedPercent, sentDiscount } from './counter/orderForm.server.ts';
import { orderPath } from '../point/pointPaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Name and address of a group; null for a closed one. */
const findGroup = async (context: Context, id: string) => {
  try {
    const { data } = await api(context).group.view({ params: { id } });
    return { name: data.name, urlMinify: data.urlMinify };
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'not-found') return null;
    throw thrown;
  }
};

/** Reads the history of an order for its group's admins; undefined for its buyer. */
const readLogs = async (context: Context, id: string, page: number) => {
  try {
    return await api(context).order.logs({ query: { orderId: id, page } });
  } catch (thrown) {
    const code = problemOf(thrown)?.code;
    if (code === 'forbidden' || code === 'not-found') return undefined;
    throw thrown;
  }
};

const readBalance = async (context: Context, { groupId, buyer, can }: Order): Promise<number> => {
  if (!can.update) return 0;
  const { data } = await api(context).point.balance({ params: { memberId: buyer._id }, query: { groupId } });
  return data.points;
};

/** Reads the reward of an order; null where it earned none. For the group's admins. */
const readReward = async (context: Context, { _id: orderId, groupId }: Order): Promise<Reward | null> => {
  const { data } = await api(context).affiliateReward.list({ query: { groupId, filter: { orderId } } });
  return data[0] ?? null;
};

/** Reads an order with its history, and for its group's admins the open form (`?correct`, `?cancel`). */
export const readOrder = async (context: Context, id: string, { searchParams }: URL) => {
  const { data: order } = await api(context).order.get({ params: { id } });
  const page = pageNumber(searchParams);
  const [group, logs, balance] = await Promise.all([
    findGroup(context, order.groupId),
    readLogs(context, id, page),
    readBalance(context, order),
  ]);
  const asked = searchParams.has('correct') ? 'correct' : searchParams.has('cancel') ? 'cancel' : undefined;
  const openForm = order.can.update ? asked : undefined;
  // The reward of a link is told where the order is cancelled, or about to be.
  const isAboutReward = logs !== undefined && (openForm === 'cancel' || order.status === 'cancelled');
  return {
    order,
    reward: isAboutReward ? await readReward(context, order) : null,
    group,
    balance,
    isSeller: logs !== undefined,
    logs: logs?.data ?? [],
    logTotal: logs?.total ?? 0,
    page,
    openForm,
    formKey: createKey(),
  };
};

const readChanges = (form: SentForm) => {
  const { intent, values } = form;
  if (intent === 'cancel') return { status: 'cancelled' as const };
  const { invoiceNumber, value, points = '', note = '' } = values;
  return {
    ...(invoiceNumber !== undefined && { invoiceNumber }),
    ...(value !== undefined && { value: digitsOf(value) }),
    points: digitsOf(points) || '0',
    note,
    ...sentDiscount(form),
  };
};

/** Corrects or cancels an order, and redirects to its screen. */
export const changeOrder = async (context: Context, id: string, form: SentForm) => {
  const refused = refusedPercent(form);
  if (refused) return refused;
  const { key = '', version = '', reason = '' } = form.values;
  try {
    await api(context).order.change({
      idempotencyKey: key,
      body: { _id: id, version, reason, ...readChanges(form) },
    });
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'conflict')
      return refuseForm(form, { form: m.point_order_conflict(), hide: ['key', 'version'] });
    return counterReply(form, thrown);
  }
  const message = form.intent === 'cancel' ? m.point_cancelled_done() : m.point_corrected_done();
  setFlash(context, { kind: 'success', message });
  return redirect(orderPath(id));
};
