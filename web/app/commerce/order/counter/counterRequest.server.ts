import { Id } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';

/** The order request from a product page that an invoice at the counter finishes. */
export interface RequestAtCounter {
  readonly _id: string;
  readonly title: string;
  /** Amount of the request in VND; null when there is neither a price nor an offer. */
  readonly amount: number | null;
}

/** Reads the request in `?requestId=`; undefined when an invoice of this group for this customer cannot finish it. */
export const readRequest = async (
  context: Readonly<RouterContextProvider>,
  { searchParams }: URL,
  of: { groupId: string; memberId: string },
): Promise<RequestAtCounter | undefined> => {
  const id = Id.safeParse(searchParams.get('requestId')).data;
  if (id === undefined) return undefined;
  try {
    const { data } = await api(context).orderRequest.get({ params: { id } });
    const isMeant = data.can.finish && data.group._id === of.groupId && data.payer === of.memberId;
    return isMeant ? { _id: id, title: data.product.title, amount: data.amount } : undefined;
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'not-found') return undefined;
    throw thrown;
  }
};
