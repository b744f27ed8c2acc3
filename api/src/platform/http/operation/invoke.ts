import { type Endpoint, IDEMPOTENCY_HEADER, type UploadedFile } from '@m4u/contract/http/endpoint';
import { findKeyCall } from '@m4u/contract/insight/integration/calls';
import { type FieldProblem, fieldProblems } from '@m4u/contract/http/fields';
import type { Context } from '../../context.ts';
import { runAs, toStatementActor } from '../../database/row-security/current-actor.ts';
import { fail } from '../../errors.ts';
import type { Implementation } from './implement.ts';
import { InvalidInput } from '../message/problem.ts';
import { createSerializer } from './schema.ts';

/** The parts of a call before validation. */
export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: UploadedFile | undefined;
  readonly idempotencyKey?: unknown;
}

/** An endpoint with its handler, callable over HTTP and in-process. */
export interface Operation {
  readonly name: string;
  readonly endpoint: Endpoint;
  /**
   * Checks access before a large body is read, and limits files that anybody may send. Errors: unauthenticated,
   * forbidden, rate-limited.
   */
  admit(ctx: Pick<Context, 'actor' | 'limits' | 'request'>): Promise<void>;
  /** Checks access, validates the input, runs the handler. Errors: all of the endpoint, thrown. */
  run(ctx: Context, input: RawInput): Promise<unknown>;
  /** Serialises the result to JSON with exactly the declared fields. */
  serialize(result: unknown): string;
}

const PARTS = ['params', 'query', 'body'] as const;

const KEY = /^[\x21-\x7e]{1,200}$/;

const validate = (endpoint: Endpoint, ctx: Context, raw: RawInput): Record<string, unknown> => {
  const input: Record<string, unknown> = {};
  const problems: FieldProblem[] = [];
  for (const part of PARTS) {
    const schema = endpoint[part];
    if (!schema) continue;
    // By default zod omits the refused value from issues; missing and wrong values would look alike.
    const parsed = schema.safeParse(raw[part] ?? {}, { reportInput: true });
    if (parsed.success) input[part] = parsed.data;
    else problems.push(...fieldProblems(parsed.error.issues, ctx.locale));
  }
  if (endpoint.consumes === 'multipart') {
    if (raw.file) input['file'] = raw.file;
    else problems.push(...fieldProblems([{ code: 'custom', path: ['file'], message: 'required' }], ctx.locale));
  }
  if (endpoint.idempotent) {
    const { idempotencyKey: key } = raw;
    const message = key === undefined ? 'required' : 'invalid';
    if (typeof key === 'string' && KEY.test(key)) input['idempotencyKey'] = key;
    else problems.push(...fieldProblems([{ code: 'custom', path: [IDEMPOTENCY_HEADER], message }], ctx.locale));
  }
  if (problems.length > 0) throw new InvalidInput(problems);
  return input;
};

/** Checks access; runs before validation, so that unauthorised callers learn nothing about the input. */
const checkAccess = (name: string, endpoint: Endpoint, { actor }: Pick<Context, 'actor'>): void => {
  if (actor.kind === 'member' && actor.key) {
    const scope = findKeyCall(name)?.scope;
    if (scope === undefined || !actor.key.scopes.includes(scope)) fail('key-scope');
  }
  if (endpoint.access === 'anyone') return;
  if (actor.kind === 'visitor') fail('unauthenticated');
  else if (endpoint.access === 'staff' && !actor.staff) fail(actor.staffLacks ?? 'forbidden');
};

const toOperation = (
  name: string,
  endpoint: Endpoint,
  handler: (ctx: Context, input: never) => unknown,
): Operation => ({
  name,
  endpoint,
  serialize: createSerializer(endpoint),
  admit: async (ctx) => {
    checkAccess(name, endpoint, ctx);
    if (endpoint.consumes === 'multipart' && endpoint.access === 'anyone')
      await ctx.limits.consume('anonymousFilesByAddress', ctx.request.ip);
  },
  run: async (ctx, raw) => {
    checkAccess(name, endpoint, ctx);
    return runAs(toStatementActor(ctx.actor), async () => {
      const input = validate(endpoint, ctx, raw);
      await ctx.integrations.requireKeyGroup(ctx, name, input);
      return handler(ctx, input as never);
    });
  },
});

/** Prepares every endpoint of a module. Throws for an endpoint without a handler. */
export const toOperations = (module: string, { endpoints, handlers }: Implementation): Operation[] =>
  Object.entries(endpoints).map(([name, endpoint]) => {
    const handler = handlers[name];
    if (!handler) throw new Error(`${module}.${name} has no handler`);
    return toOperation(`${module}.${name}`, endpoint, handler);
  });
