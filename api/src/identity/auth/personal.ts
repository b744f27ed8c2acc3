import { eq } from '../../platform/database/orm.ts';
import {
  deleted,
  exportedAs,
  personalData,
  type Personal,
  excludedFromExport,
} from '../../platform/personal/personal.ts';
import { recoveryCodes, secondFactors } from './factor/tables.ts';
import { ownerLinks } from './ownerLink/tables.ts';
import { accounts, externalIdentities, passkeys, resetTokens, sessions } from './tables.ts';

/** Personal data of authentication; tables that reference the account come before it. */
export const authPersonal: readonly Personal[] = [
  personalData({
    table: externalIdentities,
    by: [externalIdentities.accountId],
    rows: ({ accountId }) => eq(externalIdentities.accountId, accountId),
    gives: exportedAs('sign-in-providers', 'Đăng nhập bằng dịch vụ khác', 'Sign-in with other services'),
    fate: deleted,
  }),
  personalData({
    table: resetTokens,
    by: [resetTokens.accountId],
    rows: ({ accountId }) => eq(resetTokens.accountId, accountId),
    gives: excludedFromExport('secrets that open the account, for an hour'),
    fate: deleted,
  }),
  personalData({
    table: secondFactors,
    by: [secondFactors.accountId],
    rows: ({ accountId }) => eq(secondFactors.accountId, accountId),
    gives: excludedFromExport('secrets that open the account'),
    fate: deleted,
  }),
  personalData({
    table: recoveryCodes,
    by: [recoveryCodes.accountId],
    rows: ({ accountId }) => eq(recoveryCodes.accountId, accountId),
    gives: excludedFromExport('secrets that open the account, stored as hashes'),
    fate: deleted,
  }),
  personalData({
    table: ownerLinks,
    by: [ownerLinks.accountId],
    rows: ({ accountId }) => eq(ownerLinks.accountId, accountId),
    gives: exportedAs('owner-links', 'Liên kết “Không phải tôi” đã gửi', '“It wasn’t me” links sent', [
      ownerLinks.tokenHash,
    ]),
    fate: deleted,
    traces: { texts: [ownerLinks.email, ownerLinks.phone] },
  }),
  personalData({
    table: sessions,
    by: [sessions.accountId],
    rows: ({ accountId }) => eq(sessions.accountId, accountId),
    gives: exportedAs('devices', 'Thiết bị đã đăng nhập', 'Signed-in devices', [sessions.tokenHash]),
    fate: deleted,
  }),
  personalData({
    table: passkeys,
    by: [passkeys.accountId],
    rows: ({ accountId }) => eq(passkeys.accountId, accountId),
    gives: exportedAs('passkeys', 'Khóa truy cập', 'Passkeys', [passkeys.publicKey]),
    fate: deleted,
  }),
  personalData({
    table: accounts,
    by: [accounts.memberId],
    gives: exportedAs('account', 'Tài khoản', 'Account', [accounts.passwordHash, accounts.registeredBy]),
    fate: deleted,
    traces: { texts: [accounts.email, accounts.phone] },
  }),
];
