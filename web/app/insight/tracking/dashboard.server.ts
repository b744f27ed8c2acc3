import type { Owner } from '@m4u/contract/common';
import { dashboard as endpoints } from '@m4u/contract/insight/tracking';
import { DASHBOARD_RANGES, type DashboardRange } from '@m4u/contract/insight/tracking/rules';
import type { Dashboard } from '@m4u/contract/insight/tracking/schema';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { localMoment } from '../../platform/language/formats.ts';
import { problemOf } from '../../platform/api/problem.ts';

type Context = Readonly<RouterContextProvider>;

/** Default range in days. */
const USUAL: DashboardRange = '30';

/** The requested period: a range, or first and last day. */
interface DashboardPeriod {
  readonly range: DashboardRange | null;
  readonly from: string;
  readonly to: string;
}

const readPeriod = (search: URLSearchParams): DashboardPeriod => {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  const range = DASHBOARD_RANGES.find((each) => each === search.get('range')) ?? USUAL;
  return { range: from === '' && to === '' ? range : null, from, to };
};

const toQuery = ({ range, from, to }: DashboardPeriod) =>
  range === null ? { ...(from && { from }), ...(to && { to }) } : { range };

/** Data of a statistics screen; without figures when the period in the address is invalid. */
export interface DashboardData {
  readonly owner: Owner;
  readonly period: DashboardPeriod;
  readonly dashboard: Dashboard | null;
  readonly refused: Readonly<Record<string, string>>;
  /** Today in Vietnam. */
  readonly today: string;
}

/**
 * Statistics of a page for the period in the address; `?table=days` redirects to the CSV file. Errors: not-found for
 * readers without permission, unauthenticated.
 */
export const readDashboard = async (context: Context, owner: Owner, request: Request): Promise<DashboardData> => {
  const { searchParams } = new URL(request.url);
  const period = readPeriod(searchParams);
  const isMember = owner.kind === 'member';
  if (searchParams.get('table') === 'days')
    throw redirect(
      apiAddress(isMember ? endpoints.memberTable : endpoints.brandTable, { id: owner.id }, toQuery(period)),
    );
  const base = { owner, period, today: localMoment(new Date().toISOString()).slice(0, 10) };
  try {
    const call = { params: { id: owner.id }, body: toQuery(period) };
    const { dashboard } = api(context);
    const { data } = await (isMember ? dashboard.member(call) : dashboard.brand(call));
    return { ...base, dashboard: data, refused: {} };
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem?.code !== 'invalid') throw thrown;
    // A malformed id redirects to /404.
    if (problem.errors.some(({ field }) => field === 'id')) throw redirect(href('/404'));
    const refused = Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]));
    return { ...base, dashboard: null, refused };
  }
};
