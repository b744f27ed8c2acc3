import type { SeatedGuest } from '@m4u/contract/event/wedding/tables';
import { m } from '../../../paraglide/messages.js';
import { number } from '../../../platform/language/formats.ts';

/** Meals and notes of a guest for the kitchen. */
export const mealWords = ({
  vegetarian,
  children,
  diet,
}: Pick<SeatedGuest, 'vegetarian' | 'children' | 'diet'>): string[] => [
  ...(vegetarian > 0 ? [m.wedding_seat_vegetarian({ count: number(vegetarian) })] : []),
  ...(children > 0 ? [m.wedding_seat_children({ count: number(children) })] : []),
  ...(diet === '' ? [] : [diet]),
];
