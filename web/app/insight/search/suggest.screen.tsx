import { highlightParts } from '@m4u/contract/insight/search/rules';
import { smallSource } from '../../profile/upload/StoredPicture.tsx';
import type { Route } from './+types/suggest.screen';
import { api } from '../../platform/api/api.server.ts';
import type { Suggested } from '../../platform/search/SearchSuggestions.tsx';
import { resultPath, searchKindWords } from './resultPaths.tsx';
import { readSearch } from './search.server.ts';

/** Most suggestions per kind, and in total. */
const OF_EACH = 4;
const IN_ALL = 8;

/** Suggestions of the search field while typing. */
export const loader = async ({ context, request }: Route.LoaderArgs): Promise<Suggested> => {
  const { q, agencyId } = readSearch(new URL(request.url).searchParams);
  if (q === '') return { q, suggestions: [] };
  const query = { q, limit: OF_EACH, ...(agencyId !== '' && { agencyId }) };
  const { data } = await api(context).search.find({ query });
  const suggestions = data.slice(0, IN_ALL).map((found) => ({
    path: resultPath(found),
    name: found.name,
    stretches: highlightParts(found.name, q, found.reason ? 'beginnings' : 'anywhere'),
    line: [searchKindWords[found.kind](), found.owner?.name ?? found.reason?.text ?? found.line]
      .filter((part) => part !== '')
      .join(' · '),
    picture: found.picture && smallSource(found.picture, 40),
  }));
  return { q, suggestions };
};
