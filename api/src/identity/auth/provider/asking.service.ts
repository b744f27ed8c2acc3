import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { SignInProvider } from '../../../platform/sign-in-config.ts';
import { facebook } from './facebook.service.ts';
import { beginFlow, type Flow, type Way } from './flow.service.ts';
import { openid } from './openid.service.ts';
import { answersIn, callbackPath, type ProviderPerson } from './rules.ts';
import { zalo } from './zalo.service.ts';

const wayOf = (provider: SignInProvider): Way => {
  if (provider.kind === 'openid') return openid(provider);
  return provider.kind === 'zalo' ? zalo(provider) : facebook(provider);
};

/** Returns a configured provider. Errors: provider-not-configured. */
export const requireProvider = (ctx: Context, id: string): SignInProvider =>
  ctx.config.providers.find((provider) => provider.id === id) ?? fail('provider-not-configured');

/** Begins a flow and returns the provider's page for it; undefined when the provider cannot be reached. */
export const ask = async (
  ctx: Context,
  provider: SignInProvider,
  flow: { readonly returnTo?: string | undefined; readonly connects?: string },
): Promise<string | undefined> => {
  try {
    return (await wayOf(provider).authorize(ctx, beginFlow(ctx, { provider: provider.id, ...flow }))).href;
  } catch (error) {
    ctx.log.warn({ err: error, provider: provider.id }, 'a provider cannot be asked');
    return undefined;
  }
};

/** Reads the person whom a provider confirms; undefined when the flow was cancelled or tampered with. */
export const identify = async (
  ctx: Context,
  provider: SignInProvider,
  flow: Flow,
  query: Readonly<Record<string, unknown>>,
): Promise<ProviderPerson | undefined> => {
  const answer = new URL(ctx.config.publicUrl + callbackPath(provider.id));
  for (const [name, value] of answersIn(query)) answer.searchParams.set(name, value);
  try {
    return await wayOf(provider).identify(ctx, flow, answer);
  } catch (error) {
    ctx.log.warn({ err: error, provider: provider.id }, 'a provider confirmed nobody');
    return undefined;
  }
};
