import type { ManagedGroup } from '@m4u/contract/profile/group/people';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { problemOf } from '../../platform/api/problem.ts';

/** Figures of a group that does not sell: people and events now, views of its page over a span. */
export interface ClubFigures {
  readonly members: number;
  readonly events: number;
  /** Null for a span that page views are not summed over, such as one of several years. */
  readonly views: number | null;
}

type Context = Readonly<RouterContextProvider>;

const countViews = async (context: Context, id: string, span: { from: string; to: string }): Promise<number | null> => {
  try {
    const { data } = await api(context).dashboard.brand({ params: { id }, body: { ...span, compare: false } });
    return data.totals.views;
  } catch (thrown) {
    if (problemOf(thrown)?.code === 'invalid') return null;
    throw thrown;
  }
};

/** Reads what a group has; null for a brand, whose statistics are its sales. */
export const readClubFigures = async (
  context: Context,
  { _id, kind, memberTotal }: ManagedGroup,
  { from, to }: { from: string; to: string },
): Promise<ClubFigures | null> => {
  if (kind === 'brand') return null;
  const [views, events] = await Promise.all([
    countViews(context, _id, { from, to }),
    api(context).checkIn.listEvents({ query: { limit: 1, filter: { groupId: _id } } }),
  ]);
  return { members: memberTotal, events: events.total, views };
};
