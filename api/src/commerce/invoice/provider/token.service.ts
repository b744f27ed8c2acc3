import { MINUTE, SECOND } from '@m4u/contract/durations';
import type { Platform } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/events/transaction.ts';
import { runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import * as connections from '../setting/queries.ts';
import { sealToken, unsealSecret, unsealToken } from '../setting/secret.service.ts';
import { ProviderFault, sendToProvider } from './request.service.ts';
import { TokenAnswer } from './sepay.rules.ts';

/** The key of a group at the provider. */
interface ProviderKey {
  readonly clientId: string;
  readonly secret: string;
}

/** Milliseconds before its end at which a token is renewed. */
const AHEAD = 5 * MINUTE;

/** Exchanges a key for an access token. Throws a ProviderFault: `credentials` for a key that is refused. */
export const exchangeKey = async (
  { clock }: Pick<Platform, 'clock'>,
  address: string,
  { clientId, secret }: ProviderKey,
  signal: AbortSignal,
): Promise<{ token: string; until: Date }> => {
  const authorization = `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`;
  const request = { path: '/v1/token', method: 'POST', authorization } as const;
  try {
    const { data } = await sendToProvider(address, request, TokenAnswer, signal);
    return { token: data.access_token, until: new Date(clock.now().getTime() + data.expires_in * SECOND) };
  } catch (error) {
    // The other refusals are about the key as well: nothing else is sent.
    if (error instanceof ProviderFault && error.kind !== 'unreachable') throw new ProviderFault('credentials');
    throw error;
  }
};

const usable = (
  platform: Platform,
  row: Pick<connections.ConnectionRow, 'groupId' | 'token' | 'tokenUntil'>,
  refused: string | undefined,
): string | undefined => {
  const isValid = row.tokenUntil !== null && row.tokenUntil.getTime() - AHEAD > platform.clock.now().getTime();
  const token = isValid ? unsealToken(platform, row) : undefined;
  return token === refused ? undefined : token;
};

/**
 * The access token of a connection; `refused` is one that the provider no longer takes. It is renewed under a lock on
 * the connection, so that of several jobs one asks. Throws a ProviderFault.
 */
export const getToken = async (
  platform: Platform,
  connection: connections.ActiveConnection,
  { address, signal, refused }: { readonly address: string; readonly signal: AbortSignal; readonly refused?: string },
): Promise<string> => {
  const stored = usable(platform, connection, refused);
  if (stored !== undefined) return stored;
  return runAsSystem(() =>
    inTransaction(platform.db, async (tx) => {
      const row = await connections.lock(tx, connection.groupId);
      if (row?.secret == null) throw new ProviderFault('credentials');
      const renewed = usable(platform, row, refused);
      if (renewed !== undefined) return renewed;
      const key = { clientId: row.clientId, secret: unsealSecret(platform, { ...row, secret: row.secret }) };
      const { token, until } = await exchangeKey(platform, address, key, signal);
      await connections.update(tx, row.groupId, { token: sealToken(platform, row.groupId, token), tokenUntil: until });
      return token;
    }),
  );
};
