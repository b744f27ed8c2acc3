import { deviceName } from '@m4u/contract/identity/auth/device';
import { DAY } from '@m4u/contract/durations';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { type AddressChange, addressChangedLetter, newDeviceLetter } from '../../../platform/mail/address.templates.ts';
import type { Place } from '../../../platform/places/places.ts';
import { tryConsume } from '../../../platform/limits/within.ts';
import { addressChangedText } from '../../../platform/sms/texts.ts';
import { findOwnerLanguage } from '../account/owner.service.ts';
import { knownDeviceKey } from '../guessing/device.service.ts';
import type { Account } from '../queries.ts';
import { hashToken, isSignInRecent } from '../rules.ts';
import { insertLink, voidLinks } from './queries.ts';
import type { ownerLinks } from './tables.ts';

/** Days for which an owner's link works. */
const LINK_DAYS = 7;

/** Stores a link of an account, and returns its URL. */
const createLink = async (
  ctx: Context,
  tx: Transaction,
  row: Omit<typeof ownerLinks.$inferInsert, 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<string> => {
  const token = ctx.random.bytes(32).toString('base64url');
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + LINK_DAYS * DAY);
  await insertLink(tx, { ...row, tokenHash: hashToken(token), createdAt, expiresAt });
  return `${ctx.config.publicUrl}/not-me/${token}`;
};

/**
 * Sends the link that undoes a change to each address that the account had before it; to none if it had no address.
 * `before` is the account before the change.
 */
export const tellFormerAddresses = async (
  ctx: Context,
  tx: Transaction,
  before: Account,
  { sessionId, ...change }: AddressChange & { readonly sessionId: string },
): Promise<void> => {
  const { id: accountId, email, phone, memberId } = before;
  // Their letters went to an address that may be another's from now on.
  await voidLinks(tx, accountId, ctx.clock.now(), { kind: 'device' });
  if (email === null && phone === null) return;
  const hadFactor = before.factorSince !== null;
  const link = await createLink(ctx, tx, { accountId, kind: 'address', sessionId, email, phone, hadFactor });
  const language = await findOwnerLanguage(ctx, tx, memberId);
  const values = { ...change, moment: ctx.clock.now(), link, days: LINK_DAYS };
  if (email !== null) await ctx.mail.send(tx, { to: { address: email }, ...addressChangedLetter(language, values) });
  if (phone !== null) await ctx.sms.send(tx, { to: phone, text: addressChangedText(language, values) });
};

/**
 * Mails the owner about a sign-in in a browser that is not known to the account with its present password. Sends none
 * to accounts without an e-mail address, unverified ones and demo accounts, past five an hour, and in the ten minutes
 * after the verification, when owners set up their devices. Call it before the browser becomes a known one.
 */
export const tellNewDevice = async (
  ctx: Context,
  tx: Transaction,
  account: Partial<Account> & Pick<Account, 'id' | 'memberId' | 'passwordHash'>,
  { sessionId, place }: { readonly sessionId: string; readonly place: Place | undefined },
): Promise<void> => {
  const { id: accountId, memberId, email, verifiedAt, demo, passwordHash, factorSince = null } = account;
  if (!email || !verifiedAt || demo || isSignInRecent(verifiedAt, ctx.clock.now())) return;
  if (knownDeviceKey(ctx, { id: accountId, passwordHash, factorSince, registeredBy: null, verifiedAt })) return;
  if (!(await tryConsume(ctx.limits, 'newDeviceLettersByAccount', accountId))) return;
  const device = deviceName(ctx.request.userAgent);
  const hadFactor = factorSince !== null;
  const link = await createLink(ctx, tx, { accountId, kind: 'device', sessionId, hadFactor, device });
  const language = await findOwnerLanguage(ctx, tx, memberId);
  const letter = newDeviceLetter(language, {
    device,
    place: place?.[language === 'VN' ? 'vi' : 'en'],
    moment: ctx.clock.now(),
    link,
    days: LINK_DAYS,
  });
  await ctx.mail.send(tx, { to: { address: email }, ...letter });
};
