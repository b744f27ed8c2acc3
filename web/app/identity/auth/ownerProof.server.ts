import { auth as endpoints } from '@m4u/contract/identity/auth';
import type { OwnerConfirmation } from '@m4u/contract/identity/auth/result';
import { href, type RouterContextProvider } from 'react-router';
import { apiAddress } from '../../platform/api/api-address.server.ts';
import { api } from '../../platform/api/api.server.ts';
import { m } from '../../paraglide/messages.js';
import { setFlash } from '../../platform/forms/flash.server.ts';
import { type CodeWait, readCodeWait, sendCounted } from './codeWait.server.ts';

type Context = Readonly<RouterContextProvider>;

/** Purposes of a proof of ownership; deleting an account (`leave`) sends its code by a call of its own. */
type ProofPurpose = 'leave' | 'lock' | 'password' | 'factor' | 'passkey' | 'address' | 'provider';

/** How a screen asks the reader to prove that the account is theirs. */
export interface ShownProof extends OwnerConfirmation {
  readonly wait: CodeWait;
  /** Ways to sign in again, which replaces a code. */
  readonly again: readonly { readonly name: string; readonly to: string }[];
}

const listWaysToSignIn = async (context: Context, linked: readonly string[], returnTo: string) => {
  const { data } = await api(context).auth.providers();
  return [
    ...data.providers
      .filter(({ id }) => linked.includes(id))
      .map(({ id, name }) => ({ name, to: apiAddress(endpoints.provider, { provider: id }, { returnTo }) })),
    ...data.partners
      .filter(({ id }) => linked.includes(`partner:${id}`))
      .map(({ id, name }) => ({
        name,
        to: `${href('/authenticating')}?${new URLSearchParams({ partner: id, returnTo })}`,
      })),
  ];
};

/** Completes the API's answer for a screen; a new sign-in leads back to `returnTo`. */
export const showProof = async (
  context: Context,
  { hasPassword, recipient, signedInRecently, providers }: OwnerConfirmation,
  { purpose, returnTo }: { readonly purpose: ProofPurpose; readonly returnTo: string },
): Promise<ShownProof> => ({
  hasPassword,
  recipient,
  signedInRecently,
  providers,
  wait: readCodeWait(context, purpose),
  again: hasPassword ? [] : await listWaysToSignIn(context, providers, returnTo),
});

/** Sends the code of a proof, and sets a message about it. Errors: those of the call. */
export const sendProofCode = async (context: Context, purpose: Exclude<ProofPurpose, 'leave'>): Promise<void> => {
  await sendCounted(context, purpose, api(context).auth.sendConfirmationCode({ body: { purpose } }));
  setFlash(context, { kind: 'success', message: m.auth_proof_sent() });
};

/** The proof in a form's values: the code when the form has that field, else the password. */
export const proofIn = ({ password, otp }: Readonly<Record<string, string | undefined>>) => ({
  ...(otp !== undefined && { otp }),
  ...(otp === undefined && password !== undefined && { password }),
});
