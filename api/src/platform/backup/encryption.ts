/**
 * Encrypts and decrypts backups in the format of age (age-encryption.org/v1); the tools `age` and `rage` can open them
 * too.
 */
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './error.ts';

/** Keys of a backup; without any it is not encrypted. */
export interface BackupKeys {
  /** Public key (`age1…`): only the holder of its private key can open the backup, not the machine that makes it. */
  readonly recipient?: string | undefined;
  /** Private key (`AGE-SECRET-KEY-1…`) for decryption. */
  readonly identity?: string | undefined;
  readonly passphrase?: string | undefined;
}

/** A step of a pipeline. */
export type PipelineStep = (source: AsyncIterable<Uint8Array>) => AsyncGenerator<Uint8Array>;

const INTRODUCTION = Buffer.from('age-encryption.org/v1');

/** Whether a file is encrypted by age. */
export const isEncrypted = async (path: string): Promise<boolean> => {
  const file = await open(path, 'r');
  try {
    const { buffer } = await file.read(Buffer.alloc(INTRODUCTION.length), 0, INTRODUCTION.length, 0);
    return buffer.equals(INTRODUCTION);
  } finally {
    await file.close();
  }
};

/**
 * Returns the step that encrypts; without a key it passes the bytes through. Errors: BackupError for an unusable key.
 */
export const encryptionStep = ({ recipient, passphrase }: BackupKeys): PipelineStep => {
  if (recipient === undefined && passphrase === undefined) return passThrough;
  const encrypter = new Encrypter();
  try {
    if (recipient !== undefined) encrypter.addRecipient(recipient);
    else encrypter.setPassphrase(passphrase ?? '');
  } catch (error) {
    throw new BackupError(`The public key cannot be used: ${(error as Error).message}`, { cause: error });
  }
  return toStep((plain) => encrypter.encrypt(plain));
};

/**
 * Returns the step that decrypts. Errors: BackupError without a key; within the pipeline for a wrong key or altered
 * bytes.
 */
export const decryptionStep = ({ identity, passphrase }: BackupKeys): PipelineStep => {
  const decrypter = new Decrypter();
  try {
    if (identity !== undefined) decrypter.addIdentity(identity);
    else if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
    else throw new Error('it is encrypted, so the key or the passphrase that opens it is needed');
  } catch (error) {
    throw new BackupError(`The backup cannot be opened: ${(error as Error).message}`, { cause: error });
  }
  return toStep((sealed) => decrypter.decrypt(sealed));
};

/** Passes the bytes through. */
export const passThrough: PipelineStep = async function* (source) {
  yield* source;
};

type Bytes = ReadableStream<Uint8Array>;

const toStep = (change: (stream: Bytes) => Promise<Bytes>): PipelineStep =>
  async function* (source) {
    const input = Readable.toWeb(Readable.from(source, { objectMode: false })) as unknown as Bytes;
    const changed = await change(input);
    for await (const part of changed as unknown as AsyncIterable<Uint8Array>) yield part;
  };
