// What a phonebook weaves into its queries: everybody's card is then read with it.
export { cardsOf } from './card.queries.ts';
export { plainCard, type PlainCard } from './plainCard.rules.ts';
