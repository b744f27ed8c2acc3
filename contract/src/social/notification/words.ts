import { registrationWords } from './registrationWords.ts';
import { fill, type Locale, type Words } from '../../words.ts';
import type { NoticeKind } from './kinds.ts';
import { affiliatePath, affiliateWords } from './affiliate.ts';
import { answerWords, changeWords, newsWords } from './news.ts';
import { piecePath, pieceWords } from './pieces.ts';
import { dueNoticePath, dueTexts, dueWords } from './due.ts';
import { groupTexts, type KindWords } from './groupTexts.ts';
import { groupStaffPath, groupStaffWords } from './groupStaff.ts';
import { paymentPath, paymentTitle, paymentWords } from './payment.ts';
import { pointWords } from './points.ts';
import { ticketNoticePath, ticketTexts, ticketWords } from './ticket.ts';
import { aGroup, aShop, offerWords } from './offers.ts';
import { webhookStopped, webhookTitle } from './webhook.ts';
import { weddingScreen, weddingWords } from './wedding.ts';
import { reportWords } from './reports.ts';

/**
 * Input for the text of a notification. Keys of `data`, by kind:
 * - `contact`: `owner` (id of the member or group whose page it is), `contact` (id of the message), `name` (its
 *   author); `about` is the owner.
 * - `card-received`: `entry` (of the phonebook), `name` (the sender).
 * - `card-changed`: `card` (a printed one), `change` (the change, as in its history).
 * - `message`, `message-request`: `conversation`; a group conversation may have its `name`. `about` of `message` is the
 *   conversation.
 * - `group-invitation`: `invitation`, `groupName`; `about` is the group.
 * - `group-invitation-answered`: `group`, `groupName`, `news` (accepted, declined), `name` (whom the group invited, where
 *   the actor is not shown); `about` is the group.
 * - `group-request`, `group-accepted`: `group`, `groupName`; `about` is the group.
 * - `group-piece`: `piece`, `kind` (post, product), `title`, `writer` (id of its owner), `news` (its state in the group),
 *   `group`, `groupName`; `about` is the group and the piece.
 * - `group-staff`, to owners or admins of a group: `news` (as in `groupStaff.ts`), `group`, `groupName`, `member` and `person` (id
 *   and name of the person changed), `role`, `order` and `points`, `payout`, `vnd`, `domain`; `about` begins with the group.
 * - `registration`: `registration` (whose data or state another person changed), `news` (the step); `about` is the
 *   registration.
 * - `order-request`: `request`, `product` (its title), `news` (its last step, `made` as `ordered` or `asked`), `name`
 *   (the group, or an actor without a page); `about` is the request.
 * - `points`: `group`, `groupName`, `order`, `change` (created, corrected, cancelled), `earned`, `spent` (of the
 *   order), `balance`; `waiting` is set while the member must first confirm the phone number that has the points.
 *   `about` is the order. Gifts have `change` gift-given or gift-got, and `points`; the other member is the actor.
 * - `points-expiring`: `group`, `groupName`, `points`, `day` (the last valid one); `about` is the group, with the day for a
 *   `reminder` in the last week.
 * - `affiliate`: `news` (approved, rejected, paid; account: a payout account is needed; waiting: for admins), `group`,
 *   `groupName`, `campaign` and `title` of a reward. `about` is the campaign, or the group.
 * - `association-report`: `news` (submitted, for admins of the agency; returned, for admins of the group), `report`,
 *   `period`, `group`, `groupName`; `about` is the report.
 * - `wedding`: `wedding`, `name` (the guest who replied or sent photos), `news` (coming, declined, photos), `people`
 *   (number of guests), `wished` when there is a new wish; `about` is the wedding. News `deadline`: `people` without a
 *   reply, last `day`.
 * - `payment`: `news` (as in `payment.ts`), `group`, `groupName`, `amount` (VND); of a payment `payment`, `token`, `title`,
 *   to the buyer of a paid order `receipt` (its number) and `request`, and when it is asked for `bin`, `bank`, `account`, `owner`, `memo`; of a transfer to settle `notice`; of a new account, to
 *   owners, `bank`, `account`. `about` is the payment, or the group and what it is about.
 * - `ticket`: `news` (as in `ticket.ts`), `group`, `groupName`, `title` (of the event), `token`; of a hold its end `until`;
 *   of money to return, to admins, `name`, `amount` (VND), `payment`. `about` is the ticket.
 * - `due`: `news` (as in `due.ts`), `group`, `groupName`, `level`, `day` (the last day). `about` is the group.
 * - `webhook`: `group`, `groupName`, `host` (of the endpoint that fails); `about` is the endpoint.
 * Other kinds need no data. `name` is used only when the actor has no page: the name of an actor's page takes
 * precedence.
 */
