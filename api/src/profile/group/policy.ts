import type { Relation } from '../friend/service.ts';

/** A group is changed by its accepted admins alone; to a group they are what an owner is to a profile (decisions §2). */
export const mayUpdate = (relation: Relation): boolean => relation === 'owner';
