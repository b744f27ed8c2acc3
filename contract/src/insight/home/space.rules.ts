import type { Space } from './schema.ts';

/** The path and query of a screen. */
export interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Tools of the reader's own page. With `?of=` some are about a group, which is found before. */
const PERSONAL_PATHS = [
  '/action/qrcode',
  '/action/cards',
  '/action/setting',
  '/action/shortenedLink',
  '/action/bio-link',
  '/action/save-poster',
  '/action/createCv',
  '/action/dowloadcv',
  '/action/viewPoint',
  '/action/claim',
  '/action/privacy',
  '/action/wedding',
  '/registrations',
  '/friends',
  '/dashboard/member',
];

/** Campaigns for participants. Addresses below `manage` name no group. */
const PARTICIPANT_PATH = /^\/action\/affiliate(?!\/manage(?:\/|$))(?:\/|$)/;

/** Paths with the id or short link of something that the reader may run. */
const RUN_PATH =
  /^\/(?:mbg|new-mbg|links|contacts|agency|dashboard\/business|action\/(?:company\/agency|company|wedding|historyCheckIn))\/([^/]+)/;

/** Query parameters with the id of a group or agency. */
const RUN_PARAMETERS = ['groupId', 'owner', 'agencyId', 'of'];

/** Lists and new pieces of content; without `?owner=` they are the reader's own. */
const CONTENT_PATH = /^\/edit\/[a-z]+(?:\/new)?$/;

const isUnder = (pathname: string, path: string): boolean => pathname === path || pathname.startsWith(`${path}/`);

const withName = (spaces: readonly Space[], name: string | null | undefined): Space | undefined => {
  const sought = name?.toLowerCase();
  return sought
    ? spaces.find(({ key, kind, urlMinify }) => key === sought || (kind !== 'personal' && urlMinify === sought))
    : undefined;
};

const isOwnPage = (pathname: string, reader: ReaderNames): boolean => {
  const [, name] = /^\/(?:me|new-me|smc|contacts)\/([^/]+)/.exec(pathname) ?? [];
  return name !== undefined && (name === reader.memberId || name === reader.urlMinify);
};

/** The names under which the reader's own page is found. */
export interface ReaderNames {
  readonly memberId: string;
  readonly urlMinify: string | null;
}

/** Finds the space that an address belongs to; undefined where it belongs to none, such as messages. */
export const findSpace = (
  { pathname, search }: Place,
  spaces: readonly Space[],
  reader: ReaderNames,
): Space | undefined => {
  const query = new URLSearchParams(search);
  const ofKey = (wanted: string | null) => spaces.find(({ key }) => key === wanted);
  if (pathname === '/') return ofKey(query.get('space'));
  if (isUnder(pathname, '/admin')) return ofKey('staff');
  for (const name of RUN_PARAMETERS) {
    const found = withName(spaces, query.get(name));
    if (found) return found;
  }
  const run = withName(spaces, RUN_PATH.exec(pathname)?.[1]);
  if (run) return run;
  const isPersonal =
    isOwnPage(pathname, reader) ||
    CONTENT_PATH.test(pathname) ||
    PARTICIPANT_PATH.test(pathname) ||
    PERSONAL_PATHS.some((path) => isUnder(pathname, path));
  return isPersonal ? ofKey('personal') : undefined;
};
