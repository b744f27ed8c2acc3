import * as z from 'zod';
import { data, Done, Moment } from '../../common.ts';
import { endpoints, file } from '../../http/endpoint.ts';
import { Otp, Password } from './input.ts';

/** A provider at which a sign-in can begin (docs/rules/auth.md#providers). */
export const SignInProvider = z.object({
  id: z.string(),
  name: z.string(),
});
export type SignInProvider = z.output<typeof SignInProvider>;

/** A provider as the owner of an account sees it; `since` is null for one that is not connected. */
export const LinkedProvider = SignInProvider.extend({ since: Moment.nullable() });
export type LinkedProvider = z.output<typeof LinkedProvider>;

const FormText = z.string().max(4_000).optional();

const ByProvider = z.object({ provider: z.string().max(60) });
const ReturnTo = z.object({ returnTo: z.string().max(500).optional() });

const start = {
  method: 'GET',
  access: 'anyone',
  session: 'ignored',
  query: ReturnTo,
  result: file('text/html'),
  errors: ['provider-not-configured'],
} as const;

const callback = { ...start, query: z.looseObject({}) } as const;

/** Signing in with other services, and connecting them to an account (docs/rules/auth.md#providers); part of `auth`. */
export const authProvider = endpoints({
  facebook: { ...start, path: '/passport/auth/facebook', summary: 'Starts Facebook sign-in by a redirect' },
  facebookCallback: {
    ...callback,
    path: '/passport/auth/facebook/callback',
    summary: 'Redirect target of Facebook sign-in',
  },
  provider: {
    ...start,
    path: '/passport/auth/:provider',
    summary: 'Starts signing in with a provider, by a redirect',
    params: ByProvider,
  },
  providerCallback: {
    ...callback,
    path: '/passport/auth/:provider/callback',
    summary: 'Redirect target of a provider',
    params: ByProvider,
  },
  providerForm: {
    method: 'POST',
    path: '/passport/auth/:provider/callback',
    access: 'anyone',
    session: 'ignored',
    from: 'anywhere',
    summary: 'Receives Apple’s answer, which is a form, and redirects to the `GET` of this path; changes nothing',
    params: ByProvider,
    body: z.looseObject({ code: FormText, state: FormText, error: FormText }),
    result: file('text/html'),
    errors: ['provider-not-configured'],
  },
  linkedProviders: {
    method: 'GET',
    path: '/auth/linked',
    access: 'member',
    summary: 'The providers that sign in to the caller’s account, then those that can be connected',
    result: data(z.array(LinkedProvider)),
  },
  connectProvider: {
    method: 'POST',
    path: '/auth/linked/:provider/connect',
    access: 'member',
    summary:
      'Begins to connect a provider; needs the password, a code or a recent sign-in; returns the URL of the provider’s page',
    params: ByProvider,
    body: z.object({ password: Password.optional(), otp: Otp.optional() }),
    result: data(z.object({ location: z.string() })),
    errors: ['provider-not-configured', 'incorrect-password', 'code-invalid', 'second-factor-required'],
  },
  disconnectProvider: {
    method: 'POST',
    path: '/auth/linked/:provider/remove',
    access: 'member',
    summary: 'Disconnects a provider from the caller’s account, and tells the owner by mail',
    params: ByProvider,
    result: Done,
    errors: ['not-found', 'last-way', 'second-factor-required'],
  },
});
