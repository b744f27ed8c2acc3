import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { CV_LIMITS } from '@m4u/contract/content/cv/rules';
import type { Cv, CvFilled, CvRow, PublicCv } from '@m4u/contract/content/cv/schema';
import { DAY } from '@m4u/contract/durations';
import { eq } from '../../platform/database/orm.ts';
import { members } from '../../profile/member/tables.ts';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { CV, makeCv, sendCv } from '../../testing/factories/cvs.ts';
import { photo } from '../../testing/files/pictures.ts';
import { uploadPicture, watchEvents } from '../../testing/factories/profiles.ts';
import { purgeDeleted } from './jobs.ts';
import { cvs } from './tables.ts';

const api = await startTestApi();
const ABSENT = '019a0000-0000-7000-8000-000000000000';
let people = 0;
const somebody = () => api.signUp(`cv-${(people += 1)}@example.vn`);
const stranger = await somebody();

const listed = async (as: TestMember) =>
  assertDone<{ data: CvRow[]; total: number }>(await api.get('/cv/list', { as }));
const shown = (memberId: string, as?: TestMember) => api.get(`/cv/member/${memberId}`, { as });
const setVisibility = (as: TestMember | undefined, id: string, visibility: string) =>
  api.put(`/cv/setVisibility/${id}`, { as, body: { visibility } });

const sections = [
  { kind: 'skills', entries: [{ title: 'Xoay gốm', level: '5', from: '2020', text: 'không thuộc kỹ năng' }] },
  { kind: 'about' },
  {
    kind: 'experience',
    entries: [{ title: 'Nghệ nhân', place: 'Gốm Mộc Nhiên', from: '03/2014', to: 'Hiện tại', text: 'Dạy nghề' }],
  },
  { kind: 'custom', title: 'Tình nguyện', text: 'Lớp cuối tuần', entries: [{ title: 'Dạy trẻ em' }] },
];

