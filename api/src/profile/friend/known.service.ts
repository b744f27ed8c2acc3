// What a phonebook weaves into its queries.
export { cardsKnownTo } from './known.queries.ts';
