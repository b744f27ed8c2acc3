import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, Platform } from '../../../platform/context.ts';
import { NOBODY, runAs, runAsSystem } from '../../../platform/database/row-security/current-actor.ts';
import { acceptJsonAs } from '../../../platform/http/message/body.ts';
import { toProblem } from '../../../platform/http/message/problem.ts';
import type { RouteNeeds } from '../../../platform/http/operation/routes.ts';
import { authenticateDirectory } from './access.service.ts';
import type { Directory } from './caller.rules.ts';
import { resourceTypes, schemas, serviceProviderConfig, wholeList } from './discovery.rules.ts';
import { refuse, ScimError } from './error.rules.ts';
import * as groups from './group.service.ts';
import { readOperations } from './patch.rules.ts';
import { readPage, readSelection } from './request.rules.ts';
import { select } from './resource.rules.ts';
import { SCIM_PATH } from './rules.ts';
import { ERROR_MESSAGE } from './schema.rules.ts';
import * as users from './user.service.ts';

const TYPE = 'application/scim+json';

type Resource = Readonly<Record<string, unknown>>;

/** SCIM's kinds of our own errors. */
const codes: Readonly<Record<string, string>> = { conflict: 'uniqueness', malformed: 'invalidSyntax' };

/** A call of a directory. */
interface Call {
  readonly ctx: Context;
  readonly directory: Directory;
  readonly id: string;
  readonly request: FastifyRequest;
}
type Handler = (call: Call) => Promise<Resource | undefined> | Resource;

/** Answers in SCIM's form (RFC 7644, section 3.12), without what was wrong inside. */
const answerError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply) => {
  const known = thrown instanceof ScimError ? thrown : undefined;
  const { problem, retryAfter } = toProblem(thrown, 'en', request.id);
  const status = known?.status ?? problem.status;
  if (status >= 500) request.log.error({ err: thrown }, 'a call of a directory failed');
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter));
  const scimType = known?.scimType ?? codes[problem.code];
  return reply
    .code(status)
    .type(TYPE)
    .header('cache-control', 'no-store')
    .send(
      JSON.stringify({
        schemas: [ERROR_MESSAGE],
        status: String(status),
        ...(scimType !== undefined && { scimType }),
        detail: known?.message ?? problem.detail,
      }),
    );
};

const versionOf = (resource: Resource): string | undefined =>
  (resource['meta'] as { version?: string } | undefined)?.version;

/** Sends a resource or a list with its version; 201 with the address of a new one, 204 without any. */
const answer = (reply: FastifyReply, request: FastifyRequest, resource: Resource | undefined) => {
  void reply.header('cache-control', 'private, no-store');
  if (resource === undefined) return reply.code(204).send();
  const version = versionOf(resource);
  if (version !== undefined) void reply.header('etag', version);
  if (request.method === 'GET' && version !== undefined && request.headers['if-none-match'] === version)
    return reply.code(304).send();
  const { location } = (resource['meta'] ?? {}) as { location?: string };
  if (request.method === 'POST' && location !== undefined) void reply.code(201).header('location', location);
  const shown = 'Resources' in resource ? resource : select(resource, readSelection(request.query));
  return reply.type(TYPE).send(JSON.stringify(shown));
};

const selectAll = (list: Resource, query: unknown): Resource => ({
  ...list,
  Resources: (list['Resources'] as Resource[]).map((resource) => select(resource, readSelection(query))),
});

const ifMatchOf = ({ request }: Call): { ifMatch: string | undefined } => ({ ifMatch: request.headers['if-match'] });

const wantsMembers = (query: unknown): boolean => {
  const { attributes, excluded } = readSelection(query);
  return attributes.length > 0 ? attributes.includes('members') : !excluded.includes('members');
};

/** One of the documents that describe this server; those with an id are found by it. */
const documentOf = (documents: readonly { readonly id: string }[], id: string): Resource =>
  documents.find((each) => each.id === id) ?? refuse(404, 'There is no such document.');