describe('a CV', () => {
  test('is saved whole, with its sections in order and only the fields of each', async () => {
    const owner = await somebody();
    const cv = await makeCv(api, owner, { sections, template: 'modern', accent: 'teal', language: 'EN' });
    assert.equal(cv.phone, '+84912345678');
    assert.deepEqual(
      cv.sections.map(({ kind, title }) => [kind, title]),
      [
        ['skills', ''],
        ['about', ''],
        ['experience', ''],
        ['custom', 'Tình nguyện'],
      ],
    );
    const [skill] = cv.sections[0]?.entries ?? [];
    assert.deepEqual(skill, { title: 'Xoay gốm', place: '', from: '', to: '', address: '', level: 5, text: '' });
    const [job] = cv.sections[2]?.entries ?? [];
    assert.deepEqual([job?.from, job?.to], ['2014-03', '']);
    assert.equal(cv.visibility, 'private');
    const read = assertDone<{ data: Cv }>(await api.get(`/cv/getById/${cv._id}`, { as: owner })).data;
    assert.deepEqual(read, cv);
    const changed = await makeCv(api, owner, { _id: cv._id, headline: 'Nghệ nhân gốm', sections: [] });
    assert.equal(changed._id, cv._id);
    assert.equal(changed.headline, 'Nghệ nhân gốm');
    assert.deepEqual(changed.sections, []);
    assert.equal((await listed(owner)).total, 1);
  });

  test('has the font and spacing that its owner chooses, and keeps them in JSON Resume', async () => {
    const owner = await somebody();
    const cv = await makeCv(api, owner, { font: 'serif', spacing: 'airy' });
    assert.deepEqual([cv.font, cv.spacing], ['serif', 'airy']);
    const { body } = await api.get(`/cv/jsonResume/${cv._id}`, { as: owner });
    assert.match(body, /"font":\s*"serif"/);
    const plain = await makeCv(api, owner, {});
    assert.deepEqual([plain.font, plain.spacing], ['template', 'usual']);
    assertProblem(await sendCv(api, owner, { font: 'gothic', spacing: 2 }), 'invalid', [
      'font:choice',
      'spacing:choice',
    ]);
  });

  test('requires name, contacts, birthday, gender, address and about me', async () => {
    const required = ['name', 'fullName', 'email', 'phone', 'gender', 'birthday', 'address', 'aboutMe'];
    const answer = await api.post('/cv/save', { as: stranger, body: {} });
    assertProblem(
      answer,
      'invalid',
      required.map((field) => `${field}:required`),
    );
    assertProblem(await sendCv(api, stranger, { birthday: '2126-01-01' }), 'invalid', ['birthday:date']);
    assertProblem(await sendCv(api, stranger, { email: 'x', phone: '12' }), 'invalid', ['email:email', 'phone:phone']);
  });

  test('is saved early with a name and one way to be reached', async () => {
    const owner = await somebody();
    const early = (changes: object) =>
      api.post('/cv/save', {
        as: owner,
        body: { incomplete: true, name: 'CV đầu tiên', fullName: 'Trần Minh Thư', ...changes },
      });
    const { data: cv } = assertDone<{ data: Cv }>(await early({ email: 'thu@example.vn' }));
    const { email, phone, gender, birthday, address, aboutMe } = cv;
    assert.deepEqual([email, phone, gender, birthday, address, aboutMe], ['thu@example.vn', '', '', '', '', '']);
    const { data: called } = assertDone<{ data: Cv }>(await early({ _id: cv._id, phone: '0912 345 678', gender: '' }));
    assert.deepEqual([called._id, called.phone, called.email], [cv._id, '+84912345678', '']);
    assertProblem(await early({ email: '', phone: '' }), 'invalid', ['email:reach']);
    assertProblem(await early({ fullName: ' ', email: 'thu@example.vn' }), 'invalid', ['fullName:required']);
    assertProblem(await early({ email: 'x', phone: '12', birthday: '2126-01-01', gender: 'x' }), 'invalid', [
      'email:email',
      'phone:phone',
      'gender:choice',
    ]);
    assertProblem(await early({ email: 'thu@example.vn', birthday: '2126-01-01' }), 'invalid', ['birthday:date']);
    // A save that does not say so is refused, also of a CV that was saved early.
    const { _id, name, fullName } = cv;
    const whole = await api.post('/cv/save', { as: owner, body: { _id, name, fullName, email } });
    assertProblem(whole, 'invalid', [
      'phone:required',
      'gender:required',
      'birthday:required',
      'address:required',
      'aboutMe:required',
    ]);
  });

  test('refuses invalid sections', async () => {
    const refused = async (sections: unknown, fields: string[]) =>
      assertProblem(await sendCv(api, stranger, { sections }), 'invalid', fields);
    await refused([{ kind: 'skills' }, { kind: 'skills' }], ['sections.1.kind:choice']);
    await refused([{ kind: 'custom' }], ['sections.0.title:required']);
    await refused([{ kind: 'skills', entries: [{ title: '' }] }], ['sections.0.entries.0.title:required']);
    const backward = { title: 'x', from: '2020', to: '2019-12' };
    await refused([{ kind: 'experience', entries: [backward] }], ['sections.0.entries.0.to:end-before-start']);
    await refused(
      [{ kind: 'links', entries: [{ title: 'x', address: 'javascript:alert(1)' }] }],
      ['sections.0.entries.0.address:link'],
    );
    await refused(
      [{ kind: 'experience', entries: [{ title: 'x', from: '13/2020' }] }],
      ['sections.0.entries.0.from:month'],
    );
  });

  test('is visible to its owner only', async () => {
    const owner = await somebody();
    const { _id } = await makeCv(api, owner);
    const calls: readonly (readonly ['GET' | 'POST' | 'PUT', string, object?])[] = [
      ['GET', `/cv/getById/${_id}`],
      ['GET', `/cv/pdf/${_id}`],
      ['GET', `/cv/docx/${_id}`],
      ['GET', `/cv/jsonResume/${_id}`],
      ['POST', `/cv/duplicate/${_id}`, {}],
      ['POST', '/cv/save', { ...CV, _id }],
      ['PUT', `/cv/setVisibility/${_id}`, { visibility: 'public' }],
      ['PUT', `/cv/deleteById/${_id}`, {}],
      ['PUT', `/cv/restoreById/${_id}`, {}],
    ];
    const ask = ([method, path, body]: (typeof calls)[number], as?: TestMember) => {
      if (method === 'GET') return api.get(path, { as });
      return method === 'POST' ? api.post(path, { as, body }) : api.put(path, { as, body });
    };
    for (const call of calls) {
      assertProblem(await ask(call), 'unauthenticated');
      assertProblem(await ask(call, stranger), 'not-found');
    }
    assertProblem(await api.get('/cv/list'), 'unauthenticated');
    assertProblem(await api.get('/cv/fill'), 'unauthenticated');
    assertProblem(await api.get(`/cv/getById/${ABSENT}`, { as: owner }), 'not-found');
    assertProblem(await api.get('/cv/getById/x', { as: owner }), 'invalid');
    assert.deepEqual(await listed(stranger), { data: [], total: 0 });
  });

  test('takes its photo from the profile, from an upload of its owner, or has none', async () => {
    const owner = await somebody();
    const picture = await uploadPicture(api, owner, await photo(40, 30).jpeg().toBuffer());
    const portrait = await uploadPicture(api, owner, await photo(30, 40).jpeg().toBuffer());
    await api.put(`/members/updateMemberById/${owner.memberId}`, { as: owner, body: { portrait: portrait._id } });
    const ofProfile = await makeCv(api, owner);
    assert.equal(ofProfile.photo?._id, portrait._id);
    const uploaded = await makeCv(api, owner, { _id: ofProfile._id, photoFrom: 'upload', picture: picture._id });
    assert.equal(uploaded.photo?._id, picture._id);
    // A picture that is not given stays.
    const without = await makeCv(api, owner, { _id: ofProfile._id, photoFrom: 'none' });
    assert.equal(without.photo, null);
    assert.equal(without.picture?._id, picture._id);
    assertProblem(await sendCv(api, stranger, { photoFrom: 'upload', picture: picture._id }), 'invalid', [
      'picture:picture',
    ]);
  });

  test('is copied, deleted, restored, and forgotten after thirty days', async () => {
    const owner = await somebody();
    const { _id } = await makeCv(api, owner, { visibility: 'public', sections });
    const copy = assertDone<{ data: Cv }>(await api.post(`/cv/duplicate/${_id}`, { as: owner, body: {} })).data;
    assert.equal(copy.name, 'CV xin việc (bản sao)');
    assert.equal(copy.visibility, 'private');
    assert.equal(copy.sections.length, 4);
    const remove = () => api.put(`/cv/deleteById/${_id}`, { as: owner, body: {} });
    assertDone(await remove());
    assertProblem(await remove(), 'not-found');
    assertProblem(await shown(owner.memberId), 'not-found');
    assertDone(await api.put(`/cv/restoreById/${_id}`, { as: owner, body: {} }));
    assertProblem(await api.put(`/cv/restoreById/${_id}`, { as: owner, body: {} }), 'not-found');
    // A restored CV is private.
    assertProblem(await shown(owner.memberId), 'not-found');
    assertDone(await remove());
    const { db, clock } = api.api.platform;
    await purgeDeleted({ db, clock: { ...clock, now: () => new Date(api.clock.now().getTime() + 31 * DAY) } });
    assertProblem(await api.put(`/cv/restoreById/${_id}`, { as: owner, body: {} }), 'not-found');
    assert.deepEqual(
      (await listed(owner)).data.map((row) => row._id),
      [copy._id],
    );
  });

  test('is refused beyond twenty for a member', async () => {
    const owner = await somebody();
    const first = await makeCv(api, owner);
    const [row] = await api.api.platform.db.select().from(cvs).where(eq(cvs.id, first._id));
    assert.ok(row);
    const more = Array.from({ length: CV_LIMITS.cvs - 2 }, (_, index) => ({
      ...row,
      id: `019a0000-0000-7000-8000-0000000cf${String(index).padStart(3, '0')}`,
    }));
    await api.api.platform.db.insert(cvs).values(more);
    // Only one of two simultaneous calls gets the last place.
    const answers = await Promise.all([sendCv(api, owner), sendCv(api, owner)]);
    assert.deepEqual(new Set(answers.map(({ statusCode }) => statusCode)), new Set([200, 409]));
    assertProblem(await sendCv(api, owner), 'cvs-full');
    assertProblem(await api.post(`/cv/duplicate/${first._id}`, { as: owner, body: {} }), 'cvs-full');
    assertDone(await sendCv(api, owner, { _id: first._id }));
  });
});

