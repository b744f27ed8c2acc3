/** Ceremonies of WebAuthn by `@simplewebauthn/browser`. Import this file dynamically: few visits need the library. */
import type { PasskeyCreation, PasskeyRequest } from '@m4u/contract/identity/auth/passkey';
import { startAuthentication, startRegistration, WebAuthnAbortService, WebAuthnError } from '@simplewebauthn/browser';
import type { Problem } from '@m4u/contract/http/problem';
import { fetchApi } from '../../../platform/api/fetch-api.ts';
import { problemOf } from '../../../platform/api/problem.ts';

/** Outcome of a ceremony: the API gives the options, then the authenticator answers. `passkey` is JSON for the API. */
export type Ceremony =
  | { readonly kind: 'done'; readonly passkey: string }
  | { readonly kind: 'refused'; readonly problem: Problem | undefined }
  /** The person declined or took too long, or another ceremony began meanwhile. */
  | { readonly kind: 'cancelled' }
  /** The device has a passkey of this account already. */
  | { readonly kind: 'known' };

const askApi = async <T,>(path: string, body: object): Promise<T | { readonly problem: Problem | undefined }> => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetchApi(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = (await response.json()) as { data: T };
  return response.ok ? answer.data : { problem: problemOf(answer) };
};

const outcomeOf = (error: unknown): Ceremony => {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return { kind: 'known' };
  if (error instanceof DOMException || error instanceof WebAuthnError) return { kind: 'cancelled' };
  return { kind: 'refused', problem: undefined };
};

/** Asks the API for options, after the owner's proof, and the device for a new passkey. */
export const makePasskey = async (proof: Readonly<Record<string, string>>): Promise<Ceremony> => {
  try {
    const optionsJSON = await askApi<PasskeyCreation>('/auth/passkeys/begin', proof);
    if ('problem' in optionsJSON) return { kind: 'refused', problem: optionsJSON.problem };
    return { kind: 'done', passkey: JSON.stringify(await startRegistration({ optionsJSON })) };
  } catch (error) {
    return outcomeOf(error);
  }
};

/**
 * Asks for a sign-in. With `suggests` the browser offers passkeys in the field with `autocomplete="username webauthn"`,
 * and this resolves when one is chosen there.
 */
export const provePasskey = async (suggests: boolean): Promise<Ceremony> => {
  try {
    const optionsJSON = await askApi<PasskeyRequest>('/auth/passkey/options', {});
    if ('problem' in optionsJSON) return { kind: 'refused', problem: optionsJSON.problem };
    const answer = await startAuthentication({ optionsJSON, useBrowserAutofill: suggests });
    return { kind: 'done', passkey: JSON.stringify(answer) };
  } catch (error) {
    return outcomeOf(error);
  }
};

/** Ends a waiting suggestion. */
export const endSuggestion = (): void => WebAuthnAbortService.cancelCeremony();
