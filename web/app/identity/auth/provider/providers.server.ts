import { auth as endpoints } from '@m4u/contract/identity/auth';
import type { LinkedProvider } from '@m4u/contract/identity/auth/provider';
import type { OwnerConfirmation } from '@m4u/contract/identity/auth/result';
import { href, redirect, type RouterContextProvider } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { apiAddress } from '../../../platform/api/api-address.server.ts';
import { api } from '../../../platform/api/api.server.ts';
import { problemOf } from '../../../platform/api/problem.ts';
import { setFlash } from '../../../platform/forms/flash.server.ts';
import type { SentForm } from '../../../platform/forms/form.server.ts';
import { sendCounted } from '../codeWait.server.ts';
import { proofIn, type ShownProof, showProof } from '../ownerProof.server.ts';

type Context = Readonly<RouterContextProvider>;

/** A way to sign in elsewhere, as a button of the sign-in screens. */
export interface SignInWay {
  readonly name: string;
  readonly to: string;
}

/** The providers and partners at which a sign-in can begin; it leads back to `returnTo`. */
export const readSignInWays = async (context: Context, returnTo: string): Promise<SignInWay[]> => {
  const { data } = await api(context).auth.providers();
  return [
    ...data.providers.map(({ id, name }) => ({
      name,
      to: apiAddress(endpoints.provider, { provider: id }, { returnTo }),
    })),
    ...data.partners.map(({ id, name }) => ({
      name,
      to: `${href('/authenticating')}?${new URLSearchParams({ partner: id, returnTo })}`,
    })),
  ];
};

/** The name of the provider in a sign-in's address; the id where it is configured no more. */
export const nameInAddress = async (context: Context, request: Request): Promise<string | null> => {
  const id = new URL(request.url).searchParams.get('provider');
  if (id === null) return null;
  return (await api(context).auth.providers()).data.providers.find((provider) => provider.id === id)?.name ?? null;
};

/** Content of the component `Providers`. */
export interface ShownProviders {
  readonly providers: readonly LinkedProvider[];
  readonly proof: ShownProof;
  /** Message about the provider that the reader comes back from. */
  readonly came: { readonly kind: 'success' | 'error'; readonly message: string } | null;
}

const cameBack = (providers: readonly LinkedProvider[], { searchParams }: URL): ShownProviders['came'] => {
  const nameOf = (outcome: string) => providers.find(({ id }) => id === searchParams.get(outcome))?.name;
  const [connected, used, problem] = [nameOf('connected'), nameOf('used'), nameOf('problem')];
  if (connected !== undefined) return { kind: 'success', message: m.provider_connected({ name: connected }) };
  if (used !== undefined) return { kind: 'error', message: m.provider_used({ name: used }) };
  return problem === undefined ? null : { kind: 'error', message: m.auth_problem_provider({ name: problem }) };
};

/** Reads the providers of the reader's account, and how they prove to be the owner on the screen at `address`. */
export const readProviders = async (
  context: Context,
  request: Request,
  { confirmation, address }: { readonly confirmation: OwnerConfirmation; readonly address: string },
): Promise<ShownProviders> => {
  const { data: providers } = await api(context).auth.linkedProviders();
  const proof = await showProof(context, confirmation, { purpose: 'provider', returnTo: `${address}#providers` });
  return { providers, proof, came: cameBack(providers, new URL(request.url)) };
};

/**
 * Performs an action of the component `Providers`: returns the provider's page to go to, a redirect to the screen at
 * `address`, or undefined for another form. A refusal becomes the screen's message.
 */
export const providerAction = async (
  context: Context,
  { intent, values }: SentForm,
  address: string,
): Promise<Response | { readonly goTo: string } | undefined> => {
  const { auth } = api(context);
  const [deed, provider = ''] = intent.split(':');
  try {
    if (deed === 'providerCode') {
      await sendCounted(context, 'provider', auth.sendConfirmationCode({ body: { purpose: 'provider' } }));
      setFlash(context, { kind: 'success', message: m.auth_proof_sent() });
    } else if (deed === 'providerConnect') {
      const { data } = await auth.connectProvider({ params: { provider }, body: proofIn(values) });
      return { goTo: data.location };
    } else if (deed === 'providerRemove') {
      await auth.disconnectProvider({ params: { provider } });
      setFlash(context, { kind: 'success', message: m.provider_removed() });
    } else return undefined;
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (!problem || problem.status >= 500 || problem.status === 401) throw thrown;
    setFlash(context, { kind: 'error', message: problem.errors[0]?.message ?? problem.detail });
  }
  return redirect(`${address}#providers`);
};
