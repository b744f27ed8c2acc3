import { eq, or } from '../../platform/database/orm.ts';
import { retainedActions, deleted, exportedAs, personalData, type Personal } from '../../platform/personal/personal.ts';
import { agencyAdmins } from './admins/tables.ts';
import { agencyOffers } from './offers/tables.ts';

/** Personal data of members in agencies. */
export const agencyPersonal: readonly Personal[] = [
  personalData({
    table: agencyAdmins,
    by: [agencyAdmins.memberId],
    gives: exportedAs('agencies', 'Đại lý bạn quản lý', 'Agencies you manage'),
    fate: deleted,
  }),
  personalData({
    table: agencyOffers,
    by: [agencyOffers.memberId],
    rows: ({ memberId, email, phone }) =>
      or(
        eq(agencyOffers.memberId, memberId),
        email === null ? undefined : eq(agencyOffers.email, email),
        phone === null ? undefined : eq(agencyOffers.phone, phone),
      ),
    gives: exportedAs('agency-offers', 'Lời mời làm quản trị viên đại lý', 'Agency admin invitations'),
    fate: deleted,
  }),
  retainedActions(agencyAdmins, agencyAdmins.addedBy),
  retainedActions(agencyOffers, agencyOffers.offeredBy, agencyOffers.answeredBy),
];
