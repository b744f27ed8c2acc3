// What is kept of members here, for the export of one’s data and the erasure of an account.
export { eraseNames } from './erase.queries.ts';
export { auditPersonal } from './personal.queries.ts';
