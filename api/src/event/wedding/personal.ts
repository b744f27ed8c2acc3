import { sql } from '../../platform/database/orm.ts';
import { deleted, given, personal, type Personal } from '../../platform/personal/personal.ts';
import { weddingGuests, weddings } from './tables.ts';

/** Invitations of members, and whom they invited. */
export const weddingPersonal: readonly Personal[] = [
  personal({
    table: weddingGuests,
    by: [],
    rows: ({ memberId }) =>
      sql`${weddingGuests.weddingId} in (select ${weddings.id} from ${weddings} where ${weddings.memberId} = ${memberId})`,
    gives: given('wedding-guests', 'Khách mời đám cưới', 'Wedding guests', [weddingGuests.words]),
    fate: deleted,
  }),
  personal({
    table: weddings,
    by: [weddings.memberId],
    gives: given('weddings', 'Thiệp cưới', 'Wedding invitations'),
    fate: deleted,
  }),
];
