// What is kept of members here, for the export of one’s data and the erasure of an account.
export { consentPersonal } from './personal.queries.ts';
