import { randomUUID } from 'node:crypto';
import { Id, toE164 } from '@m4u/contract/common';
import type { Buyer } from '@m4u/contract/commerce/point/schema';
import type { PointAccount } from '@m4u/contract/commerce/book/statement';
import type { ManagedGroup } from '@m4u/contract/profile/group/people';
import { redirect, type RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { readCookie, serverCookie } from '../../../platform/session/cookies.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { counterPath } from '../../point/pointPaths.tsx';

type Context = Readonly<RouterContextProvider>;

/** Cookie with the group whose counter the reader used last. */
const counterCookie = 'm4u_counter';

const MOST_RECENT_BUYERS = 6;
/** The number of latest orders from which recent buyers are taken. */
const ORDERS_SEARCHED = 20;

/** The groups at whose counter the reader may stand, and the chosen one; undefined before a choice. */
export interface CounterGroups {
  readonly groups: readonly ManagedGroup[];
  readonly group: ManagedGroup | undefined;
}

/** Reads the reader's groups; chooses that of `?groupId=`, else the last one (from a cookie), else the only one. */
export const readCounters = async (context: Context, { searchParams }: URL): Promise<CounterGroups> => {
  const { data: groups } = await api(context).group.managed({ query: { right: 'counter' } });
  const scope = scopeOf(context);
  const rememberedId = readCookie(scope.visit.cookieHeader, counterCookie);
  const groupId = searchParams.get('groupId')?.toLowerCase() ?? rememberedId;
  const group = groups.find(({ _id }) => _id === groupId) ?? (groups.length === 1 ? groups[0] : undefined);
  if (group && group._id !== rememberedId) scope.remember(serverCookie(counterCookie, group._id));
  return { groups, group };
};

/** Lists recent buyers of a group, each once, for the counter without a chosen customer. */
export const listRecentBuyers = async (context: Context, groupId: string): Promise<Buyer[]> => {
  const { data } = await api(context).order.list({ query: { groupId, limit: ORDERS_SEARCHED } });
  const buyers = new Map(data.map(({ buyer }) => [buyer._id, buyer]));
  return [...buyers.values()].slice(0, MOST_RECENT_BUYERS);
};

/** A customer found by name or phone number. */
interface FoundCustomer {
  readonly _id: string;
  readonly name: string;
  readonly phone: string;
  readonly portrait: string | null;
}

/** Customers of a group that match `q`; `phone` is `q` as E.164 when it is a number of no customer, else null. */
export interface FoundCustomers {
  readonly q: string;
  readonly customers: readonly FoundCustomer[];
  readonly phone: string | null;
}

const MOST_FOUND = 8;

/** Searches customers of a group by name or phone number. */
export const findCustomers = async (context: Context, groupId: string, searchText: string): Promise<FoundCustomers> => {
  const q = searchText.trim().slice(0, 100);
  if (q === '') return { q, customers: [], phone: null };
  const { data } = await api(context).group.listCustomers({
    params: { groupId },
    query: { query: q, limit: MOST_FOUND },
  });
  const typed = toE164(q);
  const customers = data.map(({ _id, name, phone, member }) => ({
    _id,
    name,
    phone,
    portrait: member?.portrait?.src ?? null,
  }));
  return { q, customers, phone: typed !== undefined && !customers.some(({ phone }) => phone === typed) ? typed : null };
};

/** Why the named customer was not found: `absent`, or the address names a group. */
export type MissingCustomer = 'absent' | 'group';

/** Resolves a member's short link, for example from a QR code, and redirects to the address with the member's id. */
const resolveShortLink = async (
  context: Context,
  link: string,
  kept: { groupId: string; mode: 'plain' | undefined },
): Promise<MissingCustomer> => {
  try {
    const { data } = await api(context).member.infoByLink({ params: { id: link }, query: {} });
    if (data.kind !== 'member') return 'group';
    throw redirect(counterPath({ ...kept, memberId: data._id }));
  } catch (thrown) {
    if (problemOf(thrown)?.status === 404 || problemOf(thrown)?.status === 422) return 'absent';
    throw thrown;
  }
};

/** Reads the account of the customer in `?memberId=`: id of a member or customer record, or a member's short link. */
export const readCustomer = async (
  context: Context,
  groupId: string,
  { memberId, mode }: { memberId: string; mode: 'plain' | undefined },
): Promise<PointAccount | MissingCustomer> => {
  if (!Id.safeParse(memberId).success) return resolveShortLink(context, memberId, { groupId, mode });
  try {
    const { account } = await api(context).pointBook.statement({ query: { groupId, memberId, limit: 1 } });
    return account;
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'not-found') return 'absent';
    throw thrown;
  }
};

/** Generates an idempotency key for one form, so that it takes effect once when it is sent twice. */
export const createKey = (): string => randomUUID();
