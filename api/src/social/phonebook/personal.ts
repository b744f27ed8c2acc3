import {
  deleted,
  exportedAs,
  personalData,
  type Personal,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { phonebookEntries } from './tables.ts';

/** Personal data in phonebooks. */
export const phonebookPersonal: readonly Personal[] = [
  personalData({
    table: phonebookEntries,
    by: [phonebookEntries.memberId],
    gives: exportedAs('phonebook', 'Danh bạ', 'Contacts', [phonebookEntries.folded, phonebookEntries.searched]),
    fate: deleted,
  }),
  personalData({
    table: phonebookEntries,
    by: [phonebookEntries.contactMemberId],
    gives: excludedFromExport('other people’s phonebooks are theirs'),
    // A copy of the member's card that the product made. Entries written by hand, without a link to the member, are not
    // included.
    fate: deleted,
  }),
];
