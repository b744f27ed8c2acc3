import type { Relation } from '../../profile/friend/visibility.reads.ts';

/** Messages left on a page are read only by its owner, or by the admins of a group. */
export const canRead = (relation: Relation): boolean => relation === 'owner';
