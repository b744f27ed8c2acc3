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

/** At whose counter the reader stood last. */
const counterCookie = 'm4u_counter';

const RECENT = 6;
/** Orders that are looked through for who bought lately. */
const LOOKED_THROUGH = 20;

/** The reader's groups, and the one they work for; the choice is remembered. Undefined while it was not made. */
export interface Counters {
  readonly groups: readonly ManagedGroup[];
  readonly group: ManagedGroup | undefined;
}

/** The group that `?groupId=` names, else the one of last time, else the only one. */
export const readCounters = async (context: Context, { searchParams }: URL): Promise<Counters> => {
  const { data: groups } = await api(context).group.managed();
  const scope = scopeOf(context);
  const before = readCookie(scope.visit.cookieHeader, counterCookie);
  const asked = searchParams.get('groupId')?.toLowerCase() ?? before;
  const group = groups.find(({ _id }) => _id === asked) ?? (groups.length === 1 ? groups[0] : undefined);
  if (group && group._id !== before) scope.remember(serverCookie(counterCookie, group._id));
  return { groups, group };
};

/** What is shown while nobody is chosen: those who bought lately, each once. */
export const recentBuyers = async (context: Context, groupId: string): Promise<Buyer[]> => {
  const { data } = await api(context).order.list({ query: { groupId, limit: LOOKED_THROUGH } });
  const buyers = new Map(data.map(({ buyer }) => [buyer._id, buyer]));
  return [...buyers.values()].slice(0, RECENT);
};

/** A customer who is found by a name or a number. */
interface FoundCustomer {
  readonly _id: string;
  readonly name: string;
  readonly phone: string;
  readonly portrait: string | null;
}

/** Who of a group's customers fits the words; `phone` where they are a number of nobody whom the group knows. */
export interface FoundCustomers {
  readonly q: string;
  readonly customers: readonly FoundCustomer[];
  readonly phone: string | null;
}

const FOUND = 8;

/** Looks for customers of a group as somebody types. */
export const findCustomers = async (context: Context, groupId: string, words: string): Promise<FoundCustomers> => {
  const q = words.trim().slice(0, 100);
  if (q === '') return { q, customers: [], phone: null };
  const { data } = await api(context).group.listCustomers({ params: { groupId }, query: { query: q, limit: FOUND } });
  const typed = toE164(q);
  const customers = data.map(({ _id, name, phone, member }) => ({
    _id,
    name,
    phone,
    portrait: member?.portrait?.src ?? null,
  }));
  return { q, customers, phone: typed !== undefined && !customers.some(({ phone }) => phone === typed) ? typed : null };
};

/** Why nobody stands at the counter although somebody was named. */
export type Nobody = 'absent' | 'group';

/** A code or a link may name a member by a short link: the address goes on by the id. */
const ofLink = async (context: Context, link: string, mode: 'plain' | undefined): Promise<Nobody> => {
  try {
    const { data } = await api(context).member.infoByLink({ params: { id: link }, query: {} });
    if (data.kind === 'group') return 'group';
    throw redirect(counterPath({ memberId: data._id, mode }));
  } catch (thrown) {
    if (problemOf(thrown)?.status === 404 || problemOf(thrown)?.status === 422) return 'absent';
    throw thrown;
  }
};

/** What the customer whom `?memberId=` names has at a group: by a member's id, a customer's, or a short link. */
export const readCustomer = async (
  context: Context,
  groupId: string,
  { memberId, mode }: { memberId: string; mode: 'plain' | undefined },
): Promise<PointAccount | Nobody> => {
  if (!Id.safeParse(memberId).success) return ofLink(context, memberId, mode);
  try {
    const { account } = await api(context).pointBook.statement({ query: { groupId, memberId, limit: 1 } });
    return account;
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'not-found') return 'absent';
    throw thrown;
  }
};

/** A key for what one form does: sent twice, it is done once. */
export const freshKey = (): string => randomUUID();
