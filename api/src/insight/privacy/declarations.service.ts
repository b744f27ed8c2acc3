import { affiliatePersonal } from '../../commerce/affiliate/personal.service.ts';
import { discountPersonal } from '../../commerce/discount/personal.service.ts';
import { pointPersonal } from '../../commerce/point/personal.service.ts';
import { cvPersonal } from '../../content/cv/personal.service.ts';
import { itemPersonal } from '../../content/item/personal.service.ts';
import { reportPersonal } from '../../event/associationReport/personal.service.ts';
import { checkInPersonal } from '../../event/checkIn/personal.service.ts';
import { weddingPersonal } from '../../event/wedding/personal.service.ts';
import { authPersonal } from '../../identity/auth/personal.service.ts';
import { consentPersonal } from '../../identity/consent/personal.service.ts';
import type { Personal } from '../../platform/personal/personal.ts';
import { platformPersonal } from '../../platform/personal/platform.ts';
import { agencyPersonal } from '../../profile/agency/personal.service.ts';
import { cardPersonal } from '../../profile/card/personal.service.ts';
import { friendPersonal } from '../../profile/friend/personal.service.ts';
import { groupPersonal } from '../../profile/group/personal.service.ts';
import { memberPersonal } from '../../profile/member/personal.service.ts';
import { registrationPersonal } from '../../profile/registration/personal.service.ts';
import { uploadPersonal } from '../../profile/upload/personal.service.ts';
import { contactPersonal } from '../../social/contact/personal.service.ts';
import { messagePersonal } from '../../social/message/personal.service.ts';
import { notificationPersonal } from '../../social/notification/personal.service.ts';
import { phonebookPersonal } from '../../social/phonebook/personal.service.ts';
import { auditPersonal } from '../audit/personal.service.ts';
import { searchPersonal } from '../search/personal.service.ts';
import { trackingPersonal } from '../tracking/personal.service.ts';
import { privacyPersonal } from './personal.queries.ts';

/**
 * Everything that is kept of members, of all modules, in the order in which it is erased: what refers to other rows goes
 * before them, the account last, so that an erasure that breaks off is done again.
 */
export const registry: readonly Personal[] = [
  ...privacyPersonal,
  ...auditPersonal,
  ...trackingPersonal,
  ...weddingPersonal,
  ...checkInPersonal,
  ...reportPersonal,
  ...affiliatePersonal,
  ...discountPersonal,
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
  ...memberPersonal,
  ...searchPersonal,
  ...platformPersonal,
  ...consentPersonal,
  ...authPersonal,
];
