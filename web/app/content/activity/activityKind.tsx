import type { Owner } from '@m4u/contract/common';
import type { ActivityType } from '@m4u/contract/content/activity/details';
import { href } from 'react-router';
import { m } from '../../paraglide/messages.js';
import type { ContentKind } from '../item/kind.tsx';
import { withQuery } from '../../platform/search/filter.ts';
import type { KindPaths } from '../item/paths.tsx';

/** Addresses of activities. */
export const activityPaths: KindPaths = {
  all: ({ kind, slug }) =>
    kind === 'member' ? href('/me/all-activity/:id', { id: slug }) : href('/mbg/all-activity/:id', { id: slug }),
  one: (kind, activityId) =>
    kind === 'member'
      ? href('/me/detail-activity/:activityId', { activityId })
      : href('/mbg/detail-activity/:activityId', { activityId }),
  edit: (id) => href('/edit/activities/:id', { id }),
  arrange: () => href('/edit/:kind', { kind: 'activities' }),
};

/** Address of the form for a new activity of a type. */
export const newActivityPath = (owner: Owner, type: ActivityType): string =>
  withQuery(activityPaths.edit('new'), { owner: owner.kind === 'group' ? owner.id : undefined, type });

/** Activities on pages: in blocks by type (`ActivityBlocks`), not as cards. */
export const activityKind: ContentKind = {
  paths: activityPaths,
  texts: { title: m.activity_title, add: m.activity_add, arrange: m.activity_arrange },
};
