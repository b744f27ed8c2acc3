import { randomUUID } from 'node:crypto';
import { after } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from '../../../platform/database/orm.ts';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { accounts } from '../../../identity/auth/tables.ts';
import { assertDone } from '../../server/answers.ts';
import { PASSWORD, startTestApi, type TestApi, type TestMember } from '../../server/api.ts';
import type { Session } from '@m4u/contract/identity/auth/result';
import { photo } from '../../files/pictures.ts';
import { makeAgency, makeGroup, makeStaff, relate, uploadPicture } from '../../factories/profiles.ts';
import { startEinvoiceServer } from '../../doubles/einvoice-server.ts';
import { startPushService, subscribe } from '../../doubles/push-service.ts';
import { type Actor, GROUP_MEMBERS, people, type Person } from './actors.ts';
import { createSecretStore, type Secrets } from './secrets.ts';
import type { World } from './world.ts';

/** People who differ between the worlds. */
const inhabitants = people.filter((person) => person !== 'stranger' && person !== 'staff');

/** Environment in which rows are walked and replayed. */
export interface Worlds {
  readonly api: TestApi;
  readonly home: World;
  readonly abroad: World;
  readonly secrets: Secrets;
  /** Returns the push messages of a person, decrypted. */
  readonly pushedTo: (person: TestMember) => readonly string[];
}

type Common = Pick<Worlds, 'api' | 'secrets'> & {
  readonly stranger: TestMember;
  readonly staff: TestMember;
  readonly enter: (email: string, name: string) => Promise<TestMember>;
};

/**
 * Opens accounts through a partner, which costs no password hash. The partner belongs to the first person, who
 * registered.
 */
const openDoor = async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const partner = { id: 'hoi', issuer: 'https://hoi.example', audience: 'm4u', key: await exportJWK(publicKey) };
  let passwordHash: string | null | undefined;
  const enterBy =
    (api: TestApi): Common['enter'] =>
    async (email, name) => {
      const { db } = api.api.platform;
      if (passwordHash === undefined) {
        const body = { type: 'tbMail', email: 'dau.tien@example.vn', password: PASSWORD };
        assertDone(await api.post('/auth/registerNotVerify', { body }));
        const [first] = await db.select().from(accounts).where(eq(accounts.email, body.email));
        passwordHash = first?.passwordHash ?? null;
      }
      const now = Math.floor(api.clock.now().getTime() / 1_000);
      const token = await new SignJWT({ sub: email, email, name, jti: randomUUID() })
        .setProtectedHeader({ alg: 'ES256' })
        .setIssuer(partner.issuer)
        .setAudience(partner.audience)
        .setIssuedAt(now)
        .setExpirationTime(now + 60)
        .sign(privateKey);
      const session = assertDone<Session>(await api.get('/auth/authenticating', { as: { token } }));
      await db.update(accounts).set({ passwordHash }).where(eq(accounts.email, email));
      const { memberId, accessToken, refreshToken } = session;
      return { memberId, token: accessToken, refreshToken, email, password: PASSWORD };
    };
  return { environment: { SSO_PARTNERS: JSON.stringify([partner]) }, enterBy };
};

const makeWorld = async (common: Common, name: World['name'], other: () => World): Promise<World> => {
  const { api, secrets, stranger, staff, enter } = common;
  const entered = new Map<Actor, TestMember>([
    ['stranger', stranger],
    ['staff', staff],
  ]);
  for (const actor of inhabitants) {
    const email = secrets.keep(name, `${name}.${actor.toLowerCase()}@example.vn`, [actor, 'staff']);
    entered.set(actor, await enter(email, `${actor} của ${name}`));
  }
  const who = (person: Person): TestMember => {
    const found = entered.get(person);
    if (!found) throw new Error(person);
    return found;
  };
  const agencyId = await makeAgency(api, { name: `Hội ${name}`, link: `hoi-${name}`, admins: [who('agencyAdmin')] });
  const groupId = await makeGroup(api, {
    row: { name: `Gốm ${name}`, agencyId },
    link: `gom-${name}`,
    admins: [who('groupAdmin')],
    members: [who('member')],
    staff: { cashier: who('cashier'), editor: who('editor'), door: who('door') },
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
    as: (actor) => entered.get(actor),
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

/** Fills the pages with a line for each audience. */
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
        contacts: contacts([...GROUP_MEMBERS, 'agencyAdmin'], ['groupAdmin', 'editor', 'agencyAdmin']),
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

/** Repeats calls that a busy machine rejects. */
const makePatient = (api: TestApi): TestApi => {
  const again =
    (call: TestApi['get']): TestApi['get'] =>
    async (...args) => {
      for (let tries = 0; tries < 50; tries += 1) {
        const answer = await call(...args);
        if (answer.statusCode !== 503) return answer;
        await wait(200);
      }
      return call(...args);
    };
  return { ...api, get: again(api.get), post: again(api.post), put: again(api.put) };
};

/**
 * Starts an API with both worlds and catches everything that is sent to their people. `made` is called after the people
 * of both worlds exist, and after each world.
 */
export const makeWorlds = async (
  made: (api: TestApi, world?: World) => Promise<void> = async () => undefined,
): Promise<Worlds> => {
  const service = await startPushService();
  const door = await openDoor();
  const invoices = await startEinvoiceServer();
  after(() => invoices.close());
  const environment = { PUSH_HOSTS: service.origin, ...door.environment, ...invoices.environment };
  const api = makePatient(await startTestApi({ environment }));
  const secrets = createSecretStore();
  const enter = door.enterBy(api);
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
  await made(api);
  both.home = await makeWorld(common, 'home', () => the('abroad'));
  await made(api, both.home);
  both.abroad = await makeWorld(common, 'abroad', () => the('home'));
  await made(api, both.abroad);
  const { home, abroad } = { home: the('home'), abroad: the('abroad') };
  for (const member of [stranger, staff, ...[home, abroad].flatMap(({ who }) => inhabitants.map(who))])
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
