// Whose cards are that were scanned, for other modules.
export { type CardHolder, holdersOf } from './holder.queries.ts';
