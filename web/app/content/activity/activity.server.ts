import type { Client } from '@m4u/contract/api';
import type { PageActivity } from '@m4u/contract/content/activity';
import { cacheableUntil } from '../../platform/cache/shared.server.ts';
import {
  readParameter,
  type KindCalls,
  type ListArgs,
  type PageArgs,
  readList,
  readPiece,
} from '../item/calls.server.ts';
import { nextChange } from './activityFacts.tsx';
import { activityPaths } from './activityKind.tsx';
import { activityTypeOf } from './activityWords.tsx';

type ActivitiesQuery = Parameters<Client['activity']['list']>[0]['query'];

/** API calls of activities. */
export const activityCalls = {
  paths: activityPaths,
  posters: 'activities',
  list: ({ activity }, { id }, query: ActivitiesQuery) => activity.list({ params: { brandId: id }, query }),
  get: ({ activity }, id) => activity.get({ params: { id } }),
  setPolicy: ({ activity }, _owner, id, policy) => activity.update({ params: { id }, body: { policy } }),
  remove: ({ activity }, owner, id) =>
    activity.remove({ params: { id }, query: { brandAndGroupId: owner.id }, body: {} }),
} satisfies KindCalls;

/** Largest page of the API's lists: groups of one type are easier to read on one page. */
const ROWS = 100;

/** Caches a page only until a registration on it opens or closes. */
const keepWhileTrue = ({ context }: PageArgs, activities: readonly PageActivity[]): void =>
  cacheableUntil(context, nextChange(activities));

/** A page of activities, of one type with `?type=`. */
export const readActivities = async (args: ListArgs) => {
  const type = activityTypeOf(readParameter(args, 'type'));
  const list = await readList(args, activityCalls, { limit: ROWS, ...(type && { filter: { type } }) });
  keepWhileTrue(args, list.data);
  return { ...list, type: type ?? null };
};

/** One activity with its owner. */
export const readActivity = async (args: PageArgs & { readonly params: { readonly activityId: string } }) => {
  const { piece: activity, owner } = await readPiece(args, args.params.activityId, activityCalls);
  keepWhileTrue(args, [activity]);
  return { activity, owner };
};

/** Data of the screen of one activity. */
export type ActivityPageData = Awaited<ReturnType<typeof readActivity>>;
