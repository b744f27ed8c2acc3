// What the counts of a page call its cards by.
export { numbersOf } from './number.queries.ts';
