import { deleted, given, personal, type Personal, withheld } from '../../platform/personal/personal.ts';
import { phonebookEntries } from './tables.ts';

/** What is kept in phonebooks. */
export const phonebookPersonal: readonly Personal[] = [
  personal({
    table: phonebookEntries,
    by: [phonebookEntries.memberId],
    gives: given('phonebook', 'Danh bạ', 'Phonebook', [phonebookEntries.folded, phonebookEntries.searched]),
    fate: deleted,
  }),
  personal({
    table: phonebookEntries,
    by: [phonebookEntries.contactMemberId],
    gives: withheld('other people’s phonebooks are theirs'),
    // A copy of the member's card that the product made. What somebody wrote by hand, without their page, is not this.
    fate: deleted,
  }),
];
