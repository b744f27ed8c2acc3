import type { ContentKind } from '@m4u/contract/content/item/schema';
import type { Owner } from '@m4u/contract/common';

const pathRoot = ({ kind }: Pick<Owner, 'kind'>): string => (kind === 'member' ? '/me' : '/mbg');

/** Path of a page. */
export const pagePath = (owner: Owner): string => `${pathRoot(owner)}/${owner.id}`;

/** Path segment of each kind of content; posters have no screen of their own. */
const SPELLED: Readonly<Record<Exclude<ContentKind, 'poster'>, string>> = {
  post: 'posts',
  product: 'products',
  relic: 'relics',
  activity: 'detail-activity',
  diary: 'diary',
  album: 'albums',
};

/** Path of the screen that shows a piece of content. */
export const piecePath = ({ kind, owner, id }: { kind: ContentKind; owner: Owner; id: string }): string =>
  kind === 'poster' ? pagePath(owner) : `${pathRoot(owner)}/${SPELLED[kind]}/${id}`;

const DAY_FORMAT = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** A day in Vietnam as letters write it, DD/MM/YYYY. */
export const formatDay = (moment: Date): string => DAY_FORMAT.format(moment);
