import { safeReturnTo } from '@m4u/contract/address/return-to';
import type { RouterContextProvider } from 'react-router';
import { scopeOf } from '../../../platform/request/scope.server.ts';

/** The page that the guided start leads back to, from `?returnTo=`; `/` for none. */
export const readReturnTo = (context: Readonly<RouterContextProvider>): string =>
  safeReturnTo(scopeOf(context).visit.url.searchParams.get('returnTo'));
