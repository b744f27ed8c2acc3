import { orderRequest } from './commerce/order/request.ts';
import { pointBook } from './commerce/book.ts';
import { order } from './commerce/order.ts';
import { affiliateCampaign } from './commerce/affiliate/campaign.ts';
import { affiliateLink } from './commerce/affiliate/link.ts';
import { affiliatePayout } from './commerce/affiliate/payout.ts';
import { affiliateReward } from './commerce/affiliate/reward.ts';
import { affiliate } from './commerce/affiliate.ts';
import { point } from './commerce/point.ts';
import { activity } from './content/activity.ts';
import { album } from './content/album.ts';
import { cv } from './content/cv.ts';
import { diary } from './content/diary.ts';
import { item } from './content/item.ts';
import { post } from './content/post.ts';
import { poster } from './content/poster.ts';
import { relic } from './content/relic.ts';
import { section } from './content/section.ts';
import { product } from './content/product.ts';
import { discount, discountGroup } from './commerce/discount.ts';
import type { Call, Endpoint, Result } from './http/endpoint.ts';
import { checkIn } from './event/checkIn.ts';
import { wedding } from './event/wedding.ts';
import { associationReport } from './event/associationReport.ts';
import { auth } from './identity/auth.ts';
import { consent } from './identity/consent.ts';
import { administration } from './insight/administration.ts';
import { audit } from './insight/audit.ts';
import { explore } from './insight/explore.ts';
import { dashboard, tracking } from './insight/tracking.ts';
import { privacy } from './insight/privacy.ts';
import type { Seeing } from './insight/privacy/view.rules.ts';
import { dataExport } from './insight/privacy/export.ts';
import { dataRequest } from './insight/privacy/request.ts';
import { leaving } from './insight/privacy/leaving.ts';
import { unasked } from './insight/privacy/unasked.ts';
import { search } from './insight/search.ts';
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

/** Every endpoint of the API by module: nothing is served that is not here. */
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
  item: { ...item, ...section },
  post,
  relic,
  album,
  diary,
  poster,
  product,
  activity,
  cv,
  contact,
  message,
  notification,
  phonebook,
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
  search,
  explore,
  tracking,
  dashboard,
  privacy,
  leaving,
  dataExport,
  dataRequest,
  unasked,
  audit: { ...audit, ...administration },
  slide,
  memberStaff,
  groupStaff,
  terms,
};
/** The endpoints by module and name, with their literal types. */
export type Contract = typeof contract;

/** No argument for a call without parts, else one object with its parts. */
type Arguments<E extends Endpoint> = Record<never, never> extends Call<E> ? [call?: Call<E>] : [call: Call<E>];

/** The API as typed functions: validated, decided and serialised as over HTTP; a refusal throws ProblemError. */
export type Client = {
  readonly [M in keyof Contract]: {
    readonly [E in keyof Contract[M]]: Contract[M][E] extends infer T extends Endpoint
      ? (...call: Arguments<T>) => Promise<Result<T>>
      : never;
  };
};

/** On whose behalf a client calls. */
export interface Credentials {
  /** A session's access token, or a partner's token for single sign-on. */
  readonly token?: string | undefined;
  /** The refresh token of the reader's cookie, for the calls that fall back to it. */
  readonly refreshToken?: string | undefined;
  readonly locale: Locale;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Not to be counted: its sender asks not to be followed, or nobody has come yet. */
  readonly uncounted?: boolean | undefined;
  /** Value of one of the reader's cookies, as earlier calls of the same request have set it. */
  readonly cookie?: ((name: string) => string | undefined) | undefined;
  /** Loaded by a page or ahead of a tap; no person goes there (`navigation.ts`). */
  readonly isFetched?: boolean | undefined;
  /** Asked for at this very machine (`local-request.ts`). */
  readonly isLocal?: boolean | undefined;
  /** The page that its manager looks at as others see it: every call of the client reads as those others do. */
  readonly seeing?: Seeing | undefined;
}

/** A client of one request, and the Set-Cookie values its calls want set. */
export interface ClientSession {
  readonly client: Client;
  readonly cookies: () => readonly string[];
}

/** Makes a client for one request's reader. */
export type ClientFactory = (credentials: Credentials) => ClientSession;