describe('the CV at a member’s address', () => {
  test('is at most one, with only the fields that its owner shows', async () => {
    const owner = await somebody();
    assertProblem(await shown(owner.memberId), 'not-found');
    const one = await makeCv(api, owner, { visibility: 'public', shown: ['email'] });
    const other = await makeCv(api, owner, { visibility: 'link', name: 'Hai', fullName: 'Tên Khác' });
    const levels = new Map((await listed(owner)).data.map((row) => [row._id, row.visibility]));
    assert.deepEqual([levels.get(one._id), levels.get(other._id)], ['private', 'link']);
    const events = watchEvents(api);
    assertDone(await setVisibility(owner, one._id, 'public'));
    assert.deepEqual(events.tags(), [`member:${owner.memberId}`]);
    assertProblem(await setVisibility(owner, one._id, 'friends'), 'invalid', ['visibility:choice']);
    const cv = assertDone<{ data: PublicCv }>(await shown(owner.memberId)).data;
    assert.equal(cv.fullName, CV.fullName);
    assert.equal(cv.email, CV.email);
    assert.deepEqual([cv.phone, cv.birthday, cv.gender, cv.address], ['', '', '', '']);
    assert.equal(cv.can.update, false);
    assert.equal(assertDone<{ data: PublicCv }>(await shown(owner.memberId, owner)).data.can.update, true);
    const both = await Promise.all([setVisibility(owner, one._id, 'link'), setVisibility(owner, other._id, 'public')]);
    assert.deepEqual(
      both.map(({ statusCode }) => statusCode),
      [200, 200],
    );
    assert.equal((await listed(owner)).data.filter(({ visibility }) => visibility !== 'private').length, 1);
  });

  test('shows no hidden contact, no hidden section and no name of the CV', async () => {
    const owner = await somebody();
    const hidden = { kind: 'custom', title: 'Bí mật gia truyền', hidden: true, entries: [{ title: 'Công thức men' }] };
    await makeCv(api, owner, { visibility: 'public', name: 'Nộp cho đối thủ', sections: [...sections, hidden] });
    for (const as of [undefined, stranger, owner]) {
      const { body } = await shown(owner.memberId, as);
      for (const secret of [
        CV.email,
        '912345678',
        CV.birthday,
        CV.address,
        'Bí mật',
        'Công thức',
        'đối thủ',
        owner.email,
      ])
        assert.ok(!body.includes(secret), secret);
    }
  });

  test('disappears with its owner’s page', async () => {
    const owner = await somebody();
    await makeCv(api, owner, { visibility: 'public' });
    assertDone(await shown(owner.memberId));
    await api.api.platform.db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, owner.memberId));
    assertProblem(await shown(owner.memberId), 'not-found');
    assertProblem(await api.get(`/cv/member/${owner.memberId}/pdf`), 'not-found');
    assertProblem(await shown('khong-co-ai'), 'not-found');
  });
});

