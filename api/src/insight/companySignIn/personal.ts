import { exportedAs, personalData, retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { companyTokens, companyUsers } from './tables.ts';

/** The directory is the company's: when a member leaves M4U, it forgets only whose account the person has. */
export const companySignInPersonal: readonly Personal[] = [
  retainedActions(companyTokens, companyTokens.createdBy),
  personalData({
    table: companyUsers,
    by: [companyUsers.memberId],
    gives: exportedAs('company-directory', 'Danh bạ đăng nhập của công ty', 'Company sign-in directory'),
    fate: { set: { memberId: null, subject: null, claimedGroups: [] } },
  }),
];
