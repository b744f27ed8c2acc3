import type { Contract } from '@m4u/contract/api';
import { authRows, slideRows } from './identity.ts';
import type { Rows } from './row.ts';

/** Content by visibility stands in `access-table.ts`, which names each of these calls itself. */
export type OfContentTable = 'item' | 'post' | 'product' | 'relic' | 'activity' | 'diary' | 'album' | 'poster';

/** Modules whose rows are not written yet. */
type Unwritten =
  | 'member'
  | 'group'
  | 'agency'
  | 'friend'
  | 'card'
  | 'place'
  | 'upload'
  | 'registration'
  | 'memberStaff'
  | 'groupStaff'
  | 'terms'
  | 'cv'
  | 'contact'
  | 'message'
  | 'notification'
  | 'phonebook'
  | 'point'
  | 'order'
  | 'discount'
  | 'discountGroup'
  | 'pointBook'
  | 'orderRequest'
  | 'affiliate'
  | 'affiliateLink'
  | 'affiliateCampaign'
  | 'affiliateReward'
  | 'affiliatePayout'
  | 'wedding'
  | 'checkIn'
  | 'associationReport'
  | 'search'
  | 'explore'
  | 'tracking'
  | 'dashboard'
  | 'privacy'
  | 'audit';

/** The modules that have rows here. */
export type Module = Exclude<keyof Contract, OfContentTable | Unwritten>;

/** Every call of the API but those about content by visibility, and who gets what from it. */
export const table: { readonly [M in Module]: Rows<M> } = {
  auth: authRows,
  slide: slideRows,
};
