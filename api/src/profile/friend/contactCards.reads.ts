import { sql, type SQL, type SQLWrapper } from '../../platform/database/orm.ts';
import { visibleContactCards } from '../directory/members/contactCard.reads.ts';
import { friendships } from './tables.ts';

/**
 * Contact cards of a member's friends, and of others whose ids `others` selects, as rows of a larger query with the
 * columns of {@link visibleContactCards}; each limited to what the member may see.
 */
export const contactCardsOfFriends = (memberId: string | SQLWrapper, others: SQL): SQL => {
  const side = (own: SQLWrapper, other: SQLWrapper) =>
    sql`select ${other} as id, true as friend from ${friendships}
      where ${own} = ${memberId} and ${friendships.status} = 'accepted'`;
  return visibleContactCards(sql`
    select id, bool_or(friend) as friend from (
      ${side(friendships.fromId, friendships.toId)} union all ${side(friendships.toId, friendships.fromId)}
      union all select id, false from (${others}) as others
    ) as each group by id`);
};
