// What the visibility of people's content, and what there is between people, ask of a member; and a member whom nobody has.
export { insertClosed, memberIsKnown, memberIsOpen } from './availability.queries.ts';
