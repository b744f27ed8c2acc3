import { safeReturnTo } from '@m4u/contract/address/return-to';

/** Most characters of a shared path; longer ones fit no QR code that a phone reads well. */
const LONGEST_PATH = 500;

/** The path in `?path=`, when it is one of this site and not too long; else that of the start page. */
export const readSharedPath = (request: Request): string => {
  const path = safeReturnTo(new URL(request.url).searchParams.get('path'));
  return path.length > LONGEST_PATH ? '/' : path;
};
