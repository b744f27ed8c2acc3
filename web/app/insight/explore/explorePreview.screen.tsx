import type { ExploreSection } from '@m4u/contract/insight/explore/sections';
import type { Route } from './+types/explorePreview.screen';
import { api } from '../../platform/api/api.server.ts';
import { problemOf } from '../../platform/api/problem.ts';
import { draftOf, readPage } from './exploreForm.server.ts';

/** Preview of unsaved sections; null while a field is invalid. */
export const action = async ({
  context,
  request,
}: Route.ActionArgs): Promise<{ sections: ExploreSection[] | null }> => {
  const { sent, sections } = await readPage(request);
  const agencyId = sent.values['agencyId'] ?? '';
  try {
    const { data } = await api(context).explore.preview({ body: { agencyId, sections: sections.map(draftOf) } });
    return { sections: data };
  } catch (thrown) {
    // A partly typed link is not an error.
    if (problemOf(thrown)?.status === 422) return { sections: null };
    throw thrown;
  }
};
