// What other modules' queries weave into theirs, and where a member's letters go.
export { isVerified, letterAddress } from './standing.queries.ts';
