import type { Owner } from '@m4u/contract/common';
import type { MemberActor } from '../../platform/caller.ts';

/** Whether the caller may see the statistics of a page: their own, or a group that they administer. */
export const canSee = ({ memberId }: MemberActor, { kind, id }: Owner, administers: boolean): boolean =>
  kind === 'member' ? id === memberId : administers;
