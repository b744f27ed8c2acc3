import { fill, type Locale, type Words } from '../../words.ts';

/** A group without a name. */
export const aGroup: Words = { vi: 'một nhóm', en: 'a group' };
/** A group without a name, to its customers. */
export const aShop: Words = { vi: 'một cửa hàng', en: 'a shop' };
const anAgency: Words = { vi: 'Một đại lý', en: 'An agency' };
const intoAgency: Words = { vi: '{group} gia nhập', en: '{group} to join it' };
const toRunAgency: Words = { vi: 'bạn làm quản trị viên', en: 'you to be an admin' };

/** The agency of an offer, and whom it invites, as parts of the sentence. */
export const offerWords = (
  data: Readonly<Record<string, string>>,
  locale: Locale,
): { readonly agency: string; readonly whom: string } => ({
  agency: data['agencyName'] || anAgency[locale],
  whom: data['groupName'] ? fill(intoAgency[locale], { group: data['groupName'] }) : toRunAgency[locale],
});