describe('a new CV', () => {
  test('is filled from the profile and its activities, without private ones', async () => {
    const owner = await somebody();
    const profile = {
      name: 'Nguyễn Thị Mỹ Duyên',
      headline: 'Nhà sáng lập',
      aboutMe: '<p>Làm gốm &amp; dạy gốm.</p><ul><li><p>Men tro</p></li></ul>',
      gender: 'female',
      birthday: '1990-04-18',
      interests: ['Trà'],
      contacts: [
        { kind: 'email', value: 'an@example.vn', policy: 'private' },
        { kind: 'phone', value: '0912 345 678', policy: 'friends' },
        { kind: 'address', value: '28 đường Bến Gốm' },
      ],
    };
    assertDone(await api.put(`/members/updateMemberById/${owner.memberId}`, { as: owner, body: profile }));
    const add = async (type: string, details: object, more: object = {}) =>
      assertDone(
        await api.post(`/brandActivity/insertBrandActivity/${owner.memberId}`, {
          as: owner,
          body: { type, details, title: 'Tên', ...more },
        }),
      );
    await add('experience', { organization: 'Cũ', position: 'Thợ', from: '2010', to: '2013' });
    await add(
      'experience',
      { organization: 'Mộc Nhiên', position: 'Chủ xưởng', from: '2014' },
      { content: '<p>Dạy</p>' },
    );
    await add('experience', { organization: 'Giấu kín', position: 'X' }, { policy: 'private' });
    await add('education', { school: 'Đại học Mỹ thuật', degree: 'Cử nhân' });
    await add('skill', { level: 4 }, { title: 'Xoay gốm' });
    await add('certificate', { issuer: 'Hội An', issued: '09/2022' }, { title: 'Nghệ nhân' });
    await add('network', { address: 'https://facebook.com/mocnhien' });
    await add('society', { role: 'Ủy viên' }, { title: 'Hội làng nghề' });
    await add('bankAccount', { bankName: 'Vietcombank', accountNumber: '123456', ownerName: 'A' });
    const cv = assertDone<{ data: CvFilled }>(await api.get('/cv/fill?language=EN', { as: owner })).data;
    assert.equal(cv.fullName, profile.name);
    assert.equal(cv.aboutMe, 'Làm gốm & dạy gốm.\n- Men tro');
    assert.deepEqual([cv.email, cv.phone, cv.address], [owner.email, '0912 345 678', '28 đường Bến Gốm']);
    const of = (kind: string) => cv.sections.find((section) => section.kind === kind)?.entries ?? [];
    assert.deepEqual(
      of('experience').map(({ title, place, from, to, text }) => [title, place, from, to, text]),
      [
        ['Chủ xưởng', 'Mộc Nhiên', '2014', '', 'Dạy'],
        ['Thợ', 'Cũ', '2010', '2013', ''],
      ],
    );
    assert.equal(of('education')[0]?.place, 'Cử nhân');
    assert.equal(of('skills')[0]?.level, 4);
    assert.equal(of('certificates')[0]?.from, '2022-09');
    assert.equal(of('hobbies')[0]?.title, 'Trà');
    assert.equal(of('links')[0]?.address, 'https://facebook.com/mocnhien');
    assert.equal(cv.sections.find(({ kind }) => kind === 'custom')?.title, 'Memberships');
    assert.ok(!JSON.stringify(cv).includes('123456'));
    // The draft can be saved once its missing fields are given.
    const { photo: _photo, ...draft } = cv;
    assertDone(await api.post('/cv/save', { as: owner, body: { ...draft, email: 'an@example.vn' } }));
    assertProblem(await api.get('/cv/fill?language=FR', { as: owner }), 'invalid', ['language:choice']);
  });
});
