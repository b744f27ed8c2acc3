import { createHmac } from 'node:crypto';
import { byProgram } from '../database/row-security/current-actor.ts';
import { eq } from '../database/orm.ts';
import type { Executor } from '../database/database.ts';
import { isSame, keyedHash } from '../keys/crypto.ts';
import { suppressedAddresses } from './tables.ts';

/** Sender of an unsolicited message: the member or group on whose behalf it is sent. */
export interface UnsolicitedSender {
  readonly kind: 'member' | 'group';
  /** A UUID. */
  readonly id: string;
}

/** Content of an unsubscribe token: hash of the recipient's address, and the sender. */
export interface UnaskedToken {
  readonly hash: string;
  readonly by: UnsolicitedSender;
}

/** Links to unsubscribe and to report. */
export interface OptOutLinks {
  readonly stop: string;
  readonly report: string;
}

/** Unsolicited messages, such as invitations, and the addresses that want none. */
export interface Unasked {
  /** Keyed hash of an e-mail address or E.164 phone number; aliases of one mailbox have the same hash. */
  hashOf(address: string): string;
  /** Whether an address is suppressed. */
  isSuppressed(db: Executor, hash: string): Promise<boolean>;
  /** Suppresses an address forever; idempotent. */
  suppress(db: Executor, hash: string, now: Date): Promise<void>;
  /** Creates a token for the two links only; it never expires. */
  tokenFor(address: string, by: UnsolicitedSender): string;
  /** Reads a token; undefined for an invalid one. */
  read(token: string): UnaskedToken | undefined;
  linksFor(address: string, by: UnsolicitedSender): OptOutLinks;
}

const VERSION = 1;
const KINDS = ['member', 'group'] as const;
const HASH_BYTES = 32;
const UUID_BYTES = 16;
/** 128 bits, in base64url: too long to guess. */
const MAC_LENGTH = 22;

/** Normalises an address to its mailbox: `an+x@…` is `an@…`, and Gmail ignores dots. */
const toMailbox = (address: string): string => {
  const [, local = '', domain = ''] = /^([^@]+)@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (domain === '') return address;
  const bare = local.replace(/(?<=.)\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`;
};

const formatUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * Creates the functions for unsolicited messages.
 * @param dataKey of this installation; never replaced, so that stored hashes and tokens in old mails stay valid
 */
export const createUnasked = ({ dataKey, publicUrl }: { dataKey: Buffer; publicUrl: string }): Unasked => {
  const key = createHmac('sha256', dataKey).update('unasked messages').digest();
  const macOf = (payload: string): string => keyedHash(key, 'token', payload).slice(0, MAC_LENGTH);
  const hashOf = (address: string): string => keyedHash(key, 'address', toMailbox(address));

  const tokenFor = (address: string, { kind, id }: UnsolicitedSender): string => {
    const uuid = Buffer.from(id.replaceAll('-', ''), 'hex');
    const head = Buffer.of(VERSION, KINDS.indexOf(kind));
    const payload = Buffer.concat([head, uuid, Buffer.from(hashOf(address), 'base64url')]).toString('base64url');
    return payload + macOf(payload);
  };

  const read = (token: string): UnaskedToken | undefined => {
    const payload = token.slice(0, -MAC_LENGTH);
    if (!isSame(token.slice(-MAC_LENGTH), macOf(payload))) return undefined;
    const bytes = Buffer.from(payload, 'base64url');
    const kind = KINDS[bytes[1] ?? -1];
    if (bytes.length !== 2 + UUID_BYTES + HASH_BYTES || bytes[0] !== VERSION || kind === undefined) return undefined;
    const hash = bytes.subarray(2 + UUID_BYTES).toString('base64url');
    return { hash, by: { kind, id: formatUuid(bytes.subarray(2, 2 + UUID_BYTES)) } };
  };

  return {
    hashOf,
    tokenFor,
    read,
    linksFor: (address, by) => {
      const stop = `${publicUrl}/unasked/${tokenFor(address, by)}`;
      return { stop, report: `${stop}?report=yes` };
    },
    isSuppressed: byProgram(
      async (db, hash) => (await db.$count(suppressedAddresses, eq(suppressedAddresses.hash, hash))) > 0,
    ),
    suppress: byProgram(async (db, hash, createdAt) => {
      await db.insert(suppressedAddresses).values({ hash, createdAt }).onConflictDoNothing();
    }),
  };
};
