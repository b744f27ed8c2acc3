import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Contract, contract } from '@m4u/contract/api';
import { returnsFile, type Endpoint } from '@m4u/contract/http/endpoint';
import { errors, isErrorCode } from '@m4u/contract/http/errors';
import { ProblemDocument } from '@m4u/contract/http/problem';
import { setTimeout as wait } from 'node:timers/promises';
import type { LightMyRequestResponse } from 'fastify';
import * as z from 'zod';
import { documentedStatuses } from '../../platform/http/operation/openapi.ts';
import { startTestApi, type TestApi, type TestMember } from '../server/api.ts';
import { type BadRequest, badRequests, batches } from './bad-requests.ts';
import { conversationCalls } from '../factories/conversations.ts';
import { photo } from '../files/pictures.ts';
import { makeAgency, makeGroup, makeStaff } from '../factories/profiles.ts';

const COUNT = Number(process.env['BAD_REQUESTS'] ?? 200);
const SEED = Number(process.env['SEED'] ?? 20_260_302);
const AT_ONCE = 16;

const ExactProblem = z.strictObject(ProblemDocument.shape);

/** Number of parts of a path, after `..` is resolved. */
const countPathParts = (address: string): number =>
  new URL(address, 'http://m4u.test').pathname.split('/').filter(Boolean).length;

/** Returns whether a parameter is missing, so that the address may belong to another call. */
const isShorter = (endpoint: Endpoint, url: string): boolean =>
  countPathParts(url) < countPathParts(`/api${endpoint.path}`);

/** Returns the fault of an answer, if any. */
const findFault = (endpoint: Endpoint, url: string, answer: LightMyRequestResponse): string | undefined => {
  const { statusCode: status, body } = answer;
  const isOther = isShorter(endpoint, url);
  // A broken address may be that of another call, or of none.
  const allowed = new Set([...documentedStatuses(endpoint), ...(endpoint.params ? [404, 405] : [])]);
  if (!isOther && !allowed.has(status)) return `status ${status} is not documented: ${body.slice(0, 300)}`;
  if (status >= 500) return `the server failed: ${body.slice(0, 300)}`;
  if (status >= 400) {
    const type = String(answer.headers['content-type']);
    if (!type.startsWith('application/problem+json')) return `an error of type ${type}: ${body.slice(0, 300)}`;
    const problem = ExactProblem.safeParse(answer.json());
    if (!problem.success) return `not a problem document: ${body.slice(0, 300)}`;
    const { code } = problem.data;
    return isErrorCode(code) && errors[code].status === status ? undefined : `code ${code} with status ${status}`;
  }
  if (isOther || returnsFile(endpoint) || answer.raw.req.method === 'HEAD') return undefined;
  const result = (endpoint.result as z.ZodType).safeParse(answer.json());
  return result.success ? undefined : `a result of another shape: ${result.error.message.slice(0, 300)}`;
};

/** Sends a request; streams are left once they have begun. */
const inject = async (
  { api }: Scene,
  { url, headers, payload }: BadRequest,
  { method }: Endpoint,
): Promise<LightMyRequestResponse> => {
  const request = { method, url, headers, ...(payload && { payload }), remoteAddress: '203.0.113.9' } as const;
  if (!url.startsWith('/api/events')) return api.fastify.inject(request);
  const answer = await api.fastify.inject({ ...request, payloadAsStream: true });
  const body = answer.stream();
  if (answer.statusCode === 200) {
    answer.raw.res.destroy();
    body.destroy();
    return answer;
  }
  const text = (await body.toArray()).map(String).join('');
  return Object.assign(answer, { body: text, json: () => JSON.parse(text) as never });
};

const send = async (scene: Scene, request: BadRequest, endpoint: Endpoint): Promise<LightMyRequestResponse> => {
  const ask = () => inject(scene, request, endpoint);
  // Calls that a busy machine rejects are repeated.
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await ask();
    if (answer.statusCode !== 503) return answer;
    await wait(200);
  }
  return ask();
};

