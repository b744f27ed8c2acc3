import { DEVICE_COOKIE, FORMER_DEVICE_COOKIE } from '@m4u/contract/identity/auth/cookies';
import { stringifySetCookie } from 'cookie';
import type { Context } from '../../../platform/context.ts';
import { isSame, keyedHash } from '../../../platform/keys/crypto.ts';
import type { Account } from '../queries.ts';

/** The longest lifetime that browsers allow a cookie. */
const COOKIE_SECONDS = 400 * 24 * 60 * 60;
const NONCE_BYTES = 16;
const NONCE = /^[\w-]{22}$/;
/** Maximum accounts in one browser's cookie, the latest sign-in first. */
const MOST_ACCOUNTS = 5;

/** Content of the device cookie: a random name of the browser, and a proof for each account it has signed in to. */
interface Device {
  readonly nonce: string;
  readonly proofs: readonly string[];
}

type AccountSecret = Pick<Account, 'id' | 'passwordHash'> & Partial<Pick<Account, 'factorSince'>>;
type AccountOrigin = Pick<Account, 'registeredBy' | 'verifiedAt'>;

const readDevice = ({ request }: Context, cookie: string): Device | undefined => {
  const [nonce = '', ...proofs] = (request.cookie(cookie) ?? '').split('.');
  return NONCE.test(nonce) ? { nonce, proofs: proofs.slice(0, MOST_ACCOUNTS) } : undefined;
};

const currentDevice = (ctx: Context): Device | undefined => readDevice(ctx, DEVICE_COOKIE);

const setDeviceCookie = (ctx: Context, { nonce, proofs }: Device): void =>
  ctx.setCookie(
    stringifySetCookie({
      name: DEVICE_COOKIE,
      value: [nonce, ...proofs.slice(0, MOST_ACCOUNTS)].join('.'),
      path: '/',
      httpOnly: true,
      secure: true,
      // Other sites cannot use up this browser's attempts.
      sameSite: 'lax',
      maxAge: COOKIE_SECONDS,
    }),
  );

const createDevice = (ctx: Context): Device => ({
  nonce: ctx.random.bytes(NONCE_BYTES).toString('base64url'),
  proofs: [],
});

/** The proof depends on the password, so a changed password makes former browsers unknown again. */
const createProof = ({ secrets }: Context, { id, passwordHash }: AccountSecret, nonce: string): string =>
  keyedHash(secrets.codeKey, 'device', id, passwordHash ?? '', nonce);

/**
 * Proof of a browser that has also given the second factor. It depends on when that was turned on, so that turning it
 * on anew makes all other browsers give it again. Undefined while it is off.
 */
const createFactorProof = ({ secrets }: Context, account: AccountSecret, nonce: string): string | undefined => {
  const { id, passwordHash, factorSince } = account;
  if (!factorSince) return undefined;
  return keyedHash(secrets.codeKey, 'factor', id, passwordHash ?? '', nonce, factorSince.toISOString());
};

const holds = ({ proofs }: Device, proof: string | undefined): boolean =>
  proof !== undefined && proofs.some((otherProof) => isSame(otherProof, proof));

const hashNonce = ({ secrets }: Context, nonce: string): string => keyedHash(secrets.codeKey, 'browser', nonce);

/** Keyed hash of the browser's name in its device cookie; undefined without the cookie. */
export const findBrowserHash = (ctx: Context): string | undefined => {
  const device = currentDevice(ctx);
  return device && hashNonce(ctx, device.nonce);
};

/** Sets a device cookie if the browser has none; returns the keyed hash of its name. */
export const ensureBrowserHash = (ctx: Context): string => {
  const device = currentDevice(ctx) ?? createDevice(ctx);
  if (!currentDevice(ctx)) setDeviceCookie(ctx, device);
  return hashNonce(ctx, device.nonce);
};

/** Whether the calling browser registered this account and the account is still unverified. */
export const isRegistrant = (ctx: Context, { registeredBy, verifiedAt }: AccountOrigin): boolean => {
  const browser = findBrowserHash(ctx);
  return browser !== undefined && verifiedAt === null && registeredBy !== null && isSame(browser, registeredBy);
};

/**
 * Key for limits of the calling browser, if it has signed in to this account before; else undefined. The cookie under
 * the former name proves an earlier sign-in but does not identify the browser.
 */
export const knownDeviceKey = (ctx: Context, account: AccountSecret & AccountOrigin): string | undefined => {
  const device = currentDevice(ctx);
  const hasProof = (each: Device): boolean =>
    holds(each, createProof(ctx, account, each.nonce)) || holds(each, createFactorProof(ctx, account, each.nonce));
  const proven = [device, readDevice(ctx, FORMER_DEVICE_COOKIE)].find((each) => each && hasProof(each));
  const knownDevice = proven ?? (isRegistrant(ctx, account) ? device : undefined);
  return knownDevice && `${account.id} ${knownDevice.nonce}`;
};

/** Whether the calling browser has given the account's second factor, with its present password. */
export const hasGivenFactor = (ctx: Context, account: AccountSecret): boolean => {
  const device = currentDevice(ctx);
  return device !== undefined && holds(device, createFactorProof(ctx, account, device.nonce));
};

/**
 * Adds the account's proof to the browser's device cookie, one for each account. With `factor` the browser is not asked
 * for the second factor again; a browser that has given it before keeps that.
 */
export const trustDevice = (ctx: Context, account: AccountSecret, { factor = false } = {}): void => {
  const { nonce, proofs } = currentDevice(ctx) ?? createDevice(ctx);
  const [plainProof, factorProof] = [createProof(ctx, account, nonce), createFactorProof(ctx, account, nonce)];
  const proof = factorProof !== undefined && (factor || hasGivenFactor(ctx, account)) ? factorProof : plainProof;
  const others = proofs.filter((otherProof) => otherProof !== plainProof && otherProof !== factorProof);
  setDeviceCookie(ctx, { nonce, proofs: [proof, ...others] });
};