export interface NoticeWordsInput {
  readonly kind: NoticeKind;
  /** Name of the member who acted last; empty or absent for a person without a page. */
  readonly actorName?: string | undefined;
  /** Id or short link of the actor's page; absent when there is no page to link to. */
  readonly actorPage?: string | undefined;
  /** Number of events. */
  readonly count: number;
  readonly data: Readonly<Record<string, string>>;
  /** Id of the member who receives the notification. */
  readonly readerId?: string | undefined;
}

const texts: Readonly<Record<NoticeKind, KindWords>> = {
  ...groupTexts,
  'friend-request': {
    title: { vi: 'Lời mời kết bạn', en: 'Friend request' },
    one: { vi: '{name} đã gửi lời mời kết bạn', en: '{name} sent you a friend request' },
    many: { vi: '{name} và {others} đã gửi lời mời kết bạn', en: '{name} and {others} sent you friend requests' },
  },
  'friend-accepted': {
    title: { vi: 'Bạn mới', en: 'New friend' },
    one: { vi: '{name} đã chấp nhận lời mời kết bạn của bạn', en: '{name} accepted your friend request' },
    many: {
      vi: '{name} và {others} đã chấp nhận lời mời kết bạn của bạn',
      en: '{name} and {others} accepted your friend requests',
    },
  },
  contact: {
    title: { vi: 'Lời nhắn mới', en: 'New message on your page' },
    one: { vi: '{name} đã để lại lời nhắn trên {page}', en: '{name} left a message on {page}' },
    many: {
      vi: 'Có {count} lời nhắn mới trên {page}, mới nhất là của {name}',
      en: '{count} new messages on {page}, the latest from {name}',
    },
  },
  'card-received': {
    title: { vi: 'Danh thiếp mới', en: 'New card' },
    one: { vi: '{name} đã gửi danh thiếp cho bạn', en: '{name} sent you their card' },
    many: { vi: '{name} và {others} đã gửi danh thiếp cho bạn', en: '{name} and {others} sent you their cards' },
  },
  'card-changed': {
    title: { vi: 'Thẻ của bạn', en: 'Your card' },
    one: { vi: 'Một thẻ của bạn vừa được {change}', en: 'One of your cards was {change}' },
    many: { vi: 'Một thẻ của bạn vừa được {change}', en: 'One of your cards was {change}' },
  },
  message: {
    title: { vi: 'Tin nhắn mới', en: 'New message' },
    one: { vi: '{name} đã nhắn tin cho bạn', en: '{name} sent you a message' },
    many: { vi: '{name} đã nhắn tin cho bạn', en: '{name} sent you a message' },
  },
  'message-request': {
    title: { vi: 'Tin nhắn chờ', en: 'Message request' },
    one: { vi: '{name} muốn nhắn tin với bạn', en: '{name} wants to message you' },
    many: { vi: '{name} và {others} muốn nhắn tin với bạn', en: '{name} and {others} want to message you' },
  },
  registration: {
    title: { vi: 'Đơn của bạn', en: 'Your application' },
    one: { vi: '{registration}', en: '{registration}' },
    many: { vi: '{registration}', en: '{registration}' },
  },
  'order-request': {
    title: { vi: 'Đơn hàng', en: 'Order' },
    one: { vi: '{name} {news} “{product}”', en: '{name} {news} “{product}”' },
    many: {
      vi: '“{product}” có {count} cập nhật, mới nhất: {name} {news}',
      en: '{count} updates on “{product}”, the latest from {name}',
    },
  },
  points: {
    title: { vi: 'Điểm của bạn', en: 'Your points' },
    one: { vi: '{points}', en: '{points}' },
    many: { vi: '{points}', en: '{points}' },
  },
  affiliate: {
    title: { vi: 'Tiếp thị liên kết', en: 'Affiliate program' },
    one: { vi: '{affiliate}', en: '{affiliate}' },
    many: { vi: '{affiliate}', en: '{affiliate}' },
  },
  'association-report': {
    title: { vi: 'Báo cáo hội nhóm', en: 'Association report' },
    one: { vi: '{report}', en: '{report}' },
    many: { vi: '{report}', en: '{report}' },
  },
  privacy: {
    title: { vi: 'Dữ liệu của bạn', en: 'Your data' },
    one: { vi: 'Bản tải về dữ liệu của bạn đã sẵn sàng', en: 'Your data is ready to download' },
    many: { vi: 'Bản tải về dữ liệu của bạn đã sẵn sàng', en: 'Your data is ready to download' },
  },
  'data-request': {
    title: { vi: 'Dữ liệu của bạn', en: 'Your data' },
    one: { vi: 'M4U đã trả lời yêu cầu về dữ liệu của bạn', en: 'M4U replied to your data request' },
    many: { vi: 'M4U đã trả lời yêu cầu về dữ liệu của bạn', en: 'M4U replied to your data request' },
  },
  webhook: { title: webhookTitle, one: webhookStopped, many: webhookStopped },
  payment: {
    title: paymentTitle,
    one: { vi: '{payment}', en: '{payment}' },
    many: { vi: '{payment} ({count} cập nhật)', en: '{payment} ({count} updates)' },
  },
  ticket: ticketTexts,
  due: dueTexts,
  wedding: {
    title: { vi: 'Thiệp cưới', en: 'Wedding invitation' },
    one: { vi: '{wedding}', en: '{wedding}' },
    many: {
      vi: 'Thiệp cưới có {count} tin mới, mới nhất từ {name}',
      en: '{count} updates to your wedding invitation, the latest from {name}',
    },
  },
  'points-expiring': {
    title: { vi: 'Điểm sắp hết hạn', en: 'Points expiring soon' },
    one: { vi: '{points}', en: '{points}' },
    many: { vi: '{points}', en: '{points}' },
  },
  'agency-offer': {
    title: { vi: 'Lời mời của đại lý', en: 'Agency invitation' },
    one: { vi: '{agency} mời {whom}', en: '{agency} invites {whom}' },
    many: { vi: '{agency} có {count} lời mời cho bạn', en: '{agency} has {count} invitations for you' },
  },
};

