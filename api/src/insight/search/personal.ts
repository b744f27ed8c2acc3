import { and, eq } from '../../platform/database/orm.ts';
import { deleted, personalData, type Personal, excludedFromExport } from '../../platform/personal/personal.ts';
import { searchEntries, searchPhones } from './tables.ts';

const OF_PAGE = excludedFromExport('made of the page and its content, by triggers');

/** Search data of pages; their words are deleted with the last page that contains them (`purgeWords`). */
export const searchPersonal: readonly Personal[] = [
  personalData({
    table: searchEntries,
    by: [searchEntries.ownerId],
    rows: ({ memberId }) => and(eq(searchEntries.ownerKind, 'member'), eq(searchEntries.ownerId, memberId)),
    gives: OF_PAGE,
    fate: deleted,
  }),
  personalData({
    table: searchPhones,
    by: [searchPhones.ownerId],
    rows: ({ memberId }) => and(eq(searchPhones.ownerKind, 'member'), eq(searchPhones.ownerId, memberId)),
    gives: OF_PAGE,
    fate: deleted,
  }),
];
