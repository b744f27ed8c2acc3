import type { Relation } from '../../profile/friend/visibility.reads.ts';

/** Content is changed by its owner, and content of a group by its admins (docs/rules/item.md#permissions). */
export const canUpdate = (relation: Relation): boolean => relation === 'owner';
