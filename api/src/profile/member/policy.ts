import type { Relation } from '../friend/visibility.reads.ts';

/** Only the owner may change a profile (docs/rules/screens.md#edit-ownership). */
export const mayUpdate = (relation: Relation): boolean => relation === 'owner';
