// What searches for people among their own rows ask of names.
export { hasWords, isNamed } from './nameSearch.queries.ts';
