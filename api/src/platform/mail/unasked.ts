import { createHmac } from 'node:crypto';
import { byProgram } from '../database/row-security/current-actor.ts';
import { eq } from '../database/orm.ts';
import type { Executor } from '../database/database.ts';
import { isSame, keyedHash } from '../keys/crypto.ts';
import { suppressedAddresses } from './tables.ts';

/** The sender of an unsolicited message: the page in whose name a stranger is written to. */
export interface UnaskedBy {
  readonly kind: 'member' | 'group';
  /** A UUID. */
  readonly id: string;
}

/** What the token of such a message says: the hash of the address it went to, and in whose name. */
export interface UnaskedToken {
  readonly hash: string;
  readonly by: UnaskedBy;
}

/** Where a reader says that they want no more of it, or reports it. */
export interface UnaskedLinks {
  readonly stop: string;
  readonly report: string;
}

/** Messages to strangers, as invitations are, and who wants none of them. */
export interface Unasked {
  /** The keyed hash of an e-mail address or of a phone number in E.164; of addresses of one letter box it is the same. */
  hashOf(address: string): string;
  /** Whether the owner of an address asked never to be invited again. */
  isSuppressed(db: Executor, hash: string): Promise<boolean>;
  /** Keeps that they did, for good; again is harmless. */
  suppress(db: Executor, hash: string, now: Date): Promise<void>;
  /** A token that never expires and opens nothing but the two links. */
  tokenFor(address: string, by: UnaskedBy): string;
  /** What a token says; undefined for one that is none of ours. */
  read(token: string): UnaskedToken | undefined;
  linksFor(address: string, by: UnaskedBy): UnaskedLinks;
}

const VERSION = 1;
const KINDS = ['member', 'group'] as const;
const HASH_BYTES = 32;
const UUID_BYTES = 16;
/** 128 bits: nobody comes upon one by trying. */
const MAC_LENGTH = 22;

/** Mail to `an+x@…` reaches `an@…`; Gmail does not see dots either. */
const letterBox = (address: string): string => {
  const [, local = '', domain = ''] = /^([^@]+)@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (domain === '') return address;
  const bare = local.replace(/(?<=.)\+.*$/, '');
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${bare.replaceAll('.', '')}@gmail.com` : `${bare}@${domain}`;
};

const uuidOf = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/**
 * @param dataKey of this installation: the one that is never replaced, so that what is kept for good holds and letters
 * of long ago can be answered
 */
export const createUnasked = ({ dataKey, publicUrl }: { dataKey: Buffer; publicUrl: string }): Unasked => {
  const key = createHmac('sha256', dataKey).update('unasked messages').digest();
  const macOf = (payload: string): string => keyedHash(key, 'token', payload).slice(0, MAC_LENGTH);
  const hashOf = (address: string): string => keyedHash(key, 'address', letterBox(address));

  const tokenFor = (address: string, { kind, id }: UnaskedBy): string => {
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
    return { hash, by: { kind, id: uuidOf(bytes.subarray(2, 2 + UUID_BYTES)) } };
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
