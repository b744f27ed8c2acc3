import type { Explore } from '@m4u/contract/insight/explore';
import { agencyTag, groupTag, memberTag, ownerTag } from '@m4u/contract/tags';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { scopeOf } from '../../platform/request/scope.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Agencies that the reader belongs to and administers; empty for a visitor. */
export const listReaderAgencies = async (context: Context) =>
  scopeOf(context).page.reader ? (await api(context).explore.agencies()).data : { own: null, administered: [] };

/** An agency to which the reader may switch. */
export interface ExploreChoice {
  readonly _id: string;
  readonly name: string;
}

/** Most agencies of a reader among which one may switch. */
const CHOICES = 5;

/**
 * Finds the agency of the explore page (docs/rules/explore.md#pages): the one in the address, the platform when the
 * address has an empty one, else as {@link findAgency}; and the agencies to which the reader may switch.
 */
export const findExplored = async (
  context: Context,
  request: Request,
): Promise<{ agencyId: string; choices: ExploreChoice[] }> => {
  const requestedId = new URL(request.url).searchParams.get('agencyId');
  const { own, administered } = await listReaderAgencies(context);
  const others = administered.filter(({ _id }) => _id !== own?._id);
  const choices = [...(own ? [own] : []), ...others].slice(0, CHOICES);
  return { agencyId: requestedId ?? choices[0]?._id ?? '', choices };
};

/** Agency in the address, else the reader's own, else the first that they administer; empty for none. */
export const findAgency = async (context: Context, request: Request): Promise<string> => {
  const requestedAgencyId = new URL(request.url).searchParams.get('agencyId') ?? '';
  if (requestedAgencyId !== '') return requestedAgencyId;
  const { own, administered } = await listReaderAgencies(context);
  return (own ?? administered[0])?._id ?? '';
};

/** Cache tags of all items on an explore page. */
export const listCacheTags = ({ agency, sections }: Explore): string[] => [
  ...(agency ? [agencyTag(agency._id)] : []),
  ...sections.flatMap(({ groups, members, products, posts }) => [
    ...groups.map(({ _id }) => groupTag(_id)),
    ...members.map(({ _id }) => memberTag(_id)),
    ...[...products, ...posts].map(({ owner }) => ownerTag(owner)),
  ]),
];
