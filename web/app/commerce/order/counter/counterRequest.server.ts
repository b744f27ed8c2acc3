import { Id } from '@m4u/contract/common';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';

/** What was asked for from a product page, and is paid at the counter. */
export interface RequestAtCounter {
  readonly _id: string;
  readonly title: string;
  /** VND; null where nobody has said. */
  readonly amount: number | null;
}

/** The request that `?requestId=` names, while an invoice of this group for this customer would finish it. */
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
