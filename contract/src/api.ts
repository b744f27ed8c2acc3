import { earning } from './commerce/order/earning.ts';
import { orderRequest } from './commerce/order/request.ts';
import { phoneReceipt } from './commerce/order/phoneReceipt.ts';
import { pointBook } from './commerce/book.ts';
import { order } from './commerce/order.ts';
import { affiliateCampaign } from './commerce/affiliate/campaign.ts';
import { affiliateLink } from './commerce/affiliate/link.ts';
import { affiliatePayout } from './commerce/affiliate/payout.ts';
import { affiliateReward } from './commerce/affiliate/reward.ts';
import { affiliate } from './commerce/affiliate.ts';
import { paymentNotice } from './commerce/payment/notice.ts';
import { paymentStatement } from './commerce/payment/statement.ts';
import { payment } from './commerce/payment.ts';
import { perk } from './commerce/perk.ts';
import { point } from './commerce/point.ts';
import { pointGift } from './commerce/point/gift.ts';
import { activity } from './content/activity.ts';
import { album } from './content/album.ts';
import { cv } from './content/cv.ts';
import { cvLink } from './content/cv/link.ts';
import { diary } from './content/diary.ts';
import { item } from './content/item.ts';
import { post } from './content/post.ts';
import { poster } from './content/poster.ts';
import { relic } from './content/relic.ts';
import { section } from './content/section.ts';
import { placed } from './content/section/placed.ts';
import { product } from './content/product.ts';
import { discount, discountGroup } from './commerce/discount.ts';
import { due } from './commerce/due.ts';
import { invoice } from './commerce/invoice.ts';
import type { Call, Endpoint, Result } from './http/endpoint.ts';
import { checkIn } from './event/checkIn.ts';
import { attendance } from './event/attendance.ts';
import { ticket } from './event/ticket.ts';
import { wedding } from './event/wedding.ts';
import { associationReport } from './event/associationReport.ts';
import { auth } from './identity/auth.ts';
import { consent } from './identity/consent.ts';
import { administration } from './insight/administration.ts';
import { audit } from './insight/audit.ts';
import { companySignIn } from './insight/companySignIn.ts';
import { explore } from './insight/explore.ts';
import { integration } from './insight/integration.ts';
import { seal } from './insight/seal.ts';
import { home } from './insight/home.ts';
import { dashboard, tracking } from './insight/tracking.ts';
import { privacy } from './insight/privacy.ts';
import type { PagePreview } from './insight/privacy/view.rules.ts';
import { dataExport } from './insight/privacy/export.ts';
import { dataRequest } from './insight/privacy/request.ts';
import { leaving } from './insight/privacy/leaving.ts';
import { unasked } from './insight/privacy/unasked.ts';
import { search } from './insight/search.ts';
import { queue } from './insight/administration/queue.ts';
import { slide } from './insight/administration/slides.ts';
import { card } from './profile/card.ts';
import { agency } from './profile/agency.ts';
import { friend } from './profile/friend.ts';
import { group } from './profile/group.ts';
import { groupStaff } from './profile/group/staff.ts';
import { memberStaff } from './profile/member/staff.ts';
import { terms } from './profile/member/terms.ts';
import { member } from './profile/member.ts';
import { registration } from './profile/registration.ts';
import { place } from './profile/place.ts';
import { upload } from './profile/upload.ts';
import { contact } from './social/contact.ts';
import { message } from './social/message.ts';
import { notification } from './social/notification.ts';
import { phonebook } from './social/phonebook.ts';
import type { Locale } from './words.ts';

/** Every endpoint of the API by module; the API serves no others. */
export const contract = {
  auth,
  consent,
  member,
  group,
  agency,
  friend,
  card,
  place,
  upload,
  registration,
  item: { ...item, ...section, ...placed },
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
  audit: { ...audit, ...administration },
  // Calls of the platform's staff about slides, members, groups and terms.
  slide,
  queue,
  memberStaff,
  groupStaff,
  terms,
};
/** The endpoints by module and name, with their literal types. */
export type Contract = typeof contract;

/** Arguments of a client call: none for an endpoint without parts, else one object with its parts. */
type Arguments<E extends Endpoint> = Record<never, never> extends Call<E> ? [call?: Call<E>] : [call: Call<E>];

/**
 * The API as typed functions: validation, access checks and serialisation are as over HTTP; a refusal throws
 * ProblemError.
 */
export type Client = {
  readonly [M in keyof Contract]: {
    readonly [E in keyof Contract[M]]: Contract[M][E] extends infer T extends Endpoint
      ? (...call: Arguments<T>) => Promise<Result<T>>
      : never;
  };
};

/** The caller for whom a client makes calls. */
export interface Credentials {
  /** A session's access token, or a partner's token for single sign-on. */
  readonly token?: string | undefined;
  /** The refresh token of the reader's cookie, for the calls that fall back to it. */
  readonly refreshToken?: string | undefined;
  readonly locale: Locale;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Excluded from statistics: the sender asks not to be tracked, or the request is a prefetch. */
  readonly uncounted?: boolean | undefined;
  /** Value of one of the reader's cookies, including changes by earlier calls of the same request. */
  readonly cookie?: ((name: string) => string | undefined) | undefined;
  /** Loaded as part of a page or as a prefetch; not a navigation of a person (`navigation.ts`). */
  readonly isFetched?: boolean | undefined;
  /** Sent from this machine itself (`local-request.ts`). */
  readonly isLocal?: boolean | undefined;
  /** The page that its manager previews: every call of the client reads with the rights of the previewed audience. */
  readonly seeing?: PagePreview | undefined;
}

/** A client for one request, and the Set-Cookie values that its calls produced. */
export interface ClientSession {
  readonly client: Client;
  readonly cookies: () => readonly string[];
}

/** Creates a client for the reader of one request. */
export type ClientFactory = (credentials: Credentials) => ClientSession;
