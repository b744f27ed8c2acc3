import type { Contract } from '@m4u/contract/api';
import earning from './commerce/order/earning/routes.ts';
import orderRequest from './commerce/order/requests/routes.ts';
import phoneReceipt from './commerce/order/phoneReceipts/routes.ts';
import pointBook from './commerce/book/routes.ts';
import discount from './commerce/discount/routes.ts';
import discountGroup from './commerce/discount/group.routes.ts';
import due from './commerce/due/routes.ts';
import invoice from './commerce/invoice/routes.ts';
import perk from './commerce/perk/routes.ts';
import pointGift from './commerce/point/gifts/routes.ts';
import order from './commerce/order/routes.ts';
import affiliateCampaign from './commerce/affiliate/campaign/routes.ts';
import affiliateLink from './commerce/affiliate/link/routes.ts';
import payment from './commerce/payment/routes.ts';
import paymentNotice from './commerce/payment/notice/routes.ts';
import paymentStatement from './commerce/payment/statement/routes.ts';
import affiliatePayout from './commerce/affiliate/payout/routes.ts';
import affiliateReward from './commerce/affiliate/reward/routes.ts';
import affiliate from './commerce/affiliate/routes.ts';
import point from './commerce/point/routes.ts';
import activity from './content/activity/routes.ts';
import album from './content/album/routes.ts';
import cvLink from './content/cv/link/routes.ts';
import cv from './content/cv/routes.ts';
import diary from './content/diary/routes.ts';
import item from './content/item/routes.ts';
import post from './content/post/routes.ts';
import poster from './content/poster/routes.ts';
import relic from './content/relic/routes.ts';
import placed from './content/section/placed/routes.ts';
import section from './content/section/routes.ts';
import product from './content/product/routes.ts';
import associationReport from './event/associationReport/routes.ts';
import checkIn from './event/checkIn/routes.ts';
import attendance from './event/attendance/routes.ts';
import ticket from './event/ticket/routes.ts';
import wedding from './event/wedding/routes.ts';
import auth from './identity/auth/routes.ts';
import consent from './identity/consent/routes.ts';
import administration from './insight/administration/routes.ts';
import audit from './insight/audit/routes.ts';
import explore from './insight/explore/routes.ts';
import home from './insight/home/routes.ts';
import companySignIn from './insight/companySignIn/routes.ts';
import integration from './insight/integration/routes.ts';
import seal from './insight/seal/routes.ts';
import dashboard from './insight/tracking/dashboard.routes.ts';
import tracking from './insight/tracking/routes.ts';
import dataExport from './insight/privacy/export/routes.ts';
import dataRequest from './insight/privacy/requests/routes.ts';
import leaving from './insight/privacy/deletion/routes.ts';
import privacy from './insight/privacy/reports/routes.ts';
import unasked from './insight/privacy/unasked/routes.ts';
import search from './insight/search/routes.ts';
import queue from './insight/administration/queue.routes.ts';
import slide from './insight/administration/slide.routes.ts';
import { infoByLink } from './profile/agency/page/service.ts';
import * as choices from './profile/term/choices.service.ts';
import { consentEffects } from './identity/auth/account/consentEffects.service.ts';
import { renamePlaceInAgencies } from './profile/agency/place.service.ts';
import { renamePlaceInGroups } from './profile/group/place.service.ts';
import { renamePlaceInMembers } from './profile/member/place.service.ts';
import { data, type Implementation, joinImplementations } from './platform/http/operation/implement.ts';
import card from './profile/card/routes.ts';
import agency from './profile/agency/routes.ts';
import friend from './profile/friend/routes.ts';
import group from './profile/group/routes.ts';
import groupStaff from './profile/group/staff/routes.ts';
import member from './profile/member/routes.ts';
import memberStaff from './profile/member/staff/routes.ts';
import terms from './profile/term/administration.routes.ts';
import registration from './profile/registration/routes.ts';
import place from './profile/place/routes.ts';
import upload from './profile/upload/routes.ts';
import contact from './social/contact/routes.ts';
import message from './social/message/routes.ts';
import notification from './social/notification/routes.ts';
import phonebook from './social/phonebook/routes.ts';

/** Every module of the API by its name in the contract; one that is missing does not compile. */
export const modules: Readonly<Record<keyof Contract, Implementation>> = {
  auth,
  consent: consent(consentEffects),
  member: member({
    infoByLink: (ctx, { params, query }) => data(infoByLink(ctx, params.id, query.path)),
    careers: (ctx) => data(choices.listCareers(ctx)),
    childCareers: (ctx, { query }) => data(choices.listOccupations(ctx, query.name)),
    interests: (ctx) => data(choices.listInterests(ctx)),
  }),
  group,
  agency,
  friend,
  card,
  place: place([renamePlaceInMembers, renamePlaceInGroups, renamePlaceInAgencies]),
  upload,
  registration,
  item: joinImplementations(joinImplementations(item, section), placed),
  post,
  relic,
  album,
  diary,
  poster,
  product,
  activity,
  cv,
  cvLink,
  contact,
  message,
  notification,
  phonebook,
  point,
  order,
  discount,
  discountGroup,
  pointGift,
  perk,
  pointBook,
  orderRequest,
  earning,
  phoneReceipt,
  affiliate,
  affiliateLink,
  affiliateCampaign,
  affiliateReward,
  affiliatePayout,
  payment,
  paymentNotice,
  paymentStatement,
  due,
  invoice,
  wedding,
  checkIn,
  ticket,
  attendance,
  associationReport,
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
  audit: joinImplementations(audit, administration),
  slide,
  queue,
  memberStaff,
  groupStaff,
  terms,
};
