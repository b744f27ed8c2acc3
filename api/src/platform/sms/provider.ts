import { ConfigError } from '../config-error.ts';
import { createEsms } from './esms.ts';
import type { SmsProvider } from './message.ts';

/** Names of all settings that this file reads. */
export const SMS_SETTING_NAMES = [
  'SMS_PROVIDER',
  'SMS_API_KEY',
  'SMS_SECRET_KEY',
  'SMS_BRAND',
  'SMS_URL',
  'SMS_SANDBOX',
] as const;

/**
 * Creates the provider of the environment, or undefined without one: SMS_PROVIDER (`esms`), SMS_API_KEY,
 * SMS_SECRET_KEY, SMS_BRAND and, optionally, SMS_URL and SMS_SANDBOX=1.
 * Errors: ConfigError that names the missing settings.
 */
export const smsProvider = (env: Readonly<Record<string, string | undefined>>): SmsProvider | undefined => {
  const { SMS_PROVIDER, SMS_API_KEY, SMS_SECRET_KEY, SMS_BRAND, SMS_URL, SMS_SANDBOX } = env;
  if (!SMS_PROVIDER) return undefined;
  if (SMS_PROVIDER !== 'esms') throw new ConfigError(`SMS_PROVIDER is ${SMS_PROVIDER}; this program knows esms.`);
  if (!SMS_API_KEY || !SMS_SECRET_KEY || !SMS_BRAND) {
    const missing = ['SMS_API_KEY', 'SMS_SECRET_KEY', 'SMS_BRAND'].filter((name) => !env[name]);
    throw new ConfigError(`SMS_PROVIDER is esms, which also needs ${missing.join(', ')}.`);
  }
  return createEsms({
    url: SMS_URL || undefined,
    apiKey: SMS_API_KEY,
    secretKey: SMS_SECRET_KEY,
    brand: SMS_BRAND,
    sandbox: SMS_SANDBOX === '1',
  });
};
