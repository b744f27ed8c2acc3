// What other modules' queries weave into theirs.
export { isVerified } from './standing.queries.ts';
