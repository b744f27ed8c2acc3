import type { Owner } from '@m4u/contract/common';
import type { MemberActor } from '../../platform/caller.ts';

/** Whether the figures of a page are the caller's: those of their own, or of a group that they administer. */
export const maySee = ({ memberId }: MemberActor, { kind, id }: Owner, administers: boolean): boolean =>
  kind === 'member' ? id === memberId : administers;
