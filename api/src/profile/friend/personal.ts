import {
  deleted,
  exportedAs,
  personalData,
  type Personal,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { friendships, memberBlocks } from './tables.ts';

/** Personal data in friendships and blocks. */
export const friendPersonal: readonly Personal[] = [
  personalData({
    table: friendships,
    by: [friendships.fromId, friendships.toId],
    gives: exportedAs('friends', 'Bạn bè', 'Friends'),
    fate: deleted,
  }),
  personalData({
    table: memberBlocks,
    by: [memberBlocks.memberId],
    gives: exportedAs('blocked', 'Người bạn đã chặn', 'People you blocked'),
    fate: deleted,
  }),
  personalData({
    table: memberBlocks,
    by: [memberBlocks.blockedId],
    gives: excludedFromExport('who has blocked somebody is nobody else’s to know'),
    fate: deleted,
  }),
];
