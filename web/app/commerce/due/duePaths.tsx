import { href } from 'react-router';
import { type Filter, withQuery } from '../../platform/search/filter.ts';

/** Path of the dues of a group's members, for its admins. */
export const duesPath = (groupId: string, filter: Filter = {}): string =>
  withQuery(href('/action/dues/manage'), { groupId, ...filter });

/** Path of a group's levels; `level` is the one to change. */
export const levelsPath = (groupId: string, filter: Filter = {}): string =>
  withQuery(href('/action/dues/manage/levels'), { groupId, ...filter });

/** Path of the dues of one member, for the group's admins. */
export const duePersonPath = (groupId: string, memberId: string): string =>
  withQuery(href('/action/dues/manage/people/:memberId', { memberId }), { groupId });
