import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows for a secret in base32 at a moment. */
export const appCode = (secret: string, moment: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });
