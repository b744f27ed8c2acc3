import { furnishCvs } from './world.cv.ts';
import { furnishInsight } from './world.insight.ts';
import { furnishSocial } from './world.social.ts';
import { furnishAffiliate } from './world.affiliate.ts';
import { furnishCommerce } from './world.commerce.ts';
import { furnishEvents } from './world.event.ts';
import { furnishContent } from './content.ts';
import { furnishCards } from './profile.cards.ts';
import { theCustomer, theImport } from './profile.customers.ts';
import type { World } from './world.ts';

/**
 * Makes one of everything that stands in a world, so that the replay has an id of every kind to put in. Each wing adds
 * what its `world.<wing>.ts` makes.
 */
export const furnishings: readonly ((world: World) => Promise<unknown>)[] = [
  theCustomer,
  theImport,
  furnishCards,
  furnishContent,
  furnishCvs,
  furnishSocial,
  furnishInsight,
  furnishCommerce,
  furnishAffiliate,
  furnishEvents,
];
