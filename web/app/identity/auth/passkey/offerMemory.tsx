import { fetchApi } from '../../../platform/api/fetch-api.ts';
import { hasDeviceLock } from './passkeySupport.tsx';

/** Time of this tab's last sign-in by password. */
const SIGNED_IN = 'm4u-password-sign-in';
/** Set on a device whose owner has declined the offer. */
const LATER = 'm4u-passkey-later';
/**
 * Milliseconds after a sign-in with an offer: as long as the sign-in proves ownership (docs/rules/auth.md#passkeys).
 */
const RECENT = 10 * 60_000;

/** Runs `work` on the browser's storage; undefined where the browser denies access. */
const tryStorage = <T,>(work: () => T): T | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Notes that a password is sent on the sign-in screen. */
export const notePasswordSignIn = (): void => {
  tryStorage(() => sessionStorage.setItem(SIGNED_IN, String(Date.now())));
};

/** Ends the offer in this tab. */
const endOffer = (): void => {
  tryStorage(() => sessionStorage.removeItem(SIGNED_IN));
};

/** Ends the offer on this device. */
export const offerLater = (): void => {
  endOffer();
  tryStorage(() => localStorage.setItem(LATER, '1'));
};

/**
 * Whether to offer a passkey: after a sign-in by password, to an account without passkeys, on a device that can have
 * one and has not declined the offer.
 */
export const isOffered = async (): Promise<boolean> => {
  const signedIn = tryStorage(() => Number(sessionStorage.getItem(SIGNED_IN))) ?? 0;
  if (Date.now() - signedIn > RECENT || tryStorage(() => localStorage.getItem(LATER)) !== null) return false;
  if (!(await hasDeviceLock())) return false;
  const response = await fetchApi('/auth/passkeys');
  if (!response.ok) return false;
  const { data } = (await response.json()) as { data: readonly unknown[] };
  if (data.length > 0) endOffer();
  return data.length === 0;
};
