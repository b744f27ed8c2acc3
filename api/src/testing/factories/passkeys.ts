import type { Passkey, PasskeyCreation, PasskeyRequest } from '@m4u/contract/identity/auth/passkey';
import { assertDone } from '../server/answers.ts';
import type { TestApi, TestBrowser } from '../server/api.ts';
import { type Authenticator, createAuthenticator } from '../doubles/authenticator.ts';

/** Asks for the options of a new passkey, right after a sign-in. */
export const beginPasskey = async (
  api: TestApi,
  as: { readonly token: string },
  browser: TestBrowser,
  body: object = {},
): Promise<PasskeyCreation> =>
  assertDone<{ data: PasskeyCreation }>(await api.post('/auth/passkeys/begin', { as, browser, body })).data;

/** Asks for the options of a sign-in. */
export const passkeyOptions = async (api: TestApi, browser: TestBrowser): Promise<PasskeyRequest> =>
  assertDone<{ data: PasskeyRequest }>(await api.post('/auth/passkey/options', { browser })).data;

/** A member's passkey, with the authenticator that holds it. */
export interface HeldPasskey {
  readonly passkey: Passkey;
  readonly authenticator: Authenticator;
}

/** Adds a passkey to an account, by its password. */
export const addPasskey = async (
  api: TestApi,
  as: { readonly token: string; readonly password: string },
  { name, counting = true }: { readonly name?: string; readonly counting?: boolean } = {},
): Promise<HeldPasskey> => {
  const browser: TestBrowser = {};
  const authenticator = createAuthenticator(api.config.publicUrl, counting);
  const passkey = authenticator.make(await beginPasskey(api, as, browser, { password: as.password }));
  const answer = await api.post('/auth/passkeys', { as, browser, body: { passkey, name } });
  return { passkey: assertDone<{ data: Passkey }>(answer).data, authenticator };
};
