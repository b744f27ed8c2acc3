import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Registration } from '@m4u/contract/profile/registration/schema';
import { eq } from '../../platform/database/orm.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { solveNewChallenge } from '../../testing/doubles/challenge.ts';
import { makeAgency } from '../../testing/factories/profiles.ts';
import { registrations } from './tables.ts';

const api = await startTestApi({ environment: { PUBLIC_URL: 'https://m4u.example' } });
const { db } = api.api.platform;

interface Begun {
  readonly data: {
    readonly card: null;
    readonly registration: { _id: string; key: string | null; status: string; missingInfo: string[] };
  };
}

const begun = async (...call: Parameters<typeof api.post>) =>
  assertDone<Begun>(await api.post(...call)).data.registration;
const view = async (id: string, key: string | null, as?: { token: string }): Promise<Registration> =>
  assertDone<{ data: Registration }>(await api.get(`/rg/getRegisterInformation/${id}?key=${key ?? ''}`, { as })).data;
const keptOf = async (id: string) => {
  const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
  assert.ok(row);
  return row;
};
const challenge = () => solveNewChallenge(api, 'signup');

const request = {
  type: 'request',
  name: 'Lê Thị Hoa',
  phone: '0912 345 678',
  email: 'Hoa.Le@example.vn',
  address: { street: '12 Bạch Đằng' },
  displayName: 'Hoa Lê',
  title: 'Nghệ nhân',
  organization: 'Gốm Sông Thu',
  quantity: 2,
  note: 'Giao giờ hành chính',
};

const agency = {
  type: 'agency',
  name: 'Hội Gốm miền Trung',
  taxCode: '0401234567',
  representative: 'Trần Văn Bình',
  phone: '+84912345678',
  email: 'hoi@example.vn',
  website: 'hoigom.example.vn',
  career: 'Thủ công mỹ nghệ',
  about: 'Chúng tôi làm gốm.\nTừ năm 1990.',
};

describe('asking for a printed card', () => {
  test('as a visitor returns what is missing and a key that opens the request', async () => {
    const { _id, key, status, missingInfo } = await begun('/signup', {
      body: { ...request, challenge: await challenge() },
    });
    assert.equal(status, 'pending');
    assert.deepEqual(missingInfo, ['address'], 'a street alone is no address');
    const registration = await view(_id, key);
    assert.deepEqual(
      [
        registration.type,
        registration.name,
        registration.phone,
        registration.email,
        registration.displayName,
        registration.quantity,
        registration.address.text,
      ],
      ['request', 'Lê Thị Hoa', '+84912345678', 'hoa.le@example.vn', 'Hoa Lê', 2, '12 Bạch Đằng'],
    );
    assert.ok(
      registration.isOwn &&
        registration.can.update &&
        registration.can.confirm &&
        registration.can.cancel &&
        !registration.can.accept,
    );
    assert.deepEqual(
      registration.steps.map(({ kind, by, actor }) => [kind, by, actor]),
      [['created', 'applicant', null]],
    );
    const { text } = await api.messageTo('hoa.le@example.vn');
    assert.ok(text.includes(`https://m4u.example/registrations/${_id}?key=${key}`), text);
    assert.match(text, /còn thiếu/);
  });

  test('is complete without an email address, but not without a number for the delivery', async () => {
    const { email: _email, phone: _phone, ...body } = request;
    const address = { street: '12 Bạch Đằng', provinceCode: '48', wardCode: '20242' };
    const byPhone = await begun('/signup', {
      body: { ...body, address, phone: request.phone, challenge: await challenge() },
    });
    assert.deepEqual(byPhone.missingInfo, []);
    const byEmail = await begun('/signup', {
      body: { ...body, address, email: request.email, challenge: await challenge() },
    });
    assert.deepEqual(byEmail.missingInfo, ['phone']);
  });

  test('as a member needs no key, and nobody else can open it', async () => {
    const member = await api.signUp('thanh-vien@example.vn');
    const { _id, key } = await begun('/signup', { as: member, body: request });
    assert.equal(key, null);
    assert.ok((await view(_id, null, member)).isOwn);
    const stranger = await api.signUp('nguoi-la@example.vn');
    assertProblem(await api.get(`/rg/getRegisterInformation/${_id}`, { as: stranger }), 'not-found');
    assertProblem(await api.get(`/rg/getRegisterInformation/${_id}`), 'not-found');
    assert.equal((await keptOf(_id)).applicantId, member.memberId);
    const { text } = await api.messageTo('hoa.le@example.vn', 2);
    assert.ok(text.includes(`/registrations/${_id}\n`) && !text.includes('key='));
  });

  test('works as a form, in English and under an agency', async () => {
    const agencyId = await makeAgency(api);
    const { token, solution } = await challenge();
    const fields = {
      type: 'request',
      name: 'Hoa',
      email: 'form@example.vn',
      'address[street]': '1 Main',
      quantity: '',
      agencyId,
      'challenge[token]': token,
      'challenge[solution]': solution,
    };
    const { quantity: _, ...sent } = fields;
    const form = new URLSearchParams(sent).toString();
    const { _id, key } = await begun('/signup', { form, headers: { 'accept-language': 'en' } });
    const registration = await view(_id, key);
    assert.equal(registration.agency?._id, agencyId);
    assert.equal(registration.quantity, 1);
    assert.match((await api.messageTo('form@example.vn')).subject ?? '', /We’ve received/);
  });
});

