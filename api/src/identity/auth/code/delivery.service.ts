import type { Language } from '@m4u/contract/common';
import { MINUTE } from '@m4u/contract/durations';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import {
  addressCode,
  factorCode,
  keepCode,
  leaveCode,
  lockCode,
  newAddressCode,
  passkeyCode,
  providerCode,
  passwordCode,
  resetCode,
  unlockCode,
  verifyCode,
} from '../../../platform/mail/code.templates.ts';
import {
  addressCodeText,
  claimCodeText,
  factorCodeText,
  keepCodeText,
  leaveCodeText,
  lockCodeText,
  newAddressCodeText,
  passkeyCodeText,
  providerCodeText,
  passwordCodeText,
  resetCodeText,
  unlockCodeText,
  verifyCodeText,
} from '../../../platform/sms/texts.ts';
import type { Account, Identifier } from '../queries.ts';
import { CODE_LIFE } from '../rules.ts';
import type { CodePurpose } from './queries.ts';

const messages = {
  verify: { letter: verifyCode, text: verifyCodeText },
  reset: { letter: resetCode, text: resetCodeText },
  unlock: { letter: unlockCode, text: unlockCodeText },
  // Customer records are claimed by phone number only.
  claim: { letter: undefined, text: claimCodeText },
  leave: { letter: leaveCode, text: leaveCodeText },
  keep: { letter: keepCode, text: keepCodeText },
  lock: { letter: lockCode, text: lockCodeText },
  password: { letter: passwordCode, text: passwordCodeText },
  factor: { letter: factorCode, text: factorCodeText },
  passkey: { letter: passkeyCode, text: passkeyCodeText },
  address: { letter: addressCode, text: addressCodeText },
  newAddress: { letter: newAddressCode, text: newAddressCodeText },
  provider: { letter: providerCode, text: providerCodeText },
} as const satisfies Record<CodePurpose, unknown>;

/** Purposes whose code proves a phone number, so that it may go to that number alone. */
const PROVES_NUMBER: ReadonlySet<CodePurpose> = new Set(['verify', 'claim', 'newAddress']);

interface CodeDelivery {
  readonly language: Language;
  readonly code: string;
  readonly expiresAt: Date;
  readonly decoy: boolean;
  readonly account?: Pick<Account, 'email' | 'verifiedAt'> | undefined;
}

/** Sends a code to its recipient; by mail to the account's own verified address where no way to the phone takes it. */
export const deliver = (
  ctx: Context,
  tx: Transaction,
  purpose: CodePurpose,
  { email, phone }: Identifier,
  { language, code, expiresAt, decoy, account }: CodeDelivery,
) => {
  const values = { code, minutes: CODE_LIFE / MINUTE };
  const { letter, text } = messages[purpose];
  const isOther = email === undefined && account?.verifiedAt && !PROVES_NUMBER.has(purpose);
  const mailTo = email ?? (isOther ? account.email : null) ?? undefined;
  return ctx.messages.send(tx, {
    kind: 'code',
    to: { ...(email === undefined && { phone }), email: mailTo },
    values: { otp: code },
    text: text(language, values),
    ...(letter && { letter: letter(language, values) }),
    until: expiresAt.toISOString(),
    decoy,
  });
};
