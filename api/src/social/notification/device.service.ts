import { filterLiveSessions } from '../../identity/auth/session/service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context, Platform } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { keyedHash, unseal, seal } from '../../platform/keys/crypto.ts';
import { deviceAddress, PushDevice } from '../../platform/push/device.ts';
import type { Devices } from '../../platform/push/push.ts';
import * as queries from './device.queries.ts';

/** Most devices of a member; a further one replaces the least recently seen. */
const MOST_DEVICES = 20;

const hashOf = ({ secrets }: Platform, device: PushDevice): string =>
  keyedHash(secrets.codeKey, 'push', deviceAddress(device));

const sealContext = (hash: string): string => `push ${hash}`;

/** Public key and transports that a device needs to subscribe. */
export const getPushKey = ({ push }: Context): { publicKey: string; fcm: boolean } => ({
  publicKey: push.publicKey,
  fcm: push.hasFcm,
});

/**
 * Registers a device for push while the reader's session lasts. Errors: not-found for another member's id, invalid for
 * a malformed token or an unknown push service.
 */
export const registerDevice = async (
  ctx: Context,
  registration: { memberId: string; token: string },
): Promise<void> => {
  const { memberId, sessionId } = requireSignedIn(ctx);
  if (registration.memberId !== memberId) fail('not-found');
  const device = ctx.push.read(registration.token) ?? failField('token', 'invalid');
  const hash = hashOf(ctx, device);
  const sealed = seal(JSON.stringify(device), ctx.secrets.dataKey, sealContext(hash));
  const now = ctx.clock.now();
  await ctx.transaction(async (tx) => {
    await queries.upsert(tx, { hash, memberId, sessionId, kind: device.kind, sealed, createdAt: now, seenAt: now });
    await queries.removeAllButNewest(tx, memberId, MOST_DEVICES);
  });
};

/** Removes a device of the reader; unknown devices and devices of others are ignored. */
export const removeDevice = async (ctx: Context, token: string): Promise<void> => {
  const device = ctx.push.read(token);
  if (device) await queries.remove(ctx.db, hashOf(ctx, device), requireSignedIn(ctx).memberId);
};

/** Devices of a member with a live session; the others are removed. */
export const listLiveDevices = async ({ db }: Pick<Platform, 'db'>, memberId: string): Promise<string[]> => {
  const rows = await queries.list(db, memberId);
  const sessions = [...new Set(rows.map(({ sessionId }) => sessionId))];
  const live = await filterLiveSessions(db, sessions);
  const ended = sessions.filter((id) => !live.has(id));
  if (ended.length > 0) await queries.removeOfSessions(db, memberId, ended);
  return rows.filter(({ sessionId }) => live.has(sessionId)).map(({ hash }) => hash);
};

/** Device lookup for the push service, at the time of sending. */
export const deviceLookup = ({ db, secrets }: Pick<Platform, 'db' | 'secrets'>): Devices => ({
  find: async (key, owner) => {
    const row = await queries.find(db, key);
    if (row?.memberId !== owner) return undefined;
    if (!(await filterLiveSessions(db, [row.sessionId])).has(row.sessionId)) {
      await queries.removeOfSessions(db, owner, [row.sessionId]);
      return undefined;
    }
    return PushDevice.parse(JSON.parse(unseal(row.sealed, secrets.dataKey, sealContext(key))));
  },
  drop: async (key) => void (await queries.remove(db, key)),
});
