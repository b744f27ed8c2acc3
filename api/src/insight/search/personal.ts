import { and, eq } from '../../platform/database/orm.ts';
import { deleted, personal, type Personal, withheld } from '../../platform/personal/personal.ts';
import { searchEntries, searchPhones } from './tables.ts';

const OF_PAGE = withheld('made of the page and its content, by triggers');

/** What searching keeps of pages; their words are forgotten with the last page that has them (`forgetWords`). */
export const searchPersonal: readonly Personal[] = [
  personal({
    table: searchEntries,
    by: [searchEntries.ownerId],
    rows: ({ memberId }) => and(eq(searchEntries.ownerKind, 'member'), eq(searchEntries.ownerId, memberId)),
    gives: OF_PAGE,
    fate: deleted,
  }),
  personal({
    table: searchPhones,
    by: [searchPhones.ownerId],
    rows: ({ memberId }) => and(eq(searchPhones.ownerKind, 'member'), eq(searchPhones.ownerId, memberId)),
    gives: OF_PAGE,
    fate: deleted,
  }),
];
