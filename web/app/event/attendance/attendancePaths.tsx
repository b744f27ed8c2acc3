import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** Path of the certificates of an event, for its admins. */
export const certificateListPath = (history: string, filter: Filter = {}): string =>
  withQuery(href('/action/historyCheckIn/:history/certificates', { history }), filter);

/** Path of the settings of an event's certificates. */
export const certificateSetupPath = (history: string): string =>
  href('/action/historyCheckIn/:history/certificates/setup', { history });
