import assert from 'node:assert/strict';
import type { RoleMapping } from '@m4u/contract/insight/companySignIn/schema';
import { uuidv7 } from '../../platform/ids.ts';
import { companyDomains } from '../../insight/companySignIn/tables.ts';
import type { startOpenIdProvider, OpenIdPerson } from '../doubles/openid-provider.ts';
import { assertDone, cookieHeader, readCookies } from '../server/answers.ts';
import type { TestApi, TestMember } from '../server/api.ts';
import { makeGroup } from './profiles.ts';

type Provider = Awaited<ReturnType<typeof startOpenIdProvider>>;

/** A company with its owner, a proven domain and a provider. */
export interface TestCompany {
  readonly groupId: string;
  readonly owner: TestMember;
  readonly domain: string;
}

/** Makes a company whose people sign in by a provider. */
export const makeCompany = async (
  api: TestApi,
  provider: Provider,
  {
    owner,
    domain,
    mappings = [],
    isRequired = false,
  }: { owner: TestMember; domain: string; mappings?: readonly RoleMapping[]; isRequired?: boolean },
): Promise<TestCompany> => {
  const groupId = await makeGroup(api, { admins: [owner], row: { name: 'Gốm Nami' } });
  const now = api.clock.now();
  const row = { token: 'x', createdAt: now, provenAt: now, checkedAt: now };
  await api.api.platform.db.insert(companyDomains).values({ id: uuidv7(), groupId, domain, ...row });
  assertDone(
    await api.put(`/companySignIn/${groupId}/provider`, {
      as: owner,
      body: { ...provider.company, mappings, isRequired },
    }),
  );
  return { groupId, owner, domain };
};

/** Signs in by the company of an address, as the person whom the provider confirms. */
export const companyCalls = (api: TestApi, provider: Provider) => {
  const begin = async (email: string, returnTo?: string) => {
    const answer = await api.post('/companySignIn/begin', { body: { email, returnTo } });
    const { data } = assertDone<{ data: { name: string; location: string } }>(answer);
    return { ...data, flow: readCookies(answer).get('m4u_oauth')?.value ?? '' };
  };
  const finish = async (location: string, jar: Readonly<Record<string, string>>) => {
    const { pathname, search } = new URL(location, 'https://m4u.example');
    const answer = await api.get(pathname.replace('/api', '') + search, {
      headers: { cookie: cookieHeader(jar), 'sec-fetch-site': 'cross-site' },
    });
    assert.equal(answer.statusCode, 302, answer.body);
    return { location: answer.headers.location ?? '', cookies: readCookies(answer) };
  };
  const signIn = async (person: OpenIdPerson, { as = person.email ?? '', returnTo = '/', jar = {} } = {}) => {
    provider.agree(person);
    const { location, flow } = await begin(as, returnTo);
    const back = await provider.visit(new URL(location));
    const done = await finish(back.headers.get('location') ?? '', { ...jar, m4u_oauth: flow });
    return { ...done, token: done.cookies.get('snc_token')?.value ?? '' };
  };
  return { begin, finish, signIn };
};

/** Makes a token for the directory of a company. */
export const makeDirectory = async (api: TestApi, { groupId, owner }: TestCompany): Promise<string> =>
  assertDone<{ data: { secret: string } }>(await api.post(`/companySignIn/${groupId}/tokens`, { as: owner })).data
    .secret;
