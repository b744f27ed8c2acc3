import { liveAmong } from '../../identity/auth/session/service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context, Platform } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { keyedHash, unseal, seal } from '../../platform/keys/crypto.ts';
import { addressOf, PushDevice } from '../../platform/push/device.ts';
import type { Devices } from '../../platform/push/push.ts';
import * as queries from './device.queries.ts';

/** Most devices of a member; a further one replaces the least recently seen. */
const MOST_DEVICES = 20;

const hashOf = ({ secrets }: Platform, device: PushDevice): string =>
  keyedHash(secrets.codeKey, 'push', addressOf(device));

const sealedFor = (hash: string): string => `push ${hash}`;

/** Public key and transports that a device needs to subscribe. */
export const pushKey = ({ push }: Context): { publicKey: string; fcm: boolean } => ({
  publicKey: push.publicKey,
  fcm: push.hasFcm,
});

/**
 * Registers a device for push while the reader's session lasts. Errors: not-found for another member's id, invalid for
 * a malformed token or an unknown push service.
 */
export const registerDevice = async (ctx: Context, given: { memberId: string; token: string }): Promise<void> => {
  const { memberId, sessionId } = requireSignedIn(ctx);
  if (given.memberId !== memberId) fail('not-found');
  const device = ctx.push.read(given.token) ?? failField('token', 'invalid');
  const hash = hashOf(ctx, device);
  const sealed = seal(JSON.stringify(device), ctx.secrets.dataKey, sealedFor(hash));
  const now = ctx.clock.now();
  await ctx.transaction(async (tx) => {
    await queries.keep(tx, { hash, memberId, sessionId, kind: device.kind, sealed, createdAt: now, seenAt: now });
    await queries.keepNewest(tx, memberId, MOST_DEVICES);
  });
};

/** Removes a device of the reader; unknown devices and devices of others are ignored. */
export const dropToken = async (ctx: Context, token: string): Promise<void> => {
  const device = ctx.push.read(token);
  if (device) await queries.drop(ctx.db, hashOf(ctx, device), requireSignedIn(ctx).memberId);
};

/** Devices of a member with a live session; the others are removed. */
export const liveDevices = async ({ db }: Pick<Platform, 'db'>, memberId: string): Promise<string[]> => {
  const rows = await queries.devicesOf(db, memberId);
  const sessions = [...new Set(rows.map(({ sessionId }) => sessionId))];
  const live = await liveAmong(db, sessions);
  const ended = sessions.filter((id) => !live.has(id));
  if (ended.length > 0) await queries.dropOfSessions(db, memberId, ended);
  return rows.filter(({ sessionId }) => live.has(sessionId)).map(({ hash }) => hash);
};

/** Device lookup for the push service, at the time of sending. */
export const devicesOf = ({ db, secrets }: Pick<Platform, 'db' | 'secrets'>): Devices => ({
  find: async (key, owner) => {
    const row = await queries.find(db, key);
    if (row?.memberId !== owner) return undefined;
    if (!(await liveAmong(db, [row.sessionId])).has(row.sessionId)) {
      await queries.dropOfSessions(db, owner, [row.sessionId]);
      return undefined;
    }
    return PushDevice.parse(JSON.parse(unseal(row.sealed, secrets.dataKey, sealedFor(key))));
  },
  drop: async (key) => void (await queries.drop(db, key)),
});
