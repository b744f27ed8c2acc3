import { sql } from '../../platform/database/orm.ts';
import { deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { weddingGuests, weddings } from './tables.ts';

/** Personal data of weddings: members' invitations and their guests. */
export const weddingPersonal: readonly Personal[] = [
  personalData({
    table: weddingGuests,
    by: [],
    rows: ({ memberId }) =>
      sql`${weddingGuests.weddingId} in (select ${weddings.id} from ${weddings} where ${weddings.memberId} = ${memberId})`,
    gives: exportedAs('wedding-guests', 'Khách mời đám cưới', 'Wedding guests', [weddingGuests.words]),
    fate: deleted,
  }),
  personalData({
    table: weddings,
    by: [weddings.memberId],
    gives: exportedAs('weddings', 'Thiệp cưới', 'Wedding invitations'),
    fate: deleted,
  }),
];
