import { and, eq } from '../../platform/database/orm.ts';
import { deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { contentItems } from './tables.ts';

const MADE = [contentItems.folded, contentItems.searched, contentItems.excerpt, contentItems.rank] as const;

/** Posts, products, relics and the other pieces of pages. */
export const itemPersonal: readonly Personal[] = [
  personalData({
    table: contentItems,
    by: [contentItems.ownerId],
    rows: ({ memberId }) => and(eq(contentItems.ownerKind, 'member'), eq(contentItems.ownerId, memberId)),
    gives: exportedAs('content', 'Nội dung trên trang của bạn', 'Content of your page', MADE),
    fate: deleted,
  }),
  personalData({
    table: contentItems,
    by: [contentItems.memberId],
    rows: ({ memberId }) => and(eq(contentItems.ownerKind, 'group'), eq(contentItems.memberId, memberId)),
    gives: exportedAs('content-for-groups', 'Nội dung bạn viết cho nhóm', 'Content that you wrote for groups', MADE),
    // The piece belongs to the group and stays; its author is removed.
    fate: { set: { memberId: null } },
  }),
];