describe('applying as an agency', () => {
  test('needs an address to be complete, and adds https to a website', async () => {
    const { _id, key, missingInfo } = await begun('/signup', { body: { ...agency, challenge: await challenge() } });
    assert.deepEqual(missingInfo, ['address']);
    assert.equal((await view(_id, key)).website, 'https://hoigom.example.vn');
  });

  test('needs only a name and one way of contact', async () => {
    const body = { type: 'agency', name: 'Hội', phone: '0987654321', challenge: await challenge() };
    const { missingInfo } = await begun('/signup', { body });
    assert.deepEqual(missingInfo, ['taxCode', 'representative', 'email', 'address']);
  });
});

describe('refused registrations', () => {
  const refused = async (body: Record<string, unknown>, ...fields: string[]) =>
    assertProblem(await api.post('/signup', { body: { challenge: await challenge(), ...body } }), 'invalid', fields);

  test('have another type or none', async () => {
    await refused({ type: 'moon' }, 'type:type');
    await refused({}, 'type:type');
  });

  test('have no name or no way of contact', async () => {
    await refused({ type: 'request', phone: '0912345678' }, 'name:required');
    await refused({ type: 'request', name: ' ', email: 'a@b.vn' }, 'name:required');
    await refused({ type: 'request', name: 'Hoa' }, 'phone:reach');
    await refused({ type: 'agency', name: 'Hoa', phone: '', email: '' }, 'phone:reach');
  });

  test('have invalid fields', async () => {
    const base = { type: 'request', name: 'Hoa', email: 'a@b.vn' };
    await refused({ ...base, phone: '12' }, 'phone:phone');
    await refused({ ...base, quantity: 0 }, 'quantity:too-small');
    await refused({ ...base, quantity: 51 }, 'quantity:too-big');
    await refused({ ...base, citizenIdentificationCode: '12345' }, 'citizenIdentificationCode:citizen-code');
    await refused({ ...base, agencyId: crypto.randomUUID() }, 'agencyId:choice');
    await refused(
      { ...base, address: { wardCode: '99999', provinceCode: '48', street: '1' } },
      'address.wardCode:place',
    );
    await refused({ type: 'agency', name: 'Hội', email: 'a@b.vn', taxCode: '12' }, 'taxCode:tax-code');
    await refused({ type: 'agency', name: 'Hội', email: 'a@b.vn', website: 'javascript:alert(1)' }, 'website:link');
  });

  test('of visitors lack a challenge, or have one of another purpose or used before', async () => {
    assertProblem(await api.post('/signup', { body: request }), 'invalid', ['challenge:challenge']);
    const other = await solveNewChallenge(api, 'contact');
    assertProblem(await api.post('/signup', { body: { ...request, challenge: other } }), 'invalid');
    const met = await challenge();
    await begun('/signup', { body: { ...request, challenge: met } });
    assertProblem(await api.post('/signup', { body: { ...request, challenge: met } }), 'invalid');
    const unverified = await api.signUp('chua-xac-minh@example.vn', { verified: false });
    assertProblem(await api.post('/signup', { as: unverified, body: request }), 'invalid', ['challenge:challenge']);
    await begun('/signup', { as: unverified, body: { ...request, challenge: await challenge() } });
  });
});

