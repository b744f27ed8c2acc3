import { createECDH, randomBytes } from 'node:crypto';

import { ConfigError } from '../config-error.ts';
import { loadOrCreateSecrets } from './file.ts';

/** Secret keys of this installation. */
export interface Secrets {
  /** Signs access tokens (HS256). */
  readonly tokenKey: Buffer;
  /** HMAC key of one-time codes and of limit keys. */
  readonly codeKey: Buffer;
  /** Encrypts at rest (AES-256): exactly 32 bytes. */
  readonly dataKey: Buffer;
  /** Web Push (RFC 8292): the uncompressed P-256 point and its private scalar, both base64url. */
  readonly vapid: { readonly publicKey: string; readonly privateKey: string };
}

/** Names of the secrets in the environment and in the file of an embedded run. */
export const SECRET_NAMES = [
  'M4U_TOKEN_KEY',
  'M4U_CODE_KEY',
  'M4U_DATA_KEY',
  'M4U_VAPID_PUBLIC_KEY',
  'M4U_VAPID_PRIVATE_KEY',
] as const;
/** A secret’s name, in the environment and in the file alike. */
type SecretName = (typeof SECRET_NAMES)[number];
/** Secrets in text form. */
export type SecretTexts = Record<SecretName, string>;

/** Sources of the secrets. */
export interface SecretsOptions {
  /**
   * Data folder of an embedded run, where secrets are created at the first run; without it they come from `env` only.
   */
  readonly dataDir?: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Receives a sentence about each repaired problem. */
  readonly warn?: (sentence: string) => void;
}

/**
 * Loads the secrets of this installation; the environment takes precedence over the file.
 * Errors: ConfigError that names every missing or unusable secret.
 */
export const loadSecrets = async ({ dataDir, env, warn }: SecretsOptions): Promise<Secrets> => {
  const configured = Object.fromEntries(SECRET_NAMES.flatMap((name) => (env[name] ? [[name, env[name]]] : [])));
  const storedTexts =
    dataDir === undefined ? {} : await loadOrCreateSecrets({ dataDir, file: 'secrets.json' }, createSecretTexts, warn);
  const texts: Partial<SecretTexts> = { ...storedTexts, ...configured };

  const missing = SECRET_NAMES.filter((name) => !texts[name]);
  if (missing.length > 0) {
    throw new ConfigError(
      `The environment lacks ${missing.join(', ')}. With DATABASE_URL the secrets come from the environment; ` +
        '`npm run secrets` prints a fresh set.',
    );
  }
  return readSecrets(texts as SecretTexts);
};

/** Creates new secrets in the text form of the environment. */
export const createSecretTexts = (): SecretTexts => {
  const vapid = createECDH('prime256v1');
  vapid.generateKeys();
  const key = () => randomBytes(32).toString('base64url');
  return {
    M4U_TOKEN_KEY: key(),
    M4U_CODE_KEY: key(),
    M4U_DATA_KEY: key(),
    M4U_VAPID_PUBLIC_KEY: vapid.getPublicKey('base64url'),
    // The scalar may lack leading zero bytes, and Web Push requires all 32.
    M4U_VAPID_PRIVATE_KEY: Buffer.from(vapid.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
  };
};

/** Creates new secrets without storing them. */
export const createSecrets = (): Secrets => readSecrets(createSecretTexts());

const readSecrets = (texts: SecretTexts): Secrets => {
  const [tokenKey, codeKey, dataKey, publicKey, privateKey] = SECRET_NAMES.map((name) =>
    Buffer.from(texts[name], 'base64url'),
  ) as [Buffer, Buffer, Buffer, Buffer, Buffer];
  const unusable = [
    tokenKey.length < 32 && 'M4U_TOKEN_KEY (32 bytes or more in base64)',
    codeKey.length < 32 && 'M4U_CODE_KEY (32 bytes or more in base64)',
    dataKey.length !== 32 && 'M4U_DATA_KEY (32 bytes in base64)',
    !isPair(publicKey, privateKey) && 'M4U_VAPID_PUBLIC_KEY and M4U_VAPID_PRIVATE_KEY (a P-256 pair in base64)',
  ].filter((word) => word !== false);
  if (unusable.length > 0) throw new ConfigError(`Not usable as a secret: ${unusable.join('; ')}.`);
  return {
    tokenKey,
    codeKey,
    dataKey,
    vapid: { publicKey: publicKey.toString('base64url'), privateKey: privateKey.toString('base64url') },
  };
};

const isPair = (publicKey: Buffer, privateKey: Buffer): boolean => {
  try {
    const vapid = createECDH('prime256v1');
    vapid.setPrivateKey(privateKey);
    return privateKey.length === 32 && vapid.getPublicKey().equals(publicKey);
  } catch {
    return false;
  }
};