const somebody: Words = { vi: 'Một người', en: 'Someone' };
const ownPage: Words = { vi: 'trang của bạn', en: 'your page' };
const managedPage: Words = { vi: 'trang bạn quản lý', en: 'a page you manage' };

const aProduct: Words = { vi: 'một sản phẩm', en: 'a product' };

const others: Words = { vi: '{count} người khác', en: '{count} other {count:person|people}' };

/** Name of the actor within a sentence. */
const actorLabel = ({ actorName, data }: NoticeWordsInput, locale: Locale): string =>
  actorName || data['name'] || somebody[locale];

/** Text of a notification: one sentence without markup and without a full stop. */
export const noticeText = (input: NoticeWordsInput, locale: Locale): string => {
  const { kind, count, data, readerId } = input;
  const { one, many } = texts[kind];
  const of = { group: data['groupName'] || aShop[locale], person: actorLabel(input, locale) };
  const isOwn = readerId === undefined || data['owner'] === undefined || data['owner'] === readerId;
  return fill((count > 1 ? many : one)[locale], {
    name: actorLabel(input, locale),
    others: fill(others[locale], { count: count - 1 }),
    count,
    change: changeWords(data['change'], locale),
    news: newsWords(data['news'], locale),
    answer: answerWords(data['news'], locale),
    registration: registrationWords(data['news'], count, locale),
    product: data['product'] || aProduct[locale],
    page: (isOwn ? ownPage : managedPage)[locale],
    group: data['groupName'] || aGroup[locale],
    host: data['host'] ?? '',
    payment:
      kind === 'payment'
        ? paymentWords(data, actorLabel(input, locale), data['groupName'] || aGroup[locale], locale)
        : '',
    ticket: kind === 'ticket' ? ticketWords(data, data['groupName'] || aGroup[locale], locale) : '',
    due: kind === 'due' ? dueWords(data, data['groupName'] || aGroup[locale], locale) : '',
    points: kind === 'points' || kind === 'points-expiring' ? pointWords(kind, data, of, locale) : '',
    piece: kind === 'group-piece' ? pieceWords(input, actorLabel(input, locale), locale) : '',
    staff:
      kind === 'group-staff'
        ? groupStaffWords(data, actorLabel(input, locale), data['groupName'] || aGroup[locale], locale)
        : '',
    wedding: kind === 'wedding' ? weddingWords(data, actorLabel(input, locale), locale) : '',
    affiliate: kind === 'affiliate' ? affiliateWords(data, data['groupName'] || aGroup[locale], locale) : '',
    report: kind === 'association-report' ? reportWords(data, data['groupName'] || aGroup[locale], locale) : '',
    ...offerWords(data, locale),
  });
};

