import { DEVICE_COOKIE, FORMER_DEVICE_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { stringifySetCookie } from 'cookie';
import type { Context } from '../../../platform/context.ts';
import { isSame, keyedHash } from '../../../platform/keys/crypto.ts';
import type { Account } from '../queries.ts';

/** As long as browsers keep a cookie. */
const KEPT_SECONDS = 400 * 24 * 60 * 60;
const NONCE_BYTES = 16;
const NONCE = /^[\w-]{22}$/;
/** Accounts that one browser is known to at once; the one signed in to last comes first. */
const MOST_ACCOUNTS = 5;

/** A browser as its cookie tells: a random name, and a proof for each account that it has signed in to. */
interface Device {
  readonly nonce: string;
  readonly proofs: readonly string[];
}

type Known = Pick<Account, 'id' | 'passwordHash'>;
type Registered = Pick<Account, 'registeredBy' | 'verifiedAt'>;

const readDevice = ({ request }: Context, cookie: string): Device | undefined => {
  const [nonce = '', ...proofs] = (request.cookie(cookie) ?? '').split('.');
  return NONCE.test(nonce) ? { nonce, proofs: proofs.slice(0, MOST_ACCOUNTS) } : undefined;
};

const deviceOf = (ctx: Context): Device | undefined => readDevice(ctx, DEVICE_COOKIE);

const keep = (ctx: Context, { nonce, proofs }: Device): void =>
  ctx.setCookie(
    stringifySetCookie({
      name: DEVICE_COOKIE,
      value: [nonce, ...proofs.slice(0, MOST_ACCOUNTS)].join('.'),
      path: '/',
      httpOnly: true,
      secure: true,
      // Other sites cannot make this browser spend its own tries.
      sameSite: 'lax',
      maxAge: KEPT_SECONDS,
    }),
  );

const newDevice = (ctx: Context): Device => ({
  nonce: ctx.random.bytes(NONCE_BYTES).toString('base64url'),
  proofs: [],
});

/** A proof ends with the password, so that whoever knew an earlier one is a stranger again. */
const proofOf = ({ secrets }: Context, { id, passwordHash }: Known, nonce: string): string =>
  keyedHash(secrets.codeKey, 'device', id, passwordHash ?? '', nonce);

const hashOf = ({ secrets }: Context, nonce: string): string => keyedHash(secrets.codeKey, 'browser', nonce);

/** Keyed hash of the calling browser's name; undefined for a caller without our cookie. */
export const browserOf = (ctx: Context): string | undefined => {
  const device = deviceOf(ctx);
  return device && hashOf(ctx, device.nonce);
};

/** Gives the calling browser a name if it has none, and answers its keyed hash. */
export const nameBrowser = (ctx: Context): string => {
  const device = deviceOf(ctx) ?? newDevice(ctx);
  if (!deviceOf(ctx)) keep(ctx, device);
  return hashOf(ctx, device.nonce);
};

/** Whether the caller is the browser that registered this account, which nobody has verified since. */
export const isRegistrant = (ctx: Context, { registeredBy, verifiedAt }: Registered): boolean => {
  const browser = browserOf(ctx);
  return browser !== undefined && verifiedAt === null && registeredBy !== null && isSame(browser, registeredBy);
};

/**
 * The calling browser's key to limits of its own, if it has signed in to this account before; else undefined. The cookie
 * of the former name proves an earlier sign-in, and does not say which browser this is.
 */
export const knownDevice = (ctx: Context, account: Known & Registered): string | undefined => {
  const device = deviceOf(ctx);
  const hasProof = ({ nonce, proofs }: Device): boolean => {
    const proof = proofOf(ctx, account, nonce);
    return proofs.some((given) => isSame(given, proof));
  };
  const proven = [device, readDevice(ctx, FORMER_DEVICE_COOKIE)].find((each) => each && hasProof(each));
  const known = proven ?? (isRegistrant(ctx, account) ? device : undefined);
  return known && `${account.id} ${known.nonce}`;
};

/** Makes the calling browser known to an account whose owner uses it. */
export const trustDevice = (ctx: Context, account: Known): void => {
  const { nonce, proofs } = deviceOf(ctx) ?? newDevice(ctx);
  const proof = proofOf(ctx, account, nonce);
  keep(ctx, { nonce, proofs: [proof, ...proofs.filter((given) => given !== proof)] });
};
