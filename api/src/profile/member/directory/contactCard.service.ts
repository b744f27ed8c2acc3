// What a phonebook weaves into its queries: everybody's card is then read with it.
export { cardsOf } from './contactCard.queries.ts';
export { plainCard, type PlainCard } from '../page/share/externalVcard.rules.ts';
