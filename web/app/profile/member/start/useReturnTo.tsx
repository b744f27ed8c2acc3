import { safeReturnTo } from '@m4u/contract/address/return-to';
import { useSearchParams } from 'react-router';

/** The page that the guided start leads back to, from `?returnTo=`; `/` for none. */
export const useReturnTo = (): string => safeReturnTo(useSearchParams()[0].get('returnTo'));
