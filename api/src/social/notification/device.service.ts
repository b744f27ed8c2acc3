import { liveAmong } from '../../identity/auth/session/service.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import type { Context, Platform } from '../../platform/context.ts';
import { fail, failField } from '../../platform/errors.ts';
import { keyedHash, unseal, seal } from '../../platform/keys/crypto.ts';
import { addressOf, PushDevice } from '../../platform/push/device.ts';
import type { Devices } from '../../platform/push/push.ts';
import * as queries from './device.queries.ts';

/** As many devices as a member has at most; one more, and the one that was seen longest ago goes. */
const MOST_DEVICES = 20;

const hashOf = ({ secrets }: Platform, device: PushDevice): string =>
  keyedHash(secrets.codeKey, 'push', addressOf(device));

const sealedFor = (hash: string): string => `push ${hash}`;

/** What a device needs to be told by push. */
export const pushKey = ({ push }: Context): { publicKey: string; fcm: boolean } => ({
  publicKey: push.publicKey,
  fcm: push.hasFcm,
});

/**
 * Tells a device from now on, while the reader's session lasts. Errors: not-found for another member's id, invalid for
 * a token that is none, or of a push service that is not known.
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

/** Tells a device of the reader's no longer; what is not known, or not theirs, is left alone. */
export const dropToken = async (ctx: Context, token: string): Promise<void> => {
  const device = ctx.push.read(token);
  if (device) await queries.drop(ctx.db, hashOf(ctx, device), requireSignedIn(ctx).memberId);
};

/** The devices of a member on which they are signed in; the others are forgotten. */
export const liveDevices = async ({ db }: Pick<Platform, 'db'>, memberId: string): Promise<string[]> => {
  const rows = await queries.devicesOf(db, memberId);
  const sessions = [...new Set(rows.map(({ sessionId }) => sessionId))];
  const live = await liveAmong(db, sessions);
  const ended = sessions.filter((id) => !live.has(id));
  if (ended.length > 0) await queries.dropOfSessions(db, memberId, ended);
  return rows.filter(({ sessionId }) => live.has(sessionId)).map(({ hash }) => hash);
};

/** Where push finds devices, as each message leaves. */
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
