import { eq } from '../../platform/database/orm.ts';
import { deleted, given, personal, type Personal, withheld } from '../../platform/personal/personal.ts';
import { accounts, externalIdentities, resetTokens, sessions } from './tables.ts';

/** What is kept of a member to sign in; those that refer to the account go before it. */
export const authPersonal: readonly Personal[] = [
  personal({
    table: externalIdentities,
    by: [externalIdentities.accountId],
    rows: ({ accountId }) => eq(externalIdentities.accountId, accountId),
    gives: given('sign-in-providers', 'Đăng nhập bằng dịch vụ khác', 'Sign-in by other services'),
    fate: deleted,
  }),
  personal({
    table: resetTokens,
    by: [resetTokens.accountId],
    rows: ({ accountId }) => eq(resetTokens.accountId, accountId),
    gives: withheld('secrets that open the account, for an hour'),
    fate: deleted,
  }),
  personal({
    table: sessions,
    by: [sessions.accountId],
    rows: ({ accountId }) => eq(sessions.accountId, accountId),
    gives: given('devices', 'Thiết bị đã đăng nhập', 'Devices that signed in', [sessions.tokenHash]),
    fate: deleted,
  }),
  personal({
    table: accounts,
    by: [accounts.memberId],
    gives: given('account', 'Tài khoản', 'Account', [accounts.passwordHash, accounts.registeredBy]),
    fate: deleted,
    traces: { texts: [accounts.email, accounts.phone] },
  }),
];
