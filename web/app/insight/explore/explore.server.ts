import type { Explore } from '@m4u/contract/insight/explore';
import { agencyTag, groupTag, memberTag, ownerTag } from '@m4u/contract/tags';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';
import { cacheableUntil } from '../../platform/cache/shared.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Agencies that the reader belongs to and administers; empty for a visitor. */
export const readerAgencies = async (context: Context) =>
  scopeOf(context).page.reader ? (await api(context).explore.agencies()).data : { own: null, administered: [] };

/** Agency in the address, else the reader's own, else the first that they administer; empty for none. */
export const agencyOf = async (context: Context, request: Request): Promise<string> => {
  const asked = new URL(request.url).searchParams.get('agencyId') ?? '';
  if (asked !== '') return asked;
  const { own, administered } = await readerAgencies(context);
  return (own ?? administered[0])?._id ?? '';
};

/** Longest cache time of a list of the newest, in milliseconds: new items have no tag on it yet. */
const KEPT = 60_000;

/** Lets a list be cached for visitors until an item on it changes, at most for a minute. */
export const keptAMinute = (context: Context, ...tags: readonly string[]): void =>
  cacheableUntil(context, new Date(Date.now() + KEPT).toISOString(), ...tags);

/** Cache tags of all items on an explore page. */
export const tagsOf = ({ agency, sections }: Explore): string[] => [
  ...(agency ? [agencyTag(agency._id)] : []),
  ...sections.flatMap(({ groups, members, products, posts }) => [
    ...groups.map(({ _id }) => groupTag(_id)),
    ...members.map(({ _id }) => memberTag(_id)),
    ...[...products, ...posts].map(({ owner }) => ownerTag(owner)),
  ]),
];
