import { affiliatePersonal } from '../../commerce/affiliate/personal.ts';
import { discountPersonal } from '../../commerce/discount/personal.ts';
import { perkPersonal } from '../../commerce/perk/personal.ts';
import { orderPersonal } from '../../commerce/order/personal.ts';
import { pointPersonal } from '../../commerce/point/personal.ts';
import { cvPersonal } from '../../content/cv/personal.ts';
import { itemPersonal } from '../../content/item/personal.ts';
import { reportPersonal } from '../../event/associationReport/personal.ts';
import { checkInPersonal } from '../../event/checkIn/personal.ts';
import { weddingPersonal } from '../../event/wedding/personal.ts';
import { authPersonal } from '../../identity/auth/personal.ts';
import { consentPersonal } from '../../identity/consent/personal.ts';
import type { Personal } from '../../platform/personal/personal.ts';
import { platformPersonal } from '../../platform/personal/platform.ts';
import { agencyPersonal } from '../../profile/agency/personal.ts';
import { cardPersonal } from '../../profile/card/personal.ts';
import { friendPersonal } from '../../profile/friend/personal.ts';
import { groupPersonal } from '../../profile/group/personal.ts';
import { memberPersonal } from '../../profile/member/personal.ts';
import { pagePersonal } from '../../profile/page/personal.ts';
import { shortLinkPersonal } from '../../profile/shortLink/personal.ts';
import { registrationPersonal } from '../../profile/registration/personal.ts';
import { uploadPersonal } from '../../profile/upload/personal.ts';
import { contactPersonal } from '../../social/contact/personal.ts';
import { paymentPersonal } from '../../commerce/payment/personal.ts';
import { duePersonal } from '../../commerce/due/personal.ts';
import { attendancePersonal } from '../../event/attendance/personal.ts';
import { invoicePersonal } from '../../commerce/invoice/personal.ts';
import { ticketPersonal } from '../../event/ticket/personal.ts';
import { messagePersonal } from '../../social/message/personal.ts';
import { notificationPersonal } from '../../social/notification/personal.ts';
import { phonebookPersonal } from '../../social/phonebook/personal.ts';
import { auditPersonal } from '../audit/personal.ts';
import { companySignInPersonal } from '../companySignIn/personal.ts';
import { integrationPersonal } from '../integration/personal.ts';
import { searchPersonal } from '../search/personal.ts';
import { trackingPersonal } from '../tracking/personal.ts';
import { privacyPersonal } from './personal.ts';

/**
 * Personal data of all modules, in the order of erasure: rows that refer to others first, the account last. So an
 * erasure that was interrupted can be repeated.
 */
export const registry: readonly Personal[] = [
  ...privacyPersonal,
  ...auditPersonal,
  ...integrationPersonal,
  ...paymentPersonal,
  ...duePersonal,
  ...attendancePersonal,
  ...invoicePersonal,
  ...ticketPersonal,
  ...companySignInPersonal,
  ...trackingPersonal,
  ...weddingPersonal,
  ...checkInPersonal,
  ...reportPersonal,
  ...affiliatePersonal,
  ...discountPersonal,
  ...perkPersonal,
  ...orderPersonal,
  ...pointPersonal,
  ...contactPersonal,
  ...messagePersonal,
  ...phonebookPersonal,
  ...notificationPersonal,
  ...itemPersonal,
  ...cvPersonal,
  ...friendPersonal,
  ...groupPersonal,
  ...agencyPersonal,
  ...registrationPersonal,
  ...cardPersonal,
  ...uploadPersonal,
  ...shortLinkPersonal,
  ...pagePersonal,
  ...memberPersonal,
  ...searchPersonal,
  ...platformPersonal,
  ...consentPersonal,
  ...authPersonal,
];
