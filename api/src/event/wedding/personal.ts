import { sql } from '../../platform/database/orm.ts';
import type { PgColumn } from '../../platform/database/orm-tables.ts';
import { deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { weddingGifts, weddingGuests, weddingNames, weddingPhotos, weddings, weddingTables } from './tables.ts';

const ofOwnWedding =
  (weddingId: PgColumn): Personal['rows'] =>
  ({ memberId }) =>
    sql`${weddingId} in (select ${weddings.id} from ${weddings} where ${weddings.memberId} = ${memberId})`;

/** Personal data of weddings: members' invitations and their guests. */
export const weddingPersonal: readonly Personal[] = [
  personalData({
    table: weddingNames,
    by: [],
    rows: ofOwnWedding(weddingNames.weddingId),
    gives: exportedAs('wedding-names', 'Địa chỉ thiệp cưới', 'Addresses of invitations'),
    fate: deleted,
  }),
  personalData({
    table: weddingGifts,
    by: [],
    rows: ofOwnWedding(weddingGifts.weddingId),
    gives: exportedAs('wedding-gifts', 'Quà mừng cưới', 'Wedding gifts', [weddingGifts.words]),
    fate: deleted,
  }),
  personalData({
    table: weddingPhotos,
    by: [],
    rows: ofOwnWedding(weddingPhotos.weddingId),
    gives: exportedAs('wedding-photos', 'Ảnh khách mời gửi', 'Photos sent by wedding guests'),
    fate: deleted,
  }),
  personalData({
    table: weddingGuests,
    by: [],
    rows: ofOwnWedding(weddingGuests.weddingId),
    gives: exportedAs('wedding-guests', 'Khách mời đám cưới', 'Wedding guests', [weddingGuests.words]),
    fate: deleted,
  }),
  personalData({
    table: weddingTables,
    by: [],
    rows: ofOwnWedding(weddingTables.weddingId),
    gives: exportedAs('wedding-tables', 'Bàn tiệc cưới', 'Wedding tables'),
    fate: deleted,
  }),
  personalData({
    table: weddings,
    by: [weddings.memberId],
    gives: exportedAs('weddings', 'Thiệp cưới', 'Wedding invitations'),
    fate: deleted,
  }),
];
