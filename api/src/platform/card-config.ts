import { CARD_FINISHES, type CardFinish } from '@m4u/contract/profile/registration/cardDesign';
import * as z from 'zod';

/** A price in đồng, without separators. */
export const Price = z
  .string()
  .regex(/^\d{1,8}$/, { error: 'must be an amount in đồng below 100 million, digits alone' })
  .transform(Number);

/** The prices of printed cards. */
export const cardShape = {
  PRICE_CARD: Price.optional(),
  PRICE_CARD_PLASTIC: Price.optional(),
  PRICE_CARD_PAPER: Price.optional(),
  PRICE_CARD_BAMBOO: Price.optional(),
  PRICE_DELIVERY: Price.optional(),
};

const Cards = z.object(cardShape);

/** Prices of printed cards in đồng; null is told before a card is printed. */
export interface CardPrices {
  readonly finishes: Readonly<Record<CardFinish, number | null>>;
  readonly delivery: number | null;
}

/** Prices of printed cards, by the settings; `PRICE_CARD` is that of each finish without its own. */
export const readCardPrices = (env: z.output<typeof Cards>): CardPrices => ({
  finishes: {
    plastic: env.PRICE_CARD_PLASTIC ?? env.PRICE_CARD ?? null,
    paper: env.PRICE_CARD_PAPER ?? env.PRICE_CARD ?? null,
    bamboo: env.PRICE_CARD_BAMBOO ?? env.PRICE_CARD ?? null,
  },
  delivery: env.PRICE_DELIVERY ?? null,
});

/** The lowest price of a card, which the start page tells; null when no finish has one. */
export const lowestPrice = ({ finishes }: CardPrices): number | null => {
  const prices = CARD_FINISHES.flatMap((finish) => finishes[finish] ?? []);
  return prices.length === 0 ? null : Math.min(...prices);
};
