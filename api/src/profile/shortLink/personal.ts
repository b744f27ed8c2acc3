import { and, eq } from '../../platform/database/orm.ts';
import { deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { shortLinks } from './tables.ts';

/** Personal data in the short links of a member's page. */
export const shortLinkPersonal: readonly Personal[] = [
  personalData({
    table: shortLinks,
    by: [shortLinks.ownerId],
    rows: ({ memberId }) => and(eq(shortLinks.ownerKind, 'member'), eq(shortLinks.ownerId, memberId)),
    gives: exportedAs('short-links', 'Liên kết rút gọn', 'Short links'),
    fate: deleted,
  }),
];
