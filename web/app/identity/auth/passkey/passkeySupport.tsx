import { inAppBrowser } from '../../../ui/sharing/inAppBrowser.ts';
import { useHydrated } from '../../../ui/hydrated.ts';

/** Whether to show passkeys to a browser; false for browsers within other apps, most of which lack WebAuthn. */
export const mayHavePasskeys = (userAgent: string): boolean => inAppBrowser(userAgent) === undefined;

/** Whether this browser can make and use passkeys: WebAuthn over a secure connection, outside of other apps. */
const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && window.isSecureContext && mayHavePasskeys(navigator.userAgent);

/** Whether the page runs in a browser that can use passkeys; undefined until scripts run. */
export const usePasskeySupport = (): boolean | undefined => (useHydrated() ? canUsePasskeys() : undefined);

/** Whether the device has a screen lock that can protect a passkey. */
export const hasDeviceLock = async (): Promise<boolean> => {
  if (!canUsePasskeys()) return false;
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable?.().catch(() => false) ?? false;
};

/** Whether the browser can offer passkeys in a field. */
export const canSuggest = async (): Promise<boolean> =>
  PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false) ?? false;
