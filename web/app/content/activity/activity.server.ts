import type { Owner } from '@m4u/contract/common';
import type { PageActivity } from '@m4u/contract/content/activity';
import type { RouterContextProvider } from 'react-router';
import { api } from '../../platform/api/api.server.ts';
import { cacheableUntil } from '../../platform/cache/shared.server.ts';
import { askedOf, type ListAsked, readList } from '../item/list.server.ts';
import { readPiece } from '../item/owner.server.ts';
import { nextChange } from './activityFacts.tsx';
import { activityPaths } from './activityPaths.tsx';
import { activityTypeOf } from './activityWords.tsx';

type Context = Readonly<RouterContextProvider>;

/** As many as a list of the API has at most: groups of one type are easier to read in one piece. */
const ROWS = 100;

/** A page that shows these is kept no longer than what it says of registrations is true. */
const keepWhileTrue = (context: Context, activities: readonly PageActivity[]): void =>
  cacheableUntil(context, nextChange(activities));

/** All activities of a page, of one type when `?type=` says so, some at a time. */
export const readActivities = async (asked: ListAsked) => {
  const { context } = asked;
  const type = activityTypeOf(askedOf(asked, 'type'));
  const list = await readList(asked, {
    paths: activityPaths,
    posters: 'activities',
    load: ({ id }, cursor) =>
      api(context).activity.list({
        params: { brandId: id },
        query: { limit: ROWS, cursor, ...(type && { filter: { type } }) },
      }),
  });
  keepWhileTrue(context, list.data);
  return { ...list, type: type ?? null };
};

/** One activity with its owner's page. */
export const readActivity = async (context: Context, of: { kind: Owner['kind']; id: string; pattern: string }) => {
  const load = api(context).activity.get({ params: { id: of.id } });
  const { piece, owner } = await readPiece(context, { ...of, load, at: activityPaths.one, posters: 'activities' });
  keepWhileTrue(context, [piece]);
  return { activity: piece, owner };
};
