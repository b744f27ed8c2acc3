import type { CheckInCounts } from '@m4u/contract/event/checkIn/schema';
import type { ReportTotals } from '@m4u/contract/event/associationReport/schema';
import type { WeddingTotals } from '@m4u/contract/event/wedding/guests';
import type { WeddingStatus } from '@m4u/contract/event/wedding/schema';
import { DAY } from '@m4u/contract/durations';
import type { Space } from '@m4u/contract/insight/home/schema';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { localMoment } from '../../../platform/language/formats.ts';

/** Facts of the home of a wedding, an event or an agency; null for staff, whose home is the administration. */
export type SpaceFacts =
  | {
      readonly kind: 'wedding';
      readonly status: WeddingStatus;
      readonly totals: WeddingTotals;
      /** Days from today in Vietnam; negative after the day. */
      readonly daysLeft: number;
    }
  | { readonly kind: 'event'; readonly counts: CheckInCounts; readonly canEdit: boolean }
  /** Reports of the agency's groups for the last month that has ended. */
  | { readonly kind: 'agency'; readonly reports: ReportTotals }
  | null;

const daysTo = (day: string): number =>
  (Date.parse(day) - Date.parse(localMoment(new Date().toISOString()).slice(0, 10))) / DAY;

const loadFacts = async (context: Readonly<RouterContextProvider>, space: Space): Promise<SpaceFacts> => {
  const params = { id: space.key };
  switch (space.kind) {
    case 'wedding': {
      const { status, totals } = (await api(context).wedding.edit({ params })).data;
      return { kind: 'wedding', status, totals, daysLeft: daysTo(space.day ?? '') };
    }
    case 'event': {
      const { counts, can } = (await api(context).checkIn.get({ params })).data;
      return { kind: 'event', counts, canEdit: can.list };
    }
    case 'agency': {
      const { totals } = (await api(context).associationReport.statistics({ query: { agencyId: space.key } })).data;
      return { kind: 'agency', reports: totals };
    }
    default:
      return null;
  }
};

/**
 * Reads the facts of a space that is neither personal nor a group (docs/rules/home.md#what-one-runs). Without them, as
 * when the API is busy, the home still shows the tools.
 */
export const readFacts = async (context: Readonly<RouterContextProvider>, space: Space): Promise<SpaceFacts> => {
  try {
    return await loadFacts(context, space);
  } catch (thrown) {
    if (problemOf(thrown)?.status === 401) throw thrown;
    return null;
  }
};
