import type { Relation } from '../friend/service.ts';

/** Only the owner may change a profile (specification §2 "Edit ownership"). */
export const mayUpdate = (relation: Relation): boolean => relation === 'owner';
