import type { SignInProvider as ShownProvider } from '@m4u/contract/identity/auth/provider';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import type { SignInProvider } from '../../../platform/sign-in-config.ts';
import { createWaitingCookie, isFactorDue } from '../factor/waiting.service.ts';
import { endFormerSession, findFormerSession } from '../session/former.service.ts';
import type { Account } from '../queries.ts';
import * as sessions from '../session/service.ts';
import { ask, identify, requireProvider } from './asking.service.ts';
import { requireCompanyWay } from './company.service.ts';
import { finishConnecting } from './connect.service.ts';
import { takeFlow } from './flow.service.ts';
import { keepForJoining } from './join.service.ts';
import { findOrCreateLinkedAccount, type AddressUse } from './linkedAccount.service.ts';
import { answersIn, callbackPath, type ProviderPerson } from './rules.ts';

const toProblem = (problem: string, provider: string): string =>
  `/login?${new URLSearchParams({ problem, provider }).toString()}`;

/** The configured providers, in the order of their buttons. */
export const listProviders = (ctx: Context): ShownProvider[] =>
  ctx.config.providers.map(({ id, name }) => ({ id, name }));

/** Redirects the reader to a provider (docs/rules/auth.md#providers). Errors: provider-not-configured. */
export const start = async (ctx: Context, id: string, returnTo: string | undefined): Promise<FileAnswer> => {
  const provider = requireProvider(ctx, id);
  // An embedded picture on a page would complete the flow and sign in the page's reader.
  if (ctx.request.isFetched) return { location: '/login' };
  return { location: (await ask(ctx, provider, { returnTo })) ?? toProblem('provider', id) };
};

/** An OpenID provider says which addresses are proven; Facebook does not, and has checked its own. */
const useOf = ({ kind }: SignInProvider, { isProven }: ProviderPerson): AddressUse =>
  kind === 'openid' && !isProven ? 'nothing' : 'opens';

type Outcome = 'open' | 'taken' | 'join' | 'locked' | 'leaving' | 'other' | 'factor' | 'company';

/** Whether a company lets its member sign in by this provider. */
const isAllowedHere = (ctx: Context, tx: Transaction, account: Account): Promise<boolean> =>
  requireCompanyWay(ctx, tx, account, null).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'company-sign-in-required') return false;
      throw error;
    },
  );

const signIn = async (
  ctx: Context,
  tx: Transaction,
  provider: SignInProvider,
  person: ProviderPerson,
): Promise<Outcome> => {
  const account = await findOrCreateLinkedAccount(ctx, tx, person, useOf(provider, person));
  if (!account) return keepForJoining(ctx, person) ? 'join' : 'taken';
  if (account.lockedBy) return 'locked';
  if (account.leavingAt) return 'leaving';
  if (!(await isAllowedHere(ctx, tx, account))) return 'company';
  const former = await findFormerSession(ctx, tx);
  if (former && former.accountId !== account.id) return 'other';
  if (isFactorDue(ctx, account)) {
    ctx.setCookie(createWaitingCookie(ctx, account));
    return 'factor';
  }
  await sessions.openSession(ctx, tx, account);
  await endFormerSession(ctx, tx);
  return 'open';
};

/**
 * Completes the flow: opens a session and redirects back, or to the sign-in screen with the problem. A reader who is
 * signed in to another account stays so: the sign-in screen offers providers to visitors only. Errors:
 * provider-not-configured.
 */
export const finish = async (
  ctx: Context,
  id: string,
  query: Readonly<Record<string, unknown>>,
): Promise<FileAnswer> => {
  const provider = requireProvider(ctx, id);
  const flow = takeFlow(ctx, id);
  const person = flow && !ctx.request.isFetched ? await identify(ctx, provider, flow, query) : undefined;
  if (flow?.connects !== undefined)
    return { location: await finishConnecting(ctx, { provider, accountId: flow.connects, person }) };
  if (!flow || !person) return { location: toProblem('provider', id) };
  const outcome = await ctx.transaction((tx) => signIn(ctx, tx, provider, person));
  if (outcome === 'other') return { location: '/' };
  if (outcome === 'open') return { location: flow.returnTo };
  const back = new URLSearchParams({ returnTo: flow.returnTo }).toString();
  return { location: outcome === 'factor' ? `/login/code?${back}` : `${toProblem(outcome, id)}&${back}` };
};

/**
 * Passes on an answer that the provider's page sends as a form, as Apple does: such a request has no cookie of this
 * browser, and the redirected one has. Changes nothing. Errors: provider-not-configured.
 */
export const passOn = (ctx: Context, id: string, form: Readonly<Record<string, unknown>>): FileAnswer => {
  requireProvider(ctx, id);
  return { location: `${callbackPath(id)}?${new URLSearchParams(answersIn(form)).toString()}` };
};
