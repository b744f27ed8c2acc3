import type { Relation } from '../../profile/friend/service.ts';

/** Content is changed by its owner, a group's by its admins (specification §2 "Edit ownership"). */
export const mayUpdate = (relation: Relation): boolean => relation === 'owner';
