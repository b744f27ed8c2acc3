import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Session } from '@m4u/contract/identity/auth/result';
import type { Registration } from '@m4u/contract/profile/registration/schema';
import { eq } from '../../platform/database/orm.ts';
import { auditEntries } from '../../insight/audit/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { PASSWORD, startTestApi, type TestMember } from '../../testing/server/api.ts';
import { solveNewChallenge } from '../../testing/doubles/challenge.ts';
import { makeStaff } from '../../testing/factories/profiles.ts';
import { agencyAdmins } from '../agency/admins/tables.ts';
import { agencies } from '../agency/tables.ts';
import { cards } from '../card/tables.ts';

const api = await startTestApi({ environment: { PUBLIC_URL: 'https://m4u.example' } });
const { db } = api.api.platform;
const staff = await api.signUp('nhan-vien@example.vn');
await makeStaff(api, staff);

const [place] = assertDone<{ data: { provinceCode: string; wardCode: string; ward: string; province: string }[] }>(
  await api.get('/places/search?query=hai+chau+da+nang'),
).data;
assert.ok(place);
const { provinceCode, wardCode } = place;
const application = (email: string) => ({
  type: 'agency',
  name: 'Hội Gốm miền Trung',
  taxCode: '0401234567',
  representative: 'Trần Văn Bình',
  phone: '0912345678',
  email,
  website: 'hoigom.example.vn',
  about: 'Gốm từ năm 1990.',
  address: { street: '12 Bạch Đằng', provinceCode, wardCode },
});

const begin = async (body: Record<string, unknown>, as?: TestMember) =>
  assertDone<{ data: { registration: { _id: string; key: string | null; missingInfo: string[] } } }>(
    await api.post('/signup', {
      as,
      body: { ...body, ...(!as && { challenge: await solveNewChallenge(api, 'signup') }) },
    }),
  ).data.registration;

/** Takes a registration through every state, by its applicant and by staff. */
const finish = async ({ _id, key }: { _id: string; key: string | null }, as?: TestMember): Promise<Registration> => {
  assertDone(await api.put(`/rg/updateConfirm/${_id}`, { as, body: key === null ? {} : { key } }));
  const step = async (deed: string) =>
    assertDone<{ data: Registration }>(await api.put(`/rg/${deed}/${_id}`, { as: staff, body: {} })).data;
  for (const deed of ['accept', 'approve', 'paid']) await step(deed);
  return step('done');
};

const adminsOf = async (agencyId: string | undefined) =>
  (
    await db
      .select()
      .from(agencyAdmins)
      .where(eq(agencyAdmins.agencyId, agencyId ?? ''))
  ).map(({ memberId }) => memberId);
const login = (email: string, password: string) => api.post('/auth/login', { body: { email, password } });
const passwordToken = async (email: string, letters: number) =>
  /password-reset\/([\w-]+)/.exec((await api.messageTo(email, letters)).text)?.[1];

test('a visitor’s agency gets an account, which is administered by who reads the letter', async () => {
  const email = 'hoi-moi@example.vn';
  const begun = await begin(application(email));
  assert.deepEqual(begun.missingInfo, []);
  const registration = await finish(begun);
  assert.equal(registration.address.text, `12 Bạch Đằng, ${place.ward}, ${place.province}`);
  assert.equal(registration.status, 'done');
  assert.equal(registration.madeAgency?.name, 'Hội Gốm miền Trung');
  assert.deepEqual(
    registration.steps.map(({ kind }) => kind),
    ['created', 'confirmed', 'accepted', 'approved', 'paid', 'done'],
  );
  // Five letters: received, accepted, approved, paid, done. The applicant's own confirmation sends none.
  const token = await passwordToken(email, 5);
  assert.ok(token);
  const letters = (api.api.outbox?.list() ?? []).filter(({ to }) => to === email);
  assert.equal(letters.length, 5);
  assert.ok(letters.every(({ text }) => text.includes(`/registrations/${begun._id}?key=${begun.key}`)));
  assertProblem(await login(email, PASSWORD), 'wrong-credentials');
  assertDone(await api.post(`/auth/passwordReset/${token}`, { body: { password: PASSWORD } }));
  const session = assertDone<Session>(await login(email, PASSWORD));
  assert.deepEqual(await adminsOf(registration.madeAgency?._id), [session.memberId]);
  assert.equal(session.agency?.name, 'Hội Gốm miền Trung');
  const opened = assertDone<{ data: { type: string; appliedTheme: { code: string } } }>(
    await api.get(`/members/getMemberIdView/${session.memberId}`),
  ).data;
  assert.deepEqual([opened.type, opened.appliedTheme.code], ['agency', 'mecardMode']);
  const shown = assertDone<{ data: { urlMinify: string; language: string } }>(
    await api.get(`/agencies/getPage/${registration.madeAgency?._id}`),
  ).data;
  assert.deepEqual([shown.urlMinify, shown.language], ['hoi-gom-mien-trung', 'VN']);
  const [made] = await db
    .select()
    .from(agencies)
    .where(eq(agencies.id, registration.madeAgency?._id ?? ''));
  assert.deepEqual(
    made?.contacts.map(({ kind, value, policy }) => [kind, value, policy]),
    [
      ['phone', '+84912345678', 'private'],
      ['email', email, 'private'],
      ['website', 'https://hoigom.example.vn', 'public'],
      ['taxCode', '0401234567', 'private'],
      ['address', registration.address.text, 'private'],
    ],
  );
});

