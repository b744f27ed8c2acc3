import { and, eq } from '../../platform/database/orm.ts';
import { deleted, given, personal, type Personal } from '../../platform/personal/personal.ts';
import { shortLinks } from './tables.ts';

/** Declares what is kept of the short links of a member's page. */
export const shortLinkPersonal: readonly Personal[] = [
  personal({
    table: shortLinks,
    by: [shortLinks.ownerId],
    rows: ({ memberId }) => and(eq(shortLinks.ownerKind, 'member'), eq(shortLinks.ownerId, memberId)),
    gives: given('short-links', 'Đường dẫn rút gọn', 'Short links'),
    fate: deleted,
  }),
];
