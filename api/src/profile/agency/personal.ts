import { eq, or } from '../../platform/database/orm.ts';
import { deeds, deleted, given, personal, type Personal } from '../../platform/personal/personal.ts';
import { agencyAdmins } from './admins/tables.ts';
import { agencyOffers } from './offers/tables.ts';

/** What agencies keep of members. */
export const agencyPersonal: readonly Personal[] = [
  personal({
    table: agencyAdmins,
    by: [agencyAdmins.memberId],
    gives: given('agencies', 'Đại lý bạn quản trị', 'Agencies that you administer'),
    fate: deleted,
  }),
  personal({
    table: agencyOffers,
    by: [agencyOffers.memberId],
    rows: ({ memberId, email, phone }) =>
      or(
        eq(agencyOffers.memberId, memberId),
        email === null ? undefined : eq(agencyOffers.email, email),
        phone === null ? undefined : eq(agencyOffers.phone, phone),
      ),
    gives: given('agency-offers', 'Lời mời quản trị đại lý', 'Offers to administer agencies'),
    fate: deleted,
  }),
  deeds(agencyAdmins, agencyAdmins.addedBy),
  deeds(agencyOffers, agencyOffers.offeredBy, agencyOffers.answeredBy),
];
