import type { Relation } from '../friend/visibility.reads.ts';

/** Only the owner may change a profile (docs/rules/screens.md#edit-ownership). */
export const canUpdate = (relation: Relation): boolean => relation === 'owner';
