// What the visibility of people's content, and what there is between people, ask of a member.
export { memberIsKnown, memberIsOpen } from './open.queries.ts';
