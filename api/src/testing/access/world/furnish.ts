import { furnishCvs } from './cv.ts';
import { furnishInsight } from './insight.ts';
import { furnishSocial } from './social.ts';
import { furnishAffiliate } from './affiliate.ts';
import { furnishCommerce } from './commerce.ts';
import { furnishEvents } from './event.ts';
import { furnishContent } from '../content/rows.ts';
import { furnishCards } from '../rows/profile/cards.ts';
import { theCustomer, theImport } from '../rows/profile/customers.ts';
import type { World } from './world.ts';

/** Makes one thing of each kind in a world, so that the replay has an id of each kind. Each wing adds its own. */
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
