import { eq } from 'drizzle-orm';
import { accounts } from '../../identity/auth/tables.ts';
import { assertDone } from '../answers.ts';
import { PASSWORD, startTestApi, type TestApi, type TestMember } from '../api.ts';
import type { Session } from '@m4u/contract/identity/auth.result';
import { photo } from '../pictures.ts';
import { makeAgency, makeGroup, makeStaff, relate, uploadPicture } from '../profiles.ts';
import { startPushService, subscribe } from '../push-service.ts';
import { type Actor, type Person } from './actors.ts';
import { keepSecrets, type Secrets } from './secrets.ts';
import type { World } from './world.ts';

/** Those of a world that are not of the other as well. */
const INHABITANTS = ['friend', 'member', 'groupAdmin', 'agencyAdmin', 'owner'] as const satisfies readonly Person[];

/** Everything a row is walked and replayed with. */
export interface Worlds {
  readonly api: TestApi;
  readonly home: World;
  readonly abroad: World;
  readonly secrets: Secrets;
  /** What was pushed to somebody's browser, as they read it. */
  readonly pushedTo: (person: TestMember) => readonly string[];
}

type Common = Pick<Worlds, 'api' | 'secrets'> & {
  readonly stranger: TestMember;
  readonly staff: TestMember;
  readonly enter: (email: string, name: string) => Promise<TestMember>;
};

/** Registers somebody and signs them in; that they are verified is written down without a letter. */
const enterBy = (api: TestApi) => async (email: string, name: string) => {
  const body = { type: 'tbMail', email, password: PASSWORD, name };
  assertDone(await api.post('/auth/registerNotVerify', { body }));
  await api.api.platform.db.update(accounts).set({ verifiedAt: api.clock.now() }).where(eq(accounts.email, email));
  const { memberId, accessToken, refreshToken } = assertDone<Session>(
    await api.post('/auth/login', { body: { email, password: PASSWORD } }),
  );
  return { memberId, token: accessToken, refreshToken, email, password: PASSWORD };
};

const makeWorld = async (common: Common, name: World['name'], other: () => World): Promise<World> => {
  const { api, secrets, stranger, staff, enter } = common;
  const people = new Map<Actor, TestMember>([
    ['stranger', stranger],
    ['staff', staff],
  ]);
  for (const actor of INHABITANTS) {
    const email = secrets.keep(name, `${name}.${actor.toLowerCase()}@example.vn`, [actor, 'staff']);
    people.set(actor, await enter(email, `${actor} của ${name}`));
  }
  const who = (person: Person): TestMember => {
    const found = people.get(person);
    if (!found) throw new Error(person);
    return found;
  };
  const agencyId = await makeAgency(api, { name: `Hội ${name}`, admins: [who('agencyAdmin')] });
  const groupId = await makeGroup(api, {
    row: { name: `Gốm ${name}`, agencyId },
    link: `gom-${name}`,
    admins: [who('groupAdmin')],
    members: [who('member')],
  });
  await relate(api, who('friend'), who('owner'));

  const pictures = new Map<Person, Promise<string>>();
  const picture = async (person: Person): Promise<string> =>
    (await uploadPicture(api, who(person), await photo(64, 64).jpeg().toBuffer()))._id;
  let count = 0;
  const world: World = {
    api,
    name,
    get other() {
      return other();
    },
    as: (actor) => people.get(actor),
    who,
    memberId: who('owner').memberId,
    groupId,
    agencyId,
    picture: (person) => {
      const made = pictures.get(person) ?? picture(person);
      pictures.set(person, made);
      return made;
    },
    newcomer: () => enter(`moi.${name}.${(count += 1)}@example.vn`, `Mới ${count} ở ${name}`),
    secret: (what, seenBy) => secrets.mark(name, what, seenBy),
    keep: (text, seenBy) => secrets.keep(name, text, seenBy),
    next: () => (count += 1),
  };
  await describePages(world);
  return world;
};

/** What stands on the pages, each line for those who may see it. */
const describePages = async ({ api, secret, who, memberId, groupId, agencyId, name }: World): Promise<void> => {
  const contacts = (friends: readonly Actor[], owners: readonly Actor[]) => [
    { kind: 'website', value: `https://${name}.example.vn`, policy: 'public' },
    { kind: 'company', value: secret('contact-of-friends', friends), policy: 'friends' },
    { kind: 'company', value: secret('contact-of-none', owners), policy: 'private' },
    { kind: 'address', value: secret('address-of-none', owners), policy: 'private' },
  ];
  assertDone(
    await api.put(`/members/updateMemberById/${memberId}`, {
      as: who('owner'),
      body: { headline: 'Thợ gốm', contacts: contacts(['friend', 'owner'], ['owner']) },
    }),
  );
  assertDone(
    await api.put(`/members/updateUrlMinify/${memberId}`, { as: who('owner'), body: { urlMinify: `chu-${name}` } }),
  );
  assertDone(
    await api.put(`/groupAndBrand/updateUById/${groupId}`, {
      as: who('groupAdmin'),
      body: {
        headline: 'Gốm men lam',
        contacts: contacts(['member', 'groupAdmin'], ['groupAdmin', 'agencyAdmin']),
      },
    }),
  );
  assertDone(
    await api.put(`/agencies/updateById/${agencyId}`, {
      as: who('agencyAdmin'),
      body: { contacts: contacts(['agencyAdmin', 'staff'], ['agencyAdmin', 'staff']) },
    }),
  );
};

/** Starts an API with both worlds in it. Whatever goes out to their people is caught. */
export const makeWorlds = async (): Promise<Worlds> => {
  const service = await startPushService();
  const api = await startTestApi({ environment: { PUSH_HOSTS: service.origin } });
  const secrets = keepSecrets();
  const enter = enterBy(api);
  const browsers = new Map<TestMember, ReturnType<typeof subscribe>>();
  const withBrowser = async (member: TestMember) => {
    const browser = subscribe(service.origin);
    assertDone(await api.put('/fcmToken', { as: member, body: { memberId: member.memberId, token: browser.token } }));
    browsers.set(member, browser);
  };
  const stranger = await enter('nguoi.la@example.vn', 'Người lạ');
  const staff = await enter('nhan.vien@example.vn', 'Nhân viên');
  await makeStaff(api, staff);
  const common: Common = { api, secrets, stranger, staff, enter };
  const both: Partial<Record<World['name'], World>> = {};
  const the = (name: World['name']): World => {
    const world = both[name];
    if (!world) throw new Error(`${name} is not made yet`);
    return world;
  };
  both.home = await makeWorld(common, 'home', () => the('abroad'));
  both.abroad = await makeWorld(common, 'abroad', () => the('home'));
  const { home, abroad } = { home: the('home'), abroad: the('abroad') };
  for (const member of [stranger, staff, ...[home, abroad].flatMap(({ who }) => INHABITANTS.map(who))])
    await withBrowser(member);
  return {
    api,
    home,
    abroad,
    secrets,
    pushedTo: (person) => {
      const browser = browsers.get(person);
      return browser ? service.to(browser.path).map(({ body }) => JSON.stringify(browser.read(body))) : [];
    },
  };
};
