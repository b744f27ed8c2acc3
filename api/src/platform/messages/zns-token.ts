import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type Database, inTransaction, type Transaction } from '../events/transaction.ts';
import { seal, unseal } from '../keys/crypto.ts';
import type { Log } from '../log.ts';
import type { ZnsConfig } from './config.ts';
import type { Clock } from '../time/clock.ts';
import { MessageFailure, toFetchFailure } from './failure.ts';
import { findTokens, lockTokens, storeTokens } from './queries.ts';

/** Dependencies of the tokens. */
export interface TokenOptions {
  readonly config: Pick<ZnsConfig, 'appId' | 'appSecret' | 'refreshToken' | 'tokenUrl'>;
  readonly db: Database;
  /** Encrypts the stored tokens. */
  readonly dataKey: Buffer;
  readonly clock: Clock;
  readonly log: Log;
}

/** The access token of our app at Zalo. */
export interface ZnsTokens {
  /** A valid access token; `refused` is one that Zalo no longer takes. Errors: MessageFailure. */
  get(refused?: string): Promise<string>;
  /** Renews a token of more than half a day, so that the chain of refresh tokens never ends for want of messages. */
  keepAlive(): Promise<void>;
}

const TIMEOUT_MS = 5_000;
/** Milliseconds for which a broken chain is not asked about again. */
const BROKEN_FOR = 60_000;
/** Milliseconds before its end at which an access token is renewed. */
const AHEAD = 60 * 60_000;
const HALF_A_DAY = 12 * 60 * 60_000;

const Tokens = z.object({ access: z.string(), refresh: z.string() });
type Tokens = z.output<typeof Tokens>;

/** Zalo writes numbers as texts, and answers errors with status 200. */
const Answer = z.union([
  z.object({
    access_token: z.string().min(1),
    refresh_token: z.string().min(1),
    expires_in: z.coerce.number().positive(),
  }),
  z.object({ error: z.coerce.number() }),
]);

const hashSeed = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Creates the tokens of our app. Each refresh token works once: the newest one is in the database, and whoever renews
 * holds a lock on its row. The setting's token is only the first, or begins anew when it was changed.
 */
export const createZnsTokens = ({ config, db, dataKey, clock, log }: TokenOptions): ZnsTokens => {
  const { appId } = config;
  const context = `zalo.tokens ${appId}`;
  const seedHash = hashSeed(config.refreshToken);
  let renewing: Promise<string> | undefined;
  let brokenUntil = 0;

  /** The stored tokens; undefined without any, and for those of another `M4U_DATA_KEY`. */
  const open = (sealed: string | null | undefined): Tokens | undefined => {
    if (!sealed) return undefined;
    try {
      return Tokens.parse(JSON.parse(unseal(sealed, dataKey, context)));
    } catch {
      return undefined;
    }
  };

  /** Exchanges a refresh token; undefined when Zalo refuses it. */
  const exchange = async (refreshToken: string) => {
    const response = await fetch(config.tokenUrl, {
      method: 'POST',
      headers: { secret_key: config.appSecret },
      body: new URLSearchParams({ app_id: appId, refresh_token: refreshToken, grant_type: 'refresh_token' }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new MessageFailure('unreachable', toFetchFailure(error, 'Zalo’s token service').message);
    });
    const text = await response.text().catch(() => '');
    const answer = Answer.safeParse(response.ok ? parseJson(text) : undefined);
    if (!answer.success) throw new MessageFailure('unreachable', `Zalo’s token service answered ${response.status}`);
    if (!('error' in answer.data)) return answer.data;
    log.warn({ error: answer.data.error }, 'Zalo refused a refresh token');
    return undefined;
  };

  const renew = async (tx: Transaction, isCurrent: (tokens: Tokens, row: { renewedAt: Date | null }) => boolean) => {
    const row = await lockTokens(tx, appId);
    const stored = open(row?.sealed);
    const isSeeded = row?.seedHash === seedHash;
    // Another process has renewed them while this one waited for the lock.
    if (stored && row && isSeeded && isCurrent(stored, row) && isValid(row.expiresAt, AHEAD)) return stored.access;
    const newest = stored ? [stored.refresh] : [];
    const candidates = isSeeded ? [...newest, config.refreshToken] : [config.refreshToken, ...newest];
    for (const refreshToken of new Set(candidates)) {
      const answer = await exchange(refreshToken);
      if (!answer) continue;
      const now = clock.now();
      const tokens: Tokens = { access: answer.access_token, refresh: answer.refresh_token };
      await storeTokens(tx, {
        appId,
        sealed: seal(JSON.stringify(tokens), dataKey, context),
        seedHash,
        expiresAt: new Date(now.getTime() + answer.expires_in * 1_000),
        renewedAt: now,
      });
      return tokens.access;
    }
    brokenUntil = clock.now().getTime() + BROKEN_FOR;
    log.error({ appId }, 'no refresh token of Zalo is valid: set ZNS_REFRESH_TOKEN to a new one');
    throw new MessageFailure('token', 'Zalo refuses every refresh token');
  };

  const isValid = (expiresAt: Date | null, ahead: number): boolean =>
    expiresAt !== null && expiresAt.getTime() - ahead > clock.now().getTime();

  const renewForAll = (refused: string | undefined): Promise<string> => {
    // Messages of this process wait for one renewal, not each for the lock with a connection of its own.
    if (renewing) return renewing.then((access) => (access === refused ? renewForAll(refused) : access));
    if (clock.now().getTime() < brokenUntil) throw new MessageFailure('token', 'Zalo has refused every refresh token');
    renewing = inTransaction(db, (tx) => renew(tx, ({ access }) => access !== refused)).finally(() => {
      renewing = undefined;
    });
    return renewing;
  };

  return {
    get: async (refused) => {
      const row = await findTokens(db, appId);
      const stored = row?.seedHash === seedHash ? open(row.sealed) : undefined;
      const isUsable = stored !== undefined && stored.access !== refused;
      if (isUsable && isValid(row?.expiresAt ?? null, AHEAD)) return stored.access;
      try {
        return await renewForAll(refused);
      } catch (error) {
        // A token of the last hour still works while Zalo's token service does not.
        if (isUsable && isValid(row?.expiresAt ?? null, 0)) return stored.access;
        throw error;
      }
    },
    keepAlive: async () => {
      const isYoung = (renewedAt: Date | null | undefined): boolean =>
        renewedAt !== null && renewedAt !== undefined && clock.now().getTime() - renewedAt.getTime() < HALF_A_DAY;
      await inTransaction(db, (tx) => renew(tx, (_tokens, { renewedAt }) => isYoung(renewedAt)));
    },
  };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
