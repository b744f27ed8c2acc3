import { Email } from '@m4u/contract/common';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { createWaitingCookie, isFactorDue } from '../../../identity/auth/factor/waiting.service.ts';
import { beginFlow, takeFlow } from '../../../identity/auth/provider/flow.service.ts';
import { keepForJoining } from '../../../identity/auth/provider/join.service.ts';
import { findOrCreateLinkedAccount } from '../../../identity/auth/provider/linkedAccount.service.ts';
import { endFormerSession, findFormerSession } from '../../../identity/auth/session/former.service.ts';
import { openSession } from '../../../identity/auth/session/service.ts';
import type { Context } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import type { Transaction } from '../../../platform/events/transaction.ts';
import { bindMember, isAllowed } from '../directory/service.ts';
import { findCompanyOfAddress } from '../domain/service.ts';
import { callbackPath, providerOf, subjectOf } from '../rules.ts';
import * as settings from '../setting/queries.ts';
import { type ConfirmedPerson, identify, pageOf } from './client.service.ts';
import { findOrAddPerson } from './person.service.ts';

/** The company of an address, whose provider can be asked. Errors: company-unknown. */
const requireCompany = async (ctx: Context, email: string) => {
  const groupId = await findCompanyOfAddress(ctx.db, email);
  const provider = groupId === undefined ? undefined : await settings.findForSignIn(ctx.db, groupId);
  const name = provider && (await settings.findOpenName(ctx.db, provider.groupId));
  return provider && name !== undefined ? { provider, name } : fail('company-unknown');
};

/**
 * Begins a sign-in by the company of a work address; returns its name and the page of its provider. Errors:
 * company-unknown, company-unreachable, rate-limited.
 */
export const begin = async (
  ctx: Context,
  { email, returnTo }: { readonly email: string; readonly returnTo?: string | undefined },
): Promise<{ name: string; location: string }> => {
  await ctx.limits.consume('companySignInsByAddress', ctx.request.ip);
  const { provider, name } = await requireCompany(ctx, email);
  const flow = beginFlow(ctx, { provider: providerOf(provider.groupId), returnTo });
  try {
    return { name, location: await pageOf(ctx, provider, flow, email) };
  } catch (error) {
    ctx.log.warn({ err: error, groupId: provider.groupId }, 'the provider of a company cannot be asked');
    return fail('company-unreachable');
  }
};

type Outcome = 'open' | 'factor' | 'other' | 'join' | 'locked' | 'leaving' | 'domain' | 'inactive' | 'staff';

interface SignIn {
  readonly provider: settings.ProviderRow;
  readonly person: ConfirmedPerson;
  readonly email: string;
}

/** Opens the account of a person who may sign in: the linked one, a new one, or none before the owner has joined. */
const signIn = async (ctx: Context, tx: Transaction, { provider, person, email }: SignIn): Promise<Outcome> => {
  const { groupId, issuer } = provider;
  const id = providerOf(groupId);
  const subject = subjectOf(issuer, person.subject);
  const record = await findOrAddPerson(ctx, tx, { groupId, subject, email, name: person.name, groups: person.groups });
  if (!isAllowed(record)) return 'inactive';
  const linked = { provider: id, subject, email, name: person.name, isProven: true };
  const account = await findOrCreateLinkedAccount(ctx, tx, linked, 'opens');
  if (!account) {
    keepForJoining(ctx, linked);
    return 'join';
  }
  // A company's provider must not open what belongs to the people who run this installation.
  if (account.staff) return 'staff';
  if (account.lockedBy) return 'locked';
  if (account.leavingAt) return 'leaving';
  const former = await findFormerSession(ctx, tx);
  if (former && former.accountId !== account.id) return 'other';
  await bindMember(ctx, tx, record, { memberId: account.memberId, by: account.memberId, via: 'SSO' });
  if (isFactorDue(ctx, account)) {
    ctx.setCookie(createWaitingCookie(ctx, account, id));
    return 'factor';
  }
  await openSession(ctx, tx, account, { begunBy: id });
  await endFormerSession(ctx, tx);
  return 'open';
};

/** Asks the provider whom it confirms; undefined when the flow was cancelled or tampered with. */
const confirm = async (
  ctx: Context,
  provider: settings.ProviderRow,
  flow: NonNullable<ReturnType<typeof takeFlow>>,
  query: Readonly<Record<string, unknown>>,
): Promise<ConfirmedPerson | undefined> => {
  const answer = new URL(ctx.config.publicUrl + callbackPath(provider.groupId));
  for (const name of ['code', 'state', 'iss', 'error'])
    if (typeof query[name] === 'string') answer.searchParams.set(name, query[name]);
  try {
    return await identify(ctx, provider, flow, answer);
  } catch (error) {
    ctx.log.warn({ err: error, groupId: provider.groupId }, 'the provider of a company confirmed nobody');
    return undefined;
  }
};

/** The proven address of a person at a domain of the company; undefined for any other. */
const readAddress = async (ctx: Context, groupId: string, person: ConfirmedPerson): Promise<string | undefined> => {
  const email = person.isProven ? Email.safeParse(person.email ?? '').data?.toLowerCase() : undefined;
  return email !== undefined && (await findCompanyOfAddress(ctx.db, email)) === groupId ? email : undefined;
};

const toPage = (path: string, values: Readonly<Record<string, string>>): FileAnswer => ({
  location: `${path}?${new URLSearchParams(values).toString()}`,
});

/**
 * Completes the flow: opens a session and redirects back, or to a page that says what was wrong
 * (docs/rules/company-sign-in.md#signing-in).
 */
export const finish = async (
  ctx: Context,
  groupId: string,
  query: Readonly<Record<string, unknown>>,
): Promise<FileAnswer> => {
  const flow = takeFlow(ctx, providerOf(groupId));
  const provider = await settings.findForSignIn(ctx.db, groupId);
  const isOpen = (await settings.findOpenName(ctx.db, groupId)) !== undefined;
  const isAsked = flow !== undefined && provider !== undefined && isOpen && ctx.request.isFetched !== true;
  const person = isAsked ? await confirm(ctx, provider, flow, query) : undefined;
  if (!isAsked || !person) return toPage('/login/company', { problem: 'provider' });
  const { returnTo } = flow;
  const email = await readAddress(ctx, groupId, person);
  const outcome =
    email === undefined ? 'domain' : await ctx.transaction((tx) => signIn(ctx, tx, { provider, person, email }));
  switch (outcome) {
    case 'open':
      return { location: returnTo };
    case 'other':
      return { location: '/' };
    case 'factor':
      return toPage('/login/code', { returnTo });
    case 'join':
      return toPage('/login', { problem: 'company-join', returnTo });
    case 'locked':
    case 'leaving':
      return toPage('/login', { problem: outcome, returnTo });
    case 'domain':
    case 'inactive':
    case 'staff':
      return toPage('/login/company', { problem: outcome, returnTo });
  }
};
