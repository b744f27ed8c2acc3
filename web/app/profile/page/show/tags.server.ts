import type { GroupView } from '@m4u/contract/profile/group';
import type { MemberView } from '@m4u/contract/profile/member';
import { agencyTag, groupTag, memberTag, reopenedTag } from '@m4u/contract/tags';

const agencyTags = ({ agency }: Pick<MemberView, 'agency'>): string[] => (agency ? [agencyTag(agency._id)] : []);

/**
 * Cache tags of the data that a member's page shows: the member, their groups (which may limit its theme) and their
 * agency. A deleted or locked group is not listed; when it is restored, a tag common to all such pages drops the page.
 */
export const memberTags = (view: Pick<MemberView, '_id' | 'groups' | 'agency'>): string[] => [
  memberTag(view._id),
  ...view.groups.map(({ _id }) => groupTag(_id)),
  ...agencyTags(view),
  reopenedTag,
];

/** Cache tags of the data that a group's page shows: the group and its agency. */
export const groupTags = (view: Pick<GroupView, '_id' | 'agency'>): string[] => [
  groupTag(view._id),
  ...agencyTags(view),
];
