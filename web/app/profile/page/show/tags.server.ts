import type { GroupView } from '@m4u/contract/profile/group';
import type { MemberView } from '@m4u/contract/profile/member';
import { agencyTag, groupTag, memberTag, reopenedTag } from '@m4u/contract/tags';

const ofAgency = ({ agency }: Pick<MemberView, 'agency'>): string[] => (agency ? [agencyTag(agency._id)] : []);

/**
 * What a kept page shows of a member: themselves, their groups, which may bind its theme, and their agency. A group
 * that was deleted or locked is not among them, and comes back under a tag that all of them have.
 */
export const tagsOfMember = (view: Pick<MemberView, '_id' | 'groups' | 'agency'>): string[] => [
  memberTag(view._id),
  ...view.groups.map(({ _id }) => groupTag(_id)),
  ...ofAgency(view),
  reopenedTag,
];

/** What a kept page shows of a group: itself and its agency. */
export const tagsOfGroup = (view: Pick<GroupView, '_id' | 'agency'>): string[] => [
  groupTag(view._id),
  ...ofAgency(view),
];
