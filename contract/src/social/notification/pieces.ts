import { fill, type Locale, type Words } from '../../words.ts';
import { aGroup } from './offers.ts';

/** Texts for the writer of a piece. */
const toWriter: Readonly<Record<string, Words>> = {
  shown: { vi: '{group} đã đưa “{title}” của bạn lên trang', en: '{group} shows your “{title}” on its page' },
  refused: { vi: '{group} không duyệt “{title}” của bạn', en: '{group} didn’t approve your “{title}”' },
  removed: { vi: '{group} đã gỡ “{title}” của bạn khỏi trang', en: '{group} removed your “{title}” from its page' },
};

/** Texts for the admins of the group. */
const toAdmins: Readonly<Record<string, Words>> = {
  waiting: {
    vi: '{name} muốn đưa “{title}” lên trang {group}',
    en: '{name} wants to show “{title}” on {group}’s page',
  },
  shown: { vi: '{name} đã đưa “{title}” lên trang {group}', en: '{name} added “{title}” to {group}’s page' },
  refused: {
    vi: '{name} không duyệt “{title}” cho trang {group}',
    en: '{name} didn’t approve “{title}” for {group}’s page',
  },
  removed: { vi: '{name} đã gỡ “{title}” khỏi trang {group}', en: '{name} removed “{title}” from {group}’s page' },
  withdrawn: { vi: '{name} đã rút “{title}” khỏi {group}', en: '{name} withdrew “{title}” from {group}' },
};
const someNews: Words = { vi: '“{title}” có cập nhật ở {group}', en: '“{title}” has an update in {group}' };

type Data = Readonly<Record<string, string>>;

/** Text of news about a member's piece in a group, for its writer or an admin; `name` is who acted. */
export const pieceWords = (
  { data, readerId }: { readonly data: Data; readonly readerId?: string | undefined },
  name: string,
  locale: Locale,
): string => {
  const texts = data['writer'] === readerId ? toWriter : toAdmins;
  return fill((texts[data['news'] ?? ''] ?? someNews)[locale], {
    title: data['title'] ?? '',
    group: data['groupName'] || aGroup[locale],
    name,
  });
};

/** Path of the screen for it: the piece for its writer, the pieces of the group for admins. */
export const piecePath = (data: Data, readerId: string | undefined): string => {
  const [piece, group] = [encodeURIComponent(data['piece'] ?? ''), encodeURIComponent(data['group'] ?? '')];
  if (data['writer'] === readerId) return data['kind'] === 'product' ? `/me/products/${piece}` : `/me/posts/${piece}`;
  const states: Readonly<Record<string, string>> = { shown: '?state=shown', refused: '?state=refused' };
  return `/action/company/${group}/pieces${states[data['news'] ?? ''] ?? ''}`;
};
