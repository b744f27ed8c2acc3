import type { Relation } from '../../profile/friend/visibility.reads.ts';

/** What was left on a page is read by who it belongs to, a group's by its admins, and by nobody else. */
export const mayRead = (relation: Relation): boolean => relation === 'owner';
