// For what a member may have only so many of.
export { holdMember } from './rowLock.queries.ts';