/** Title of a notification, two or three words. */
export const noticeTitle = (kind: NoticeKind, locale: Locale): string => texts[kind].title[locale];

const joinPath = (path: string, part: string | undefined): string =>
  part === undefined ? path : `${path}/${encodeURIComponent(part)}`;

/** Path of the screen that shows the subject of a notification; `me` is the reader's id or short link. */
export const noticePath = ({ kind, count, data, actorPage, readerId }: NoticeWordsInput, me: string): string => {
  switch (kind) {
    case 'friend-request':
      return `${joinPath('/friends', me)}?status=received`;
    case 'friend-accepted':
      return actorPage !== undefined && count === 1 ? joinPath('/me', actorPage) : joinPath('/friends', me);
    case 'contact':
      return joinPath(joinPath('/contacts', data['owner'] ?? me), count === 1 ? data['contact'] : undefined);
    case 'card-received': {
      const entry = count === 1 ? data['entry'] : undefined;
      return entry === undefined ? '/action/phonebook' : `/action/phonebook?entry=${encodeURIComponent(entry)}`;
    }
    case 'card-changed':
      return joinPath('/action/cards', data['card']);
    case 'message':
      return joinPath('/messages', data['conversation']);
    case 'message-request':
      return count === 1 ? joinPath('/messages', data['conversation']) : '/messages?box=requests';
    case 'group-invitation':
      return joinPath('/invitations', data['invitation']);
    case 'group-invitation-answered':
      return `/action/memberManagement?groupId=${encodeURIComponent(data['group'] ?? '')}`;
    case 'group-request':
      return `/action/memberManagement?groupId=${encodeURIComponent(data['group'] ?? '')}&tab=requests`;
    case 'registration':
      return joinPath('/registrations', data['registration']);
    case 'order-request':
      return joinPath('/action/requests', data['request']);
    case 'group-accepted':
      return joinPath('/mbg', data['group']);
    case 'group-staff':
      return groupStaffPath(data);
    case 'group-piece':
      return piecePath(data, readerId);
    case 'points':
      return data['waiting'] === undefined ? joinPath('/order-points', data['group'] ?? me) : '/action/claim';
    case 'points-expiring':
      return joinPath('/order-points', data['group'] ?? me);
    case 'wedding':
      return joinPath('/action/wedding', data['wedding']) + weddingScreen(data);
    case 'affiliate':
      return affiliatePath(data);
    case 'association-report':
      return joinPath('/action/associationReports', data['report']);
    case 'privacy':
      return '/action/privacy';
    case 'data-request':
      return '/action/privacy/requests';
    case 'payment':
      return paymentPath(data);
    case 'ticket':
      return ticketNoticePath(data);
    case 'due':
      return dueNoticePath(data);
    case 'webhook':
      return `/action/developer?groupId=${encodeURIComponent(data['group'] ?? '')}`;
    case 'agency-offer':
      return '/action/company';
  }
};
