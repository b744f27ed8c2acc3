import type { Endpoint, Input, Result } from '@m4u/contract/http/endpoint';
import type { Context } from '../../context.ts';

/** Handlers of a module: one for each endpoint; a missing one does not compile. */
export type Handlers<M extends Record<string, Endpoint>> = {
  readonly [K in keyof M]: (ctx: Context, input: Input<M[K]>) => Promise<Result<M[K]>> | Result<M[K]>;
};

/** A handler without its types, which were checked at its declaration. */
type AnyHandler = (ctx: Context, input: never) => unknown;

/** A module of the API: endpoints and their handlers. */
export interface Implementation {
  readonly endpoints: Readonly<Record<string, Endpoint>>;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
}

/** Wraps a result, or the rows of an unpaged list, in the contract's envelope `data`. */
export const data = async <T>(result: T | Promise<T>): Promise<{ data: T }> => ({ data: await result });

/** Answers `Done` of the contract when the work has finished. */
export const whenDone = async (work: Promise<unknown>): Promise<{ data: { done: true } }> => {
  await work;
  return { data: { done: true } };
};

/** Binds a module's handlers to its contract. */
export const implement = <M extends Record<string, Endpoint>>(endpoints: M, handlers: Handlers<M>): Implementation => ({
  endpoints,
  handlers,
});

/** Joins two modules of the API that implement one module of the contract. */
export const joinImplementations = (one: Implementation, other: Implementation): Implementation => ({
  endpoints: { ...one.endpoints, ...other.endpoints },
  handlers: { ...one.handlers, ...other.handlers },
});
