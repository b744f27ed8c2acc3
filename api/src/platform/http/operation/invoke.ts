import { type Endpoint, IDEMPOTENCY_HEADER, type UploadedFile } from '@m4u/contract/http/endpoint';
import { type FieldProblem, fieldProblems } from '@m4u/contract/http/fields';
import type { Context } from '../../context.ts';
import { runAs, actingOf } from '../../database/row-security/current-actor.ts';
import { fail } from '../../errors.ts';
import type { Implementation } from './implement.ts';
import { InvalidInput } from '../message/problem.ts';
import { serializerOf } from './schema.ts';

/** The parts of a call before validation. */
export interface RawInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly file?: UploadedFile | undefined;
  readonly idempotencyKey?: unknown;
}

/** An endpoint ready to be called, over HTTP or in-process alike. */
export interface Operation {
  readonly name: string;
  readonly endpoint: Endpoint;
  /** Refuses who may not call at all, before a large body is read for them. Errors: unauthenticated, forbidden. */
  admit(ctx: Pick<Context, 'actor'>): void;
  /** Checks who calls and what with, runs the handler. Errors: everything the endpoint may answer, thrown. */
  run(ctx: Context, input: RawInput): Promise<unknown>;
  /** The result as JSON text, with the declared fields and no others. */
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
    // Zod leaves the refused value out of an issue unless asked; without it absent and wrong look alike.
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

/** Whether the caller may call at all; before validation, so that a stranger learns nothing about the input. */
const admit = (endpoint: Endpoint, { actor }: Pick<Context, 'actor'>): void => {
  if (endpoint.access === 'anyone') return;
  if (actor.kind === 'visitor') fail('unauthenticated');
  else if (endpoint.access === 'staff' && !actor.staff) fail('forbidden');
};

const operation = (name: string, endpoint: Endpoint, handler: (ctx: Context, input: never) => unknown): Operation => ({
  name,
  endpoint,
  serialize: serializerOf(endpoint),
  admit: (ctx) => admit(endpoint, ctx),
  run: async (ctx, raw) => {
    admit(endpoint, ctx);
    return runAs(actingOf(ctx.actor), () => handler(ctx, validate(endpoint, ctx, raw) as never));
  },
});

/** Prepares every endpoint of a module. Errors: an endpoint without its handler. */
export const operationsOf = (module: string, { endpoints, handlers }: Implementation): Operation[] =>
  Object.entries(endpoints).map(([name, endpoint]) => {
    const handler = handlers[name];
    if (!handler) throw new Error(`${module}.${name} has no handler`);
    return operation(`${module}.${name}`, endpoint, handler);
  });
