import type { LandingSettings } from '@m4u/contract/insight/home/landing';
import * as z from 'zod';
import { cardShape, lowestPrice, Price, readCardPrices } from './card-config.ts';

/** A page by its short link or id. */
const PageName = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,34}[a-z0-9])?$/i, {
  error: 'each must be a short link or an id, as my-shop',
});

/** The settings of the start page. */
export const landingShape = {
  SHOWCASE_PAGES: z
    .string()
    .transform((text) => text.split(',').map((page) => page.trim()))
    .pipe(z.array(PageName).max(3, { error: 'at most three' }))
    .optional(),
  SHOWCASE_INVITATION: z.uuid().optional(),
  SHOWCASE_CV: PageName.optional(),
  PRICE_PERSONAL: Price.default(0),
  PRICE_SHOP: Price.default(0),
};

const Landing = z.object({ ...landingShape, ...cardShape });

/** Pages and prices of the start page, by the settings. */
export const readLanding = (env: z.output<typeof Landing>): LandingSettings => ({
  pages: env.SHOWCASE_PAGES ?? [],
  invitation: env.SHOWCASE_INVITATION ?? null,
  cv: env.SHOWCASE_CV ?? null,
  prices: { personal: env.PRICE_PERSONAL, shop: env.PRICE_SHOP, card: lowestPrice(readCardPrices(env)) },
});