test('a visitor’s agency goes to the verified account of their address, password unchanged', async () => {
  const member = await api.signUp('co-tai-khoan@example.vn');
  const registration = await finish(await begin(application(member.email)));
  assert.deepEqual(await adminsOf(registration.madeAgency?._id), [member.memberId]);
  const kept = assertDone(await api.get(`/members/getMemberIdView/${member.memberId}`)).data['type'];
  assert.equal(kept, 'individual');
  assert.equal(await passwordToken(member.email, 5), undefined);
  assertDone(await login(member.email, PASSWORD));
});

test('an unverified account opened in advance loses its password to the owner of the address', async () => {
  const email = 'bi-gia-mao@example.vn';
  const impostor = await api.signUp(email, { verified: false });
  const registration = await finish(await begin(application(email)));
  assert.deepEqual(await adminsOf(registration.madeAgency?._id), [impostor.memberId]);
  assertProblem(await login(email, PASSWORD), 'wrong-credentials');
  assertProblem(await api.get('/auth/profile', { as: impostor }), 'session-ended');
  const password = 'Thuyền-về-bến-cũ-3';
  const token = await passwordToken(email, 5);
  assertDone(await api.post(`/auth/passwordReset/${token}`, { body: { password } }));
  assertDone(await login(email, password));
});

test('an unverified member’s agency goes to whoever reads the letter', async () => {
  const email = 'chua-xac-minh@example.vn';
  const impostor = await api.signUp(email, { verified: false });
  const body = { ...application(email), challenge: await solveNewChallenge(api, 'signup') };
  const registration = await finish(await begin(body, impostor), impostor);
  assert.deepEqual(await adminsOf(registration.madeAgency?._id), [impostor.memberId]);
  assertProblem(await api.get('/auth/profile', { as: impostor }), 'session-ended');
  const password = 'Thuyền-về-bến-cũ-4';
  // Five letters: received, accepted, approved, paid, done.
  const token = await passwordToken(email, 5);
  assertDone(await api.post(`/auth/passwordReset/${token}`, { body: { password } }));
  assertDone(await login(email, password));
});

test('a member who becomes an agency is its first admin and gets a notice in the app', async () => {
  const member = await api.signUp('thanh-vien@example.vn');
  const registration = await finish(await begin(application('lien-he@example.vn'), member), member);
  assert.deepEqual(await adminsOf(registration.madeAgency?._id), [member.memberId]);
  const notices = await api.get('/notifications', { as: member });
  assert.match(notices.body, /"registration"/);
  const acts = await db.select().from(auditEntries).where(eq(auditEntries.targetId, registration._id));
  assert.deepEqual(
    acts.map(({ act, actorId }) => [act, actorId]),
    ['accept', 'approve', 'paid', 'done'].map((deed) => [`registration.${deed}`, staff.memberId]),
  );
});

test('a finished request issues as many blank cards as asked for, for its member', async () => {
  const member = await api.signUp('xin-the@example.vn');
  const { type: _, taxCode: __, ...rest } = application('xin-the@example.vn');
  const begun = await begin({ ...rest, type: 'request', displayName: 'Hoa', quantity: 3 }, member);
  const registration = await finish(begun, member);
  const issued = await db.select().from(cards).where(eq(cards.registrationId, begun._id));
  assert.equal(issued.length, 3);
  assert.ok(issued.every(({ status, memberId }) => status === 'blank' && memberId === member.memberId));
  assert.ok(issued.some(({ id }) => id === registration.cardId));
});

test('type card reaches the activation of a printed card', async () => {
  const member = await api.signUp('kich-hoat@example.vn');
  const cardId = crypto.randomUUID();
  assertProblem(
    await api.post('/signup', { as: member, body: { type: 'card', cardId, code: 'ABCD-EFGH' } }),
    'not-found',
  );
  assertProblem(await api.post('/signup', { as: member, body: { type: 'card', cardId } }), 'invalid', [
    'code:required',
  ]);
});
