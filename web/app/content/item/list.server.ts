import type { PosterView } from '@m4u/contract/content/poster';
import type { RouterContextProvider } from 'react-router';
import { type ContentOwner, type PageAsked, readOwner } from './owner.server.ts';
import type { KindPaths } from './paths.tsx';

/** What a screen of all of a kind is asked for: whose, and from where on. */
export interface ListAsked extends Omit<PageAsked, 'at'> {
  readonly request: Request;
  readonly context: Readonly<RouterContextProvider>;
}

/**
 * All of a kind on a page, some at a time, with whose page it is. `load` asks the API for those after `cursor`;
 * `posters` says which of the owner's posters stand above them.
 */
export const readList = async <List extends object>(
  { request, context, ...asked }: ListAsked,
  {
    paths,
    posters,
    load,
  }: {
    paths: KindPaths;
    posters?: PosterView;
    load: (owner: ContentOwner, cursor: string | undefined) => Promise<List>;
  },
): Promise<List & { owner: ContentOwner }> => {
  const at = (slug: string): string => paths.all({ kind: asked.kind, slug });
  const owner = await readOwner(context, { ...asked, at, ...(posters && { posters }) });
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined;
  return { owner, ...(await load(owner, cursor)) };
};

/** What the address of a screen says of its list, such as `?type=`. */
export const askedOf = ({ request }: ListAsked, name: string): string | null =>
  new URL(request.url).searchParams.get(name);
