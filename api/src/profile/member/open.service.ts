// What the visibility of people's content asks of its owner.
export { memberIsOpen } from './open.queries.ts';