/** Returns the first fault and its request. */
const findFirstFault = async (
  scene: Scene,
  endpoint: Endpoint,
  requests: readonly BadRequest[],
  statuses: Map<number, number>,
) => {
  const waiting = requests.values();
  const faults: string[] = [];
  const work = async () => {
    for (const request of waiting) {
      if (faults.length > 0) return;
      const answer = await send(scene, request, endpoint);
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
      const { url, headers, payload } = request;
      const fault = findFault(endpoint, url, answer);
      if (fault)
        faults.push(
          `${fault}\n${endpoint.method} ${url.slice(0, 500)}\n${JSON.stringify(headers)}\n${payload?.toString('latin1').slice(0, 500)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return faults[0];
};

/** The admin of a group, one of its members, and the group. */
export interface Cast {
  readonly owner: TestMember;
  readonly other: TestMember;
  readonly group: string;
}

/** Makes more things that these modules are about; returns their ids. */
type MakeThings = (api: TestApi, cast: Cast) => Promise<readonly string[]>;

/** Makes the people and things that requests refer to, and the headers that they are sent with. */
const makeScene = async (makeThings: MakeThings) => {
  const api = await startTestApi();
  const owner = await api.signUp('chu@example.vn');
  const other = await api.signUp('khac@example.vn');
  const bystander = await api.signUp('dung-ngoai@example.vn');
  const people = [owner, other, bystander];

  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const group = await makeGroup(api, { admins: [owner], members: [other], link: 'gom-song-thu' });
  const { _id: message, groupMessageId: talk } = await conversationCalls(api).write(owner, other);

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
  const things = await makeThings(api, { owner, other, group });
  const knownValues = {
    ids: [
      ...things,
      owner.memberId,
      owner.memberId,
      group,
      group,
      other.memberId,
      bystander.memberId,
      talk,
      talk,
      message,
    ],
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
  return {
    api: api.api,
    call: api.get,
    people,
    bystander,
    asking,
    knownValues,
    office: await makeOffice(api, knownValues),
  };
};

type Scene = Awaited<ReturnType<typeof makeScene>>;

type Known = Parameters<typeof badRequests>[1];

/** Staff get targets outside the scene, since they may lock and delete them. */
const makeOffice = async (
  api: TestApi,
  knownValues: Known,
): Promise<{ knownValues: Known; asking: Record<string, string>[] }> => {
  const staff = await api.signUp('nhan-vien@example.vn');
  const anybody = await api.signUp('ai-do@example.vn');
  await makeStaff(api, staff);
  const agency = await makeAgency(api, { admins: [anybody] });
  const group = await makeGroup(api, { admins: [anybody], row: { agencyId: agency } });
  const bearer = { authorization: `Bearer ${staff.token}` };
  return {
    knownValues: { ...knownValues, ids: [anybody.memberId, group, agency] },
    asking: [bearer, bearer, bearer, { authorization: `Bearer ${anybody.token}` }, {}],
  };
};

const readProfile = async ({ call }: Scene, member: TestMember) =>
  (await call(`/members/getMemberId/${member.memberId}`, { as: member })).json<{ data: unknown }>().data;

/** Sends bad requests to every endpoint of some modules and asserts that each answer is documented. */
export const tryModules = async (
  modules: readonly (keyof Contract)[],
  makeThings: MakeThings = async () => [],
): Promise<void> => {
  const scene = await makeScene(makeThings);
  const { call, people, bystander, asking, knownValues, office } = scene;
  describe(`${COUNT} bad requests to each endpoint (SEED=${SEED})`, () => {
    const profileBefore = readProfile(scene, bystander);
    for (const module of modules)
      for (const [name, endpoint] of Object.entries<Endpoint>(contract[module]))
        test(`${module}.${name} answers as documented`, async (t) => {
          const isOffice = endpoint.access === 'staff';
          const arbitrary = badRequests(
            endpoint,
            isOffice ? office.knownValues : knownValues,
            isOffice ? office.asking : asking,
            SEED,
          );
          const statuses = new Map<number, number>();
          let fault: string | undefined;
          // In batches of a hundred: making requests blocks the server, which shares this process.
          for (const requests of batches(arbitrary, COUNT, SEED))
            fault ??= await findFirstFault(scene, endpoint, requests, statuses);
          t.diagnostic(
            `${module}.${name}: ${[...statuses].map(([status, count]) => `${status} × ${count}`).join(', ')}`,
          );
          assert.ok(fault === undefined, fault ?? '');
        });

    test('leaves sessions and other people’s data unchanged', async () => {
      for (const member of people) assert.equal((await call('/auth/profile', { as: member })).statusCode, 200);
      assert.deepEqual(await readProfile(scene, bystander), await profileBefore);
      assert.equal(Reflect.get({}, 'admin'), undefined);
    });
  });
};

/** Modules about organizations. */
export const OF_ORGANIZATIONS: readonly (keyof Contract)[] = [
  'group',
  'agency',
  'card',
  'registration',
  'place',
  'explore',
  'search',
  'audit',
  'memberStaff',
  'groupStaff',
  'terms',
  'slide',
];

/** Modules about points and sales. */
export const OF_COMMERCE: readonly (keyof Contract)[] = [
  'point',
  'pointBook',
  'order',
  'orderRequest',
  'discount',
  'discountGroup',
  'invoice',
];

/** Modules about events. */
export const OF_EVENTS: readonly (keyof Contract)[] = ['wedding', 'checkIn', 'associationReport'];

/** Modules about affiliate campaigns. */
export const OF_AFFILIATE: readonly (keyof Contract)[] = [
  'affiliate',
  'affiliateLink',
  'affiliateCampaign',
  'affiliateReward',
  'affiliatePayout',
];

/** Modules about people who know each other, in a file of their own to use another core. */
export const AMONG_PEOPLE: readonly (keyof Contract)[] = [
  'friend',
  'contact',
  'phonebook',
  'message',
  'notification',
  'privacy',
  'leaving',
  'dataExport',
  'dataRequest',
  'unasked',
  'consent',
];
