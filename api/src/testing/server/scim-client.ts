import assert from 'node:assert/strict';
import { runAs, NOBODY } from '../../platform/database/row-security/current-actor.ts';
import type { TestApi } from './api.ts';

const MESSAGES = 'urn:ietf:params:scim:api:messages:2.0';
const SCHEMAS = 'urn:ietf:params:scim:schemas:core:2.0';

/** A resource of a directory. */
export interface ScimResource {
  readonly schemas: readonly string[];
  readonly id: string;
  readonly meta: { readonly resourceType: string; readonly location: string; readonly version: string };
  readonly [attribute: string]: unknown;
}

interface ScimList {
  readonly schemas: readonly string[];
  readonly totalResults: number;
  readonly startIndex: number;
  readonly itemsPerPage: number;
  readonly Resources: readonly ScimResource[];
}

interface ScimProblem {
  readonly schemas: readonly string[];
  readonly status: string;
  readonly scimType?: string;
  readonly detail: string;
}

/** A change of a PATCH; clients differ in how they write them. */
interface ScimOperation {
  readonly op: string;
  readonly path?: string;
  readonly value?: unknown;
}

type Kind = 'Users' | 'Groups';
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface Options {
  readonly body?: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client of a directory that follows RFC 7644, and asserts that the server does. */
export const scimClient = (api: TestApi, token: string | undefined) => {
  const call = async (method: Method, path: string, { body, headers = {} }: Options = {}) => {
    const answer = await runAs(NOBODY, () =>
      api.api.fastify.inject({
        method,
        url: `/api/scim/v2${path}`,
        remoteAddress: '203.0.113.9',
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          accept: 'application/scim+json',
          ...(body !== undefined && { 'content-type': 'application/scim+json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
      }),
    );
    if (answer.body !== '')
      assert.match(String(answer.headers['content-type']), /^application\/scim\+json/, answer.body);
    return answer;
  };

  /** Section 3.12: every error has its schema and its status as a text. */
  const refused = async (
    status: number,
    scimType: string | undefined,
    method: Method,
    path: string,
    options?: Options,
  ) => {
    const answer = await call(method, path, options);
    assert.equal(answer.statusCode, status, answer.body);
    const problem = answer.json<ScimProblem>();
    assert.deepEqual(problem.schemas, [`${MESSAGES}:Error`]);
    assert.equal(problem.status, String(status));
    assert.equal(problem.scimType, scimType, answer.body);
    assert.ok(problem.detail.length > 0);
    return problem;
  };

  /** Sections 3.1 and 3.14: a resource has an id, its place and its version. */
  const resourceOf = (answer: Awaited<ReturnType<typeof call>>, kind: Kind): ScimResource => {
    const resource = answer.json<ScimResource>();
    const name = kind.slice(0, -1);
    assert.deepEqual(resource.schemas, [`${SCHEMAS}:${name}`]);
    assert.equal(resource.meta.resourceType, name);
    assert.ok(resource.meta.location.endsWith(`/api/scim/v2/${kind}/${resource.id}`));
    assert.equal(answer.headers.etag, resource.meta.version);
    return resource;
  };

  return {
    call,
    refused,
    create: async (kind: Kind, attributes: object): Promise<ScimResource> => {
      const body = { schemas: [`${SCHEMAS}:${kind.slice(0, -1)}`], ...attributes };
      const answer = await call('POST', `/${kind}`, { body });
      assert.equal(answer.statusCode, 201, answer.body);
      const resource = resourceOf(answer, kind);
      assert.equal(answer.headers.location, resource.meta.location);
      return resource;
    },
    get: async (kind: Kind, id: string, query = ''): Promise<ScimResource> => {
      const answer = await call('GET', `/${kind}/${id}${query}`);
      assert.equal(answer.statusCode, 200, answer.body);
      return resourceOf(answer, kind);
    },
    list: async (kind: Kind, query: Readonly<Record<string, string>> = {}): Promise<ScimList> => {
      const answer = await call('GET', `/${kind}?${new URLSearchParams(query).toString()}`);
      assert.equal(answer.statusCode, 200, answer.body);
      const list = answer.json<ScimList>();
      assert.deepEqual(list.schemas, [`${MESSAGES}:ListResponse`]);
      assert.equal(list.itemsPerPage, list.Resources.length);
      return list;
    },
    replace: async (kind: Kind, id: string, body: object, headers = {}): Promise<ScimResource> => {
      const answer = await call('PUT', `/${kind}/${id}`, { body, headers });
      assert.equal(answer.statusCode, 200, answer.body);
      return resourceOf(answer, kind);
    },
    /** Section 3.5.2: the answer is the resource, or empty. */
    patch: async (kind: Kind, id: string, ...operations: readonly ScimOperation[]): Promise<void> => {
      const body = { schemas: [`${MESSAGES}:PatchOp`], Operations: operations };
      const answer = await call('PATCH', `/${kind}/${id}`, { body });
      assert.ok(answer.statusCode === 200 || answer.statusCode === 204, answer.body);
      if (answer.statusCode === 200) resourceOf(answer, kind);
    },
    remove: async (kind: Kind, id: string): Promise<void> => {
      const answer = await call('DELETE', `/${kind}/${id}`);
      assert.equal(answer.statusCode, 204, answer.body);
      assert.equal(answer.body, '');
    },
  };
};
