// What is kept of members here, for the export of one’s data and the erasure of an account.
export { agencyPersonal } from './personal.queries.ts';
