import type { Endpoint, Input, Result } from '@m4u/contract/http/endpoint';
import type { Context } from '../../context.ts';

/** Handlers of a module: one for each endpoint it declares, or it does not compile. */
export type Handlers<M extends Record<string, Endpoint>> = {
  readonly [K in keyof M]: (ctx: Context, input: Input<M[K]>) => Promise<Result<M[K]>> | Result<M[K]>;
};

/** A handler whose types have been checked where it was declared. */
type AnyHandler = (ctx: Context, input: never) => unknown;

/** A module of the API: what it declares and what answers it. */
export interface Implementation {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
}

/** Answers one thing, or the rows of a list that has no pages: the envelope `data` of the contract. */
export const data = async <T>(result: T | Promise<T>): Promise<{ data: T }> => ({ data: await result });

/** Answers only that the work was done: `Done` of the contract. */
export const done = async (work: Promise<unknown>): Promise<{ data: { done: true } }> => {
  await work;
  return { data: { done: true } };
};

/** Binds a module's handlers to its contract. */
export const implement = <M extends Record<string, Endpoint>>(endpoints: M, handlers: Handlers<M>): Implementation => ({
  endpoints,
  handlers,
});

/** One module of the contract that two modules of the API answer. */
export const joined = (one: Implementation, other: Implementation): Implementation => ({
  endpoints: { ...one.endpoints, ...other.endpoints },
  handlers: { ...one.handlers, ...other.handlers },
});
