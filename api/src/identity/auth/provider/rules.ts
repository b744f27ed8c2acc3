import { MINUTE } from '@m4u/contract/durations';

/** A person in a provider's data. */
export interface ProviderPerson {
  readonly provider: string;
  readonly subject: string;
  readonly email: string | undefined;
  readonly name: string | undefined;
  /** The provider says that the person has proven the address. */
  readonly isProven?: boolean;
}

/** Milliseconds within which a provider must send the browser back. */
export const FLOW_LIFE = 10 * MINUTE;

/** Milliseconds within which the owner of an address signs in so that the provider's person joins the account. */
export const JOIN_LIFE = 10 * MINUTE;

/** The address that a provider sends the browser back to. */
export const callbackPath = (provider: string): string => `/api/passport/auth/${provider}/callback`;

/** The parameters of a provider's answer; it may send others. */
export const answersIn = (query: Readonly<Record<string, unknown>>): [string, string][] =>
  ['code', 'state', 'iss', 'error'].flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });

/** Whether an address is on this machine, where plain HTTP is allowed. */
export const isLoopback = (address: string): boolean => /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(address);
