import type { MadePasskey, Passkey, PasskeyProof } from '@m4u/contract/identity/auth/passkey';
import type { OwnerConfirmation } from '@m4u/contract/identity/auth/result';
import { redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { api } from '../../../platform/api/api.server.ts';
import { flashRefusal, setFlash } from '../../../platform/forms/flash.server.ts';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import { scopeOf } from '../../../platform/request/scope.server.ts';
import { sendCounted } from '../codeWait.server.ts';
import { type ShownProof, showProof } from '../ownerProof.server.ts';
import { mayHavePasskeys } from './passkeySupport.tsx';

type Context = Readonly<RouterContextProvider>;

/** Content of the component `Passkeys`. */
export interface ShownPasskeys {
  readonly passkeys: readonly Passkey[];
  readonly proof: ShownProof;
  /** Whether the account is verified, and so may have passkeys. */
  readonly verified: boolean;
  /** Whether the browser may have passkeys, by its user agent. */
  readonly offered: boolean;
  /** Time of this answer (ms). */
  readonly now: number;
}

/** Reads the reader's passkeys, and how the reader proves ownership on the screen at the path `address`. */
export const readPasskeys = async (
  context: Context,
  confirmation: OwnerConfirmation,
  address: string,
): Promise<ShownPasskeys> => {
  const returnTo = `${address}#passkeys`;
  const [{ data: passkeys }, proof] = await Promise.all([
    api(context).auth.passkeys(),
    showProof(context, confirmation, { purpose: 'passkey', returnTo }),
  ]);
  const { page, visit } = scopeOf(context);
  const offered = mayHavePasskeys(visit.userAgent);
  return { passkeys, proof, verified: page.reader?.verified ?? false, offered, now: Date.now() };
};

/** Reads the JSON of a browser's answer; the API validates it. */
const parse = (json = ''): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
};

/** Signs in with the browser's answer in the field `passkey`. Errors: those of the call. */
export const signInWithPasskey = (context: Context, { values }: SentForm) =>
  api(context).auth.passkeySignIn({ body: { passkey: parse(values['passkey']) as PasskeyProof } });

const settle = async (context: Context, { intent, values }: SentForm): Promise<string | undefined> => {
  const { auth } = api(context);
  const { id = '', name = '' } = values;
  switch (intent) {
    case 'passkeyCode':
      await sendCounted(context, 'passkey', auth.sendConfirmationCode({ body: { purpose: 'passkey' } }));
      return m.auth_proof_sent();
    case 'passkeyAdd':
      await auth.addPasskey({ body: { passkey: parse(values['passkey']) as MadePasskey } });
      return m.passkey_added();
    case 'passkeyRename':
      await auth.renamePasskey({ params: { id }, body: { name } });
      return m.passkey_renamed();
    case 'passkeyRemove':
      await auth.removePasskey({ params: { id } });
      return m.passkey_removed();
    default:
      return undefined;
  }
};

/**
 * Answers a form of the component `Passkeys`: returns the redirect to its screen, or undefined for another form. A
 * refusal becomes a message of the screen, since the component keeps no form open.
 */
export const passkeyAction = async (
  context: Context,
  form: SentForm,
  address: string,
): Promise<Response | undefined> => {
  try {
    const message = await settle(context, form);
    if (message === undefined) return undefined;
    setFlash(context, { kind: 'success', message });
  } catch (thrown) {
    flashRefusal(context, thrown);
  }
  return redirect(`${address}#passkeys`);
};
