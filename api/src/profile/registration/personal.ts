import { eq, or, sql } from '../../platform/database/orm.ts';
import {
  retainedActions,
  deleted,
  exportedAs,
  personalData,
  type Personal,
  type Subject,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { registrations, registrationSteps } from './tables.ts';

/** Registrations by the member, or with the member's email or phone number, e.g. from before the account existed. */
const isOfSubject = ({ memberId, email, phone }: Subject) =>
  or(
    eq(registrations.applicantId, memberId),
    email === null ? undefined : eq(registrations.email, email),
    phone === null ? undefined : eq(registrations.phone, phone),
  );

/** Personal data in registrations. */
export const registrationPersonal: readonly Personal[] = [
  personalData({
    table: registrationSteps,
    by: [],
    rows: (subject) =>
      sql`${registrationSteps.registrationId} in (select ${registrations.id} from ${registrations} where ${isOfSubject(subject)})`,
    gives: excludedFromExport('the steps are on the screen of each registration'),
    fate: deleted,
  }),
  personalData({
    table: registrations,
    by: [registrations.applicantId],
    rows: isOfSubject,
    gives: exportedAs('registrations', 'Đơn đặt thẻ và đơn đại lý', 'Card orders and agency applications', [
      registrations.citizenIdentificationCode,
      registrations.citizenIdentificationHash,
    ]),
    fate: deleted,
    traces: { targets: [registrations.id] },
  }),
  retainedActions(registrationSteps, registrationSteps.actorId),
];
