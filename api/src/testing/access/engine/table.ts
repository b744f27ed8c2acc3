import type { Contract } from '@m4u/contract/api';
import { audit } from '../rows/insight/audit.ts';
import { seal } from '../rows/insight/seal.ts';
import { queue } from '../rows/insight/queue.ts';
import { consent } from '../rows/consent.ts';
import { contact } from '../rows/contact.ts';
import { cv } from '../rows/cv.ts';
import { cvLink } from '../rows/cvLink.ts';
import { explore } from '../rows/insight/explore.ts';
import { home } from '../rows/insight/home.ts';
import { authRows, slideRows } from '../rows/identity.ts';
import { dataExport } from '../rows/insight/dataExport.ts';
import { dataRequest } from '../rows/insight/dataRequest.ts';
import { unasked } from '../rows/insight/unasked.ts';
import { leaving } from '../rows/insight/leaving.ts';
import { message } from '../rows/message.ts';
import { notification } from '../rows/notification.ts';
import { phonebook } from '../rows/phonebook.ts';
import { privacy } from '../rows/insight/privacy.ts';
import { agencyRows } from '../rows/profile/agency.ts';
import { cardRows, registrationRows } from '../rows/profile/cards.ts';
import { groupRows, groupStaffRows } from '../rows/profile/group.ts';
import { memberRows, memberStaffRows, placeRows, termsRows } from '../rows/profile/member.ts';
import { friendRows, uploadRows } from '../rows/profile/people.ts';
import type { Rows } from './row.ts';
import { companySignIn } from '../rows/insight/companySignIn.ts';
import { integration } from '../rows/insight/integration.ts';
import { search } from '../rows/insight/search.ts';
import { dashboard, tracking } from '../rows/insight/tracking.ts';
import { paymentNoticeRows, paymentRows, paymentStatementRows } from '../rows/commerce/payment.ts';
import {
  affiliate,
  affiliateCampaign,
  affiliateLink,
  affiliatePayout,
  affiliateReward,
} from '../rows/commerce/affiliate.ts';
import { associationReport } from '../rows/event/associationReport.ts';
import { checkIn } from '../rows/event/checkIn.ts';
import { dueRows } from '../rows/commerce/due.ts';
import { attendanceRows } from '../rows/event/attendance.ts';
import { invoiceRows } from '../rows/commerce/invoice.ts';
import { ticketRows } from '../rows/event/ticket.ts';
import { discount, discountGroup } from '../rows/commerce/discount.ts';
import { earningRows } from '../rows/commerce/earning.ts';
import { perkRows } from '../rows/commerce/perk.ts';
import { orderRequest } from '../rows/commerce/orderRequest.ts';
import { phoneReceipt } from '../rows/commerce/phoneReceipt.ts';
import { order, point, pointBook } from '../rows/commerce/point.ts';
import { pointGiftRows } from '../rows/commerce/pointGift.ts';
import { wedding } from '../rows/event/wedding.ts';

/** Modules whose access rows stand in `content/table.ts`. */
const OF_CONTENT_TABLE = ['item', 'post', 'product', 'relic', 'activity', 'diary', 'album', 'poster'] as const;
export type OfContentTable = (typeof OF_CONTENT_TABLE)[number];

/** Returns whether the content table has the rows of a module. */
export const isOfContentTable = (module: keyof Contract): module is OfContentTable =>
  OF_CONTENT_TABLE.some((each) => each === module);

/** The modules that have rows here. */
export type Module = Exclude<keyof Contract, OfContentTable>;

/** Access rows of every call except those in the content table; a missing one does not compile. */
export const table: { readonly [M in Module]: Rows<M> } = {
  auth: authRows,
  consent,
  slide: slideRows,
  cv,
  cvLink,
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
  home,
  integration,
  seal,
  companySignIn,
  audit,
  queue,
  point,
  order,
  discount,
  discountGroup,
  pointBook,
  pointGift: pointGiftRows,
  perk: perkRows,
  earning: earningRows,
  orderRequest,
  phoneReceipt,
  affiliate,
  affiliateLink,
  affiliateCampaign,
  affiliateReward,
  affiliatePayout,
  payment: paymentRows,
  paymentNotice: paymentNoticeRows,
  paymentStatement: paymentStatementRows,
  due: dueRows,
  invoice: invoiceRows,
  wedding,
  checkIn,
  ticket: ticketRows,
  attendance: attendanceRows,
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
