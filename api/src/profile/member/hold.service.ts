// For what a member may have only so many of.
export { holdMember } from './hold.queries.ts';
