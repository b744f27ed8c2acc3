import { inArray, eq, or } from '../../platform/database/orm.ts';
import { exportedAs, personalData, retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { personIdsOfMember } from '../checkIn/reads.ts';
import { attendanceCertificates as certificates, attendanceSettings } from './tables.ts';

/** Certificates of members, which lose their name, and what admins did with those of their events. */
export const attendancePersonal: readonly Personal[] = [
  personalData({
    table: certificates,
    by: [certificates.memberId],
    rows: ({ memberId }) =>
      or(eq(certificates.memberId, memberId), inArray(certificates.personId, personIdsOfMember(memberId))),
    gives: exportedAs('attendance-certificates', 'Chứng nhận tham dự của bạn', 'Your certificates of attendance', [
      certificates.words,
      certificates.issuedBy,
      certificates.withdrawnBy,
      certificates.reason,
    ]),
    // A certificate without a name is shown as withdrawn.
    fate: { set: { holder: '' } },
  }),
  retainedActions(certificates, certificates.issuedBy, certificates.withdrawnBy),
  retainedActions(attendanceSettings, attendanceSettings.updatedBy),
];
