import type { Contract } from '@m4u/contract/api';
import { audit } from './audit.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { cv } from './cv.ts';
import { explore } from './explore.ts';
import { authRows, slideRows } from './identity.ts';
import { dataExport } from './dataExport.ts';
import { dataRequest } from './dataRequest.ts';
import { unasked } from './unasked.ts';
import { leaving } from './leaving.ts';
import { message } from './message.ts';
import { notification } from './notification.ts';
import { phonebook } from './phonebook.ts';
import { privacy } from './privacy.ts';
import { agencyRows } from './profile.agency.ts';
import { cardRows, registrationRows } from './profile.cards.ts';
import { groupRows, groupStaffRows } from './profile.group.ts';
import { memberRows, memberStaffRows, placeRows, termsRows } from './profile.member.ts';
import { friendRows, uploadRows } from './profile.people.ts';
import type { Rows } from './row.ts';
import { search } from './search.ts';
import { dashboard, tracking } from './tracking.ts';
import { affiliate, affiliateCampaign, affiliateLink, affiliatePayout, affiliateReward } from './affiliate.ts';
import { associationReport } from './associationReport.ts';
import { checkIn } from './checkIn.ts';
import { discount, discountGroup } from './discount.ts';
import { orderRequest } from './orderRequest.ts';
import { order, point, pointBook } from './point.ts';
import { wedding } from './wedding.ts';

/** Content by visibility stands in `access-table.ts`, which names each of these calls itself. */
const OF_CONTENT_TABLE = ['item', 'post', 'product', 'relic', 'activity', 'diary', 'album', 'poster'] as const;
export type OfContentTable = (typeof OF_CONTENT_TABLE)[number];

/** Whether the table of content has the calls of a module. */
export const isOfContentTable = (module: keyof Contract): module is OfContentTable =>
  OF_CONTENT_TABLE.some((each) => each === module);

/** The modules that have rows here. */
export type Module = Exclude<keyof Contract, OfContentTable>;

/** Every call of the API but those about content by visibility, and who gets what from it; a call without rows does not compile. */
export const table: { readonly [M in Module]: Rows<M> } = {
  auth: authRows,
  consent,
  slide: slideRows,
  cv,
  contact,
  message,
  notification,
  phonebook,
  search,
  explore,
  tracking,
  dashboard,
  privacy,
  leaving,
  dataExport,
  dataRequest,
  unasked,
  audit,
  point,
  order,
  discount,
  discountGroup,
  pointBook,
  orderRequest,
  affiliate,
  affiliateLink,
  affiliateCampaign,
  affiliateReward,
  affiliatePayout,
  wedding,
  checkIn,
  associationReport,
  member: memberRows,
  memberStaff: memberStaffRows,
  terms: termsRows,
  place: placeRows,
  group: groupRows,
  groupStaff: groupStaffRows,
  agency: agencyRows,
  friend: friendRows,
  upload: uploadRows,
  card: cardRows,
  registration: registrationRows,
};
