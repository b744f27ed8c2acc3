import { and, eq } from '../../platform/database/orm.ts';
import { deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { linkClicks } from './tables.ts';

/** Personal data in the link counts of a member's page. */
export const pagePersonal: readonly Personal[] = [
  personalData({
    table: linkClicks,
    by: [linkClicks.ownerId],
    rows: ({ memberId }) => and(eq(linkClicks.ownerKind, 'member'), eq(linkClicks.ownerId, memberId)),
    gives: exportedAs('link-clicks', 'Lượt nhấp liên kết', 'Link clicks'),
    fate: deleted,
  }),
];