/** The calls of RFC 7644 by method and path; `DELETE` is theirs alone (docs/decisions/0124-company-sign-in.md). */
const handlers: Readonly<Record<string, Handler>> = {
  'GET /ServiceProviderConfig': ({ directory }) => serviceProviderConfig(directory.base),
  'GET /ResourceTypes': ({ directory }) => wholeList(resourceTypes(directory.base)),
  'GET /ResourceTypes/:id': ({ directory, id }) => documentOf(resourceTypes(directory.base), id),
  'GET /Schemas': ({ directory }) => wholeList(schemas(directory.base)),
  'GET /Schemas/:id': ({ directory, id }) => documentOf(schemas(directory.base), id),
  'GET /Users': async ({ ctx, directory, request: { query } }) =>
    selectAll(await users.listUsers(ctx, directory, readPage(query)), query),
  'POST /Users': ({ ctx, directory, request }) => users.createUser(ctx, directory, request.body),
  'GET /Users/:id': ({ ctx, directory, id }) => users.getUser(ctx, directory, id),
  'PUT /Users/:id': (call) =>
    users.replaceUser(call.ctx, call.directory, { id: call.id, body: call.request.body, ...ifMatchOf(call) }),
  'PATCH /Users/:id': (call) => {
    const operations = readOperations(call.request.body);
    return users.patchUser(call.ctx, call.directory, { id: call.id, operations, ...ifMatchOf(call) });
  },
  'DELETE /Users/:id': async (call) => {
    await users.removeUser(call.ctx, call.directory, { id: call.id, ...ifMatchOf(call) });
    return undefined;
  },
  'GET /Groups': async ({ ctx, directory, request: { query } }) =>
    selectAll(await groups.listGroups(ctx, directory, { ...readPage(query), withMembers: wantsMembers(query) }), query),
  'POST /Groups': ({ ctx, directory, request }) => groups.createGroup(ctx, directory, request.body),
  'GET /Groups/:id': ({ ctx, directory, id }) => groups.getGroup(ctx, directory, id),
  'PUT /Groups/:id': (call) =>
    groups.replaceGroup(call.ctx, call.directory, { id: call.id, body: call.request.body, ...ifMatchOf(call) }),
  // Groups may be long: the answer is empty, as Entra and Okta expect it.
  'PATCH /Groups/:id': async (call) => {
    const operations = readOperations(call.request.body);
    await groups.patchGroup(call.ctx, call.directory, { id: call.id, operations, ...ifMatchOf(call) });
    return undefined;
  },
  'DELETE /Groups/:id': async (call) => {
    await groups.removeGroup(call.ctx, call.directory, { id: call.id, ...ifMatchOf(call) });
    return undefined;
  },
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const contextOf = (context: RouteNeeds['context'], request: FastifyRequest): Context =>
  context({ kind: 'visitor' }, 'en', {
    id: request.id,
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    bearer: undefined,
    refreshToken: undefined,
    cookie: () => undefined,
  });

/** Serves the directories of companies, outside of the contract: paths, shapes and errors are those of RFC 7644. */
export const mountScim = async (
  app: FastifyInstance,
  platform: Platform,
  context: RouteNeeds['context'],
): Promise<void> => {
  await app.register(
    async (scim) => {
      acceptJsonAs(scim, TYPE);
      scim.setErrorHandler(answerError);
      // The program acts: each statement names the company of the token.
      const handle = (handler: Handler) => (request: FastifyRequest, reply: FastifyReply) =>
        runAs(NOBODY, async () => {
          const directory = await authenticateDirectory(platform, request.headers.authorization);
          const { id = '' } = request.params as { id?: string };
          const ctx = contextOf(context, request);
          const resource = await runAsSystem(() => handler({ ctx, directory, id, request }));
          return answer(reply, request, resource);
        });
      const used = Map.groupBy(Object.keys(handlers), (key) => key.split(' ')[1] ?? '');
      for (const [key, handler] of Object.entries(handlers)) {
        const [method = 'GET', url = ''] = key.split(' ');
        scim.route({ method, url, handler: handle(handler) });
      }
      for (const [url, keys] of used) {
        const allow = keys.map((key) => key.split(' ')[0] ?? '');
        scim.route({
          method: METHODS.filter((method) => !allow.includes(method)),
          url,
          handler: (_request, reply) => {
            void reply.header('allow', allow.join(', '));
            return refuse(405, 'This resource does not have this method.');
          },
        });
      }
      scim.all('/*', () => refuse(404, 'There is no such resource.'));
    },
    { prefix: SCIM_PATH },
  );
};
