import type { Relation } from '../friend/visibility.reads.ts';

/** Only accepted admins change a group, as an owner changes a profile (docs/rules/visibility.md#roles). */
export const canUpdate = (relation: Relation): boolean => relation === 'owner';
