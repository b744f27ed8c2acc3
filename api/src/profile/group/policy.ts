import type { Relation } from '../friend/visibility.reads.ts';

/** Only accepted admins and editors change a group's page, as an owner changes a profile (docs/rules/roles.md). */
export const canUpdate = (relation: Relation): boolean => relation === 'owner';
