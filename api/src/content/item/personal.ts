import { and, eq } from '../../platform/database/orm.ts';
import { deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { contentPlacements } from './placement/tables.ts';
import { contentItems } from './tables.ts';

/** Columns that are not exported, since they are derived from the others. */
const DERIVED_COLUMNS = [contentItems.folded, contentItems.searched, contentItems.excerpt, contentItems.rank] as const;

/** Posts, products, relics and the other pieces of pages. */
export const itemPersonal: readonly Personal[] = [
  personalData({
    table: contentPlacements,
    by: [contentPlacements.memberId],
    gives: exportedAs('content-in-groups', 'Nội dung của bạn trong các nhóm', 'Your content in groups'),
    fate: deleted,
  }),
  personalData({
    table: contentItems,
    by: [contentItems.ownerId],
    rows: ({ memberId }) => and(eq(contentItems.ownerKind, 'member'), eq(contentItems.ownerId, memberId)),
    gives: exportedAs('content', 'Nội dung trên trang của bạn', 'Content of your page', DERIVED_COLUMNS),
    fate: deleted,
  }),
  personalData({
    table: contentItems,
    by: [contentItems.memberId],
    rows: ({ memberId }) => and(eq(contentItems.ownerKind, 'group'), eq(contentItems.memberId, memberId)),
    gives: exportedAs(
      'content-for-groups',
      'Nội dung bạn viết cho nhóm',
      'Content that you wrote for groups',
      DERIVED_COLUMNS,
    ),
    // The piece belongs to the group and stays; its author is removed.
    fate: { set: { memberId: null } },
  }),
];
