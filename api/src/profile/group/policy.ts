import type { Relation } from '../friend/service.ts';

/** Only accepted admins change a group: they are to it what an owner is to a profile (docs/rules/visibility.md#roles). */
export const mayUpdate = (relation: Relation): boolean => relation === 'owner';
