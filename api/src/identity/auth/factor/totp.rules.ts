import type { TOTP } from 'otpauth';
import { stepAt } from './rules.ts';

/** Bytes of a secret, as RFC 4226 recommends. */
export const SECRET_BYTES = 20;

/** Number of time steps before and after the current one that are accepted: clocks differ, and typing takes time. */
const WINDOW = 1;

const createTotp = async (secret: string, label = ''): Promise<TOTP> => {
  // Imported on demand: few calls need it (docs/decisions/0060).
  const otpauth = await import('otpauth');
  return new otpauth.TOTP({ issuer: 'M4U', label, secret: otpauth.Secret.fromBase32(secret) });
};

/** Writes a secret in base32, as apps take it. */
export const toBase32 = async (bytes: Uint8Array): Promise<string> => {
  const { Secret } = await import('otpauth');
  return new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;
};

/** The `otpauth:` address of a secret, for a QR code; apps show the label. */
export const toFactorUri = async (secret: string, label: string): Promise<string> =>
  (await createTotp(secret, label)).toString();

/** The time step of an app's code; undefined for a code that is wrong at this moment. */
export const findStep = async (secret: string, code: string, now: Date): Promise<number | undefined> => {
  const totp = await createTotp(secret);
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  return delta === null ? undefined : stepAt(now) + delta;
};
