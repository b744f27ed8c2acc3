import { deleted, given, personal, type Personal, withheld } from '../../platform/personal/personal.ts';
import { friendships, memberBlocks } from './tables.ts';

/** Who knows whom, and who has blocked whom. */
export const friendPersonal: readonly Personal[] = [
  personal({
    table: friendships,
    by: [friendships.fromId, friendships.toId],
    gives: given('friends', 'Bạn bè', 'Friends'),
    fate: deleted,
  }),
  personal({
    table: memberBlocks,
    by: [memberBlocks.memberId],
    gives: given('blocked', 'Người bạn đã chặn', 'People whom you blocked'),
    fate: deleted,
  }),
  personal({
    table: memberBlocks,
    by: [memberBlocks.blockedId],
    gives: withheld('who has blocked somebody is nobody else’s to know'),
    fate: deleted,
  }),
];