test('seals and masks the code of an identity card, and gives equal codes equal hashes', async () => {
  const code = '048 190 001234';
  const { _id, key } = await begun('/signup', {
    body: { ...agency, citizenIdentificationCode: code, challenge: await challenge() },
  });
  const row = await keptOf(_id);
  assert.ok(row.citizenIdentificationCode && row.citizenIdentificationHash);
  assert.doesNotMatch(JSON.stringify(row), /048190001234|048 190 001234|190001234/);
  const answer = await api.get(`/rg/getRegisterInformation/${_id}?key=${key}`);
  assert.equal(answer.json<{ data: Registration }>().data.citizenIdentificationCode, '****1234');
  assert.doesNotMatch(answer.body, /19000/);
  const again = await begun('/signup', {
    body: { ...agency, citizenIdentificationCode: '048190001234', challenge: await challenge() },
  });
  const other = await keptOf(again._id);
  assert.notEqual(other.citizenIdentificationCode, row.citizenIdentificationCode, 'each is sealed for itself');
  assert.equal(other.citizenIdentificationHash, row.citizenIdentificationHash);
});

test('limits registrations from one address and letters to one box', async () => {
  const strict = await startTestApi({ realLimits: true });
  const met = () => solveNewChallenge(strict, 'signup');
  const post = async (email: string, ip: string) =>
    strict.post('/signup', { ip, body: { type: 'agency', name: 'Hội', email, challenge: await met() } });
  for (let index = 0; index < 10; index += 1) assertDone(await post(`a${index}@example.vn`, '198.51.100.1'));
  assertProblem(await post('b@example.vn', '198.51.100.1'), 'rate-limited');
  for (let index = 0; index < 5; index += 1) assertDone(await post('c@example.vn', `198.51.100.${index + 2}`));
  assertProblem(await post('c@example.vn', '198.51.100.9'), 'rate-limited');

  // Changes of a registration that began without an address send no more letters, and no words of a stranger.
  const lettersTo = (email: string) => (strict.api.outbox?.list() ?? []).filter(({ to }) => to === email);
  for (const [email, lastOctet, letters] of [
    ['c@example.vn', 10, 5],
    ['d@example.vn', 11, 1],
  ] as const) {
    const ip = `198.51.100.${lastOctet}`;
    const body = { type: 'agency', name: 'Hội', phone: `09123456${lastOctet}`, challenge: await met() };
    const { _id, key } = assertDone<Begun>(await strict.post('/signup', { ip, body })).data.registration;
    assertDone(await strict.put(`/rg/update/${_id}`, { ip, body: { key, email } }));
    assertDone(await strict.put(`/rg/cancel/${_id}`, { ip, body: { key, note: 'Mua ngay hôm nay' } }));
    await strict.messageTo(email, letters);
    assert.equal(lettersTo(email).length, letters);
    assert.doesNotMatch(JSON.stringify(lettersTo(email)), /Mua ngay/);
  }
});
