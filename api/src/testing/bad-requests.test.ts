import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contract } from '@m4u/contract/api';
import { answersFile, type Endpoint } from '@m4u/contract/endpoint';
import { errors, isErrorCode } from '@m4u/contract/errors';
import { ProblemDocument } from '@m4u/contract/problem';
import { setTimeout as wait } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod';
import { documentedStatuses } from '../platform/http/openapi.ts';
import { startTestApi, type TestMember } from './api.ts';
import { type BadRequest, badRequests, batches } from './bad-requests.ts';
import { talksOf } from './conversations.ts';
import { photo } from './pictures.ts';
import { makeGroup } from './profiles.ts';

const COUNT = Number(process.env['BAD_REQUESTS'] ?? 1_000);
const SEED = Number(process.env['SEED'] ?? 20_260_302);
const AT_ONCE = 16;

const api = await startTestApi();
const owner = await api.signUp('chu@example.vn');
const other = await api.signUp('khac@example.vn');
const bystander = await api.signUp('dung-ngoai@example.vn');
const people = [owner, other, bystander];

const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
const group = await makeGroup(api, { admins: [owner], members: [other], link: 'gom-song-thu' });
const { _id: message, groupMessageId: talk } = await talksOf(api).write(owner, other);

const own: Record<string, string> = bearer(owner);
const asking: Record<string, string>[] = [
  own,
  own,
  own,
  { ...own, 'accept-language': 'en;q=x,,;' },
  { cookie: `snc_token=${owner.token}; snc_refresh_token=%; a=%00`, 'sec-fetch-site': 'same-origin' },
  bearer(other),
  bearer(other),
  {},
  { authorization: 'Bearer \u00e9.x.y' },
  { cookie: 'snc_token="; snc_refresh_token=x', origin: 'null' },
];
const known = {
  ids: [owner.memberId, owner.memberId, group, group, other.memberId, bystander.memberId, talk, talk, message],
  texts: [
    'gom-song-thu',
    owner.email,
    '0912345678',
    'tbMail',
    '000000',
    'lightmode',
    'https://example.vn',
    'Một mật khẩu 1',
  ],
  file: await photo(40, 30).jpeg().toBuffer(),
};

const ExactProblem = z.strictObject(ProblemDocument.shape);

/** What is wrong with an answer, if anything. */
const faultOf = (endpoint: Endpoint, answer: LightMyRequestResponse): string | undefined => {
  const { statusCode: status, body } = answer;
  // An address that was spoilt may be another one, or none.
  const allowed = new Set([...documentedStatuses(endpoint), ...(endpoint.params ? [404, 405] : [])]);
  if (!allowed.has(status)) return `status ${status} is not documented: ${body.slice(0, 300)}`;
  if (status >= 500) return `the server failed: ${body.slice(0, 300)}`;
  if (status >= 400) {
    const type = String(answer.headers['content-type']);
    if (!type.startsWith('application/problem+json')) return `an error of type ${type}: ${body.slice(0, 300)}`;
    const problem = ExactProblem.safeParse(answer.json());
    if (!problem.success) return `not a problem document: ${body.slice(0, 300)}`;
    const { code } = problem.data;
    return isErrorCode(code) && errors[code].status === status ? undefined : `code ${code} with status ${status}`;
  }
  if (answersFile(endpoint) || answer.raw.req.method === 'HEAD') return undefined;
  const result = (endpoint.result as z.ZodType).safeParse(answer.json());
  return result.success ? undefined : `a result of another shape: ${result.error.message.slice(0, 300)}`;
};

/** Asks; an answer that goes on for minutes is left once it has begun. */
const inject = async ({ url, headers, payload }: BadRequest, { method }: Endpoint): Promise<LightMyRequestResponse> => {
  const request = { method, url, headers, ...(payload && { payload }), remoteAddress: '203.0.113.9' } as const;
  if (!url.startsWith('/api/events')) return api.api.fastify.inject(request);
  const answer = await api.api.fastify.inject({ ...request, payloadAsStream: true });
  const body = answer.stream();
  if (answer.statusCode === 200) {
    body.destroy();
    return answer;
  }
  const text = (await body.toArray()).map(String).join('');
  return Object.assign(answer, { body: text, json: () => JSON.parse(text) as never });
};

const send = async (request: BadRequest, endpoint: Endpoint): Promise<LightMyRequestResponse> => {
  const ask = () => inject(request, endpoint);
  // A machine under load sends callers away for a moment, and these come again as they are told to.
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await ask();
    if (answer.statusCode !== 503) return answer;
    await wait(200);
  }
  return ask();
};

/** The first fault among the answers, with the request that met it. */
const firstFault = async (endpoint: Endpoint, requests: readonly BadRequest[], statuses: Map<number, number>) => {
  const waiting = requests.values();
  const faults: string[] = [];
  const work = async () => {
    for (const request of waiting) {
      if (faults.length > 0) return;
      const answer = await send(request, endpoint);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      const fault = faultOf(endpoint, answer);
      const { url, headers, payload } = request;
      if (fault)
        faults.push(
          `${fault}\n${endpoint.method} ${url.slice(0, 500)}\n${JSON.stringify(headers)}\n${payload?.toString('latin1').slice(0, 500)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults[0];
};

const profileOf = async (member: TestMember) =>
  (await api.get(`/members/getMemberId/${member.memberId}`, { as: member })).json<{ data: unknown }>().data;

describe(`${COUNT} bad requests to each endpoint (SEED=${SEED})`, () => {
  const before = profileOf(bystander);
  for (const [module, endpoints] of Object.entries(contract))
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints))
      test(`${module}.${name} answers only what it documents`, async (t) => {
        const arbitrary = badRequests(endpoint, known, asking, SEED);
        const statuses = new Map<number, number>();
        let fault: string | undefined;
        // By the hundred, since making them holds up the server that shares this process.
        for (const requests of batches(arbitrary, COUNT, SEED))
          fault ??= await firstFault(endpoint, requests, statuses);
        t.diagnostic(`${module}.${name}: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`);
        assert.ok(fault === undefined, fault ?? '');
      });

  test('and nobody was signed out or changed by another', async () => {
    for (const member of people) assert.equal((await api.get('/auth/profile', { as: member })).statusCode, 200);
    assert.deepEqual(await profileOf(bystander), await before);
    assert.equal(Reflect.get({}, 'admin'), undefined);
  });
});
