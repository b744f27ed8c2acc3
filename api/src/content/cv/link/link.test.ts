import { dayOf } from '@m4u/contract/days';
import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import type { CvLink, CvLinkGrant, LinkedCv } from '@m4u/contract/content/cv/link';
import type { CvRow } from '@m4u/contract/content/cv/schema';
import { DAY, HOUR, MINUTE } from '@m4u/contract/durations';
import { CV, makeCv } from '../../../testing/factories/cvs.ts';
import { photo } from '../../../testing/files/pictures.ts';
import { readPrinted } from '../../../testing/files/printed.ts';
import { uploadPicture } from '../../../testing/factories/profiles.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { signInAgain } from '../../../testing/factories/sign-ins.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';
import { members } from '../../../profile/member/tables.ts';
import { eq } from '../../../platform/database/orm.ts';

const api = await startTestApi({ realLimits: true });
let owner = await api.signUp('chu-cv@example.vn');
let stranger = await api.signUp('nguoi-la@example.vn');

const sections = [
  { kind: 'about' },
  { kind: 'skills', entries: [{ title: 'Nung củi' }] },
  { kind: 'languages', hidden: true, entries: [{ title: 'Tiếng Khơ-me' }] },
];
const { db } = api.api.platform;
const { _id: cvId } = await makeCv(api, owner, { sections, shown: ['phone'] });

const send = (as: TestMember | undefined, body: object, id = cvId) => api.post(`/cvLink/insert/${id}`, { as, body });
const makeLink = async (body: object = {}, id = cvId): Promise<CvLink> =>
  assertDone<{ data: CvLink }>(await send(owner, { label: 'Gốm Việt', ...body }, id)).data;
const update = (as: TestMember, id: string, body: object) => api.put(`/cvLink/updateById/${id}`, { as, body });
const view = (key: string, grant?: string, as?: TestMember) =>
  api.get(`/cvLink/${key}${grant === undefined ? '' : `?grant=${grant}`}`, { as });
const unlock = (key: string, password: string) => api.post('/cvLink/unlock', { body: { key, password } });
const grantOf = async (key: string, password: string): Promise<string> =>
  assertDone<{ data: CvLinkGrant }>(await unlock(key, password)).data.grant;
const stored = async (id: string): Promise<CvLink | undefined> =>
  assertDone<{ data: CvLink[] }>(await api.get(`/cvLink/list/${cvId}`, { as: owner })).data.find(
    ({ _id }) => _id === id,
  );

describe('a link to a CV', () => {
  beforeEach(async () => {
    owner = await signInAgain(api, owner);
    stranger = await signInAgain(api, stranger);
  });

  test('opens a private CV without its hidden parts, with the contacts of the link', async () => {
    const { key } = await makeLink({ shown: ['email'] });
    const { data } = assertDone<{ data: LinkedCv }>(await view(key));
    assert.equal(data.fullName, CV.fullName);
    assert.deepEqual([data.email, data.phone, data.address, data.birthday], [CV.email, '', '', '']);
    assert.deepEqual(
      data.sections.map(({ kind }) => kind),
      ['about', 'skills'],
    );
    assert.ok(!('memberId' in data));
    assertProblem(await api.get(`/cv/member/${owner.memberId}`), 'not-found');
  });

  test('shows the uploaded photo, and prints', async () => {
    const picture = await uploadPicture(api, owner, await photo(60, 60).jpeg().toBuffer());
    const cv = await makeCv(api, owner, { sections, photoFrom: 'upload', picture: picture._id });
    const path = new URL(picture.src, 'http://m4u.example').pathname.replace(/^\/api/, '');
    assert.equal((await api.get(path)).statusCode, 404);
    const { key } = await makeLink({ shown: ['email'] }, cv._id);
    assert.equal((await api.get(path)).statusCode, 200);
    const answer = await api.get(`/cvLink/${key}/pdf`);
    assert.equal(answer.statusCode, 200);
    const text = (await readPrinted(answer.rawPayload)).map((page) => page.text).join(' ');
    assert.ok(text.includes(CV.email) && text.includes('Nung củi'));
    assert.ok(!text.includes('0912') && !text.includes('Khơ-me'));
  });

  test('asks for its password, and is open for twelve hours or until the password changes', async () => {
    const { key, _id, hasPassword } = await makeLink({ password: 'gom-2026' });
    assert.ok(hasPassword);
    assertProblem(await view(key), 'cv-link-locked');
    assertProblem(await view(key, 'x.y'), 'cv-link-locked');
    assertProblem(await api.get(`/cvLink/${key}/pdf`), 'cv-link-locked');
    assertProblem(await view(key, `${Date.parse('2100-01-01')}.${'A'.repeat(43)}`), 'cv-link-locked');
    assertProblem(await unlock(key, 'gom-2025'), 'incorrect-password', ['password:password-wrong']);
    const grant = await grantOf(key, 'gom-2026');
    const { ticket } = assertDone<{ data: LinkedCv }>(await view(key, grant)).data;
    assertDone(await view(key, undefined, owner));
    // The proof for the PDF opens nothing else, and not for long.
    assert.equal((await api.get(`/cvLink/${key}/pdf?ticket=${ticket}`)).statusCode, 200);
    assertProblem(await api.get(`/cvLink/${key}/pdf?ticket=${grant}`), 'cv-link-locked');
    assertProblem(await view(key, ticket), 'cv-link-locked');
    api.clock.advance(10 * MINUTE);
    assertProblem(await api.get(`/cvLink/${key}/pdf?ticket=${ticket}`), 'cv-link-locked');
    const other = await makeLink({ password: 'gom-2026' });
    assertProblem(await view(other.key, grant), 'cv-link-locked');
    api.clock.advance(12 * HOUR);
    owner = await signInAgain(api, owner);
    assertProblem(await view(key, grant), 'cv-link-locked');
    const again = await grantOf(key, 'gom-2026');
    assertDone(await update(owner, _id, { label: 'Gốm Nam' }));
    assertDone(await view(key, again));
    assertDone(await update(owner, _id, { password: 'khac-han' }));
    assertProblem(await view(key, again), 'cv-link-locked');
    assertDone(await update(owner, _id, { password: '' }));
    assertDone(await view(key));
  });

  test('lets nobody try many passwords, also beside somebody who knows the right one', async () => {
    const { key } = await makeLink({ password: 'gom-2026' });
    for (let tries = 0; tries < 7; tries += 1) assertProblem(await unlock(key, `sai-${tries}`), 'incorrect-password');
    await grantOf(key, 'gom-2026');
    assertProblem(await unlock(key, 'gom-2026'), 'rate-limited');
  });

  test('opens until the end of its last day, and again when it gets another one', async () => {
    const endsOn = dayOf(api.clock.now());
    const { key, _id } = await makeLink({ endsOn });
    assertDone(await view(key));
    api.clock.advance(DAY);
    owner = await signInAgain(api, owner);
    assertProblem(await view(key), 'cv-link-ended');
    assertProblem(await unlock(key, 'gi-cung-duoc'), 'cv-link-ended');
    assert.equal((await stored(_id))?.ended, true);
    assertDone(await view(key, undefined, owner));
    // A change of something else leaves the day that is over.
    assertDone(await update(owner, _id, { label: 'Gốm Nam', endsOn }));
    assertProblem(await view(key), 'cv-link-ended');
    assertDone(await update(owner, _id, { endsOn: '' }));
    assertDone(await view(key));
  });

  test('counts who opens it, not the owner', async () => {
    const { key, _id } = await makeLink();
    const opened = (as?: TestMember, agent = 'Mozilla/5.0 (Linux; Android 14)') =>
      api.post('/cvLink/opened', { as, body: { key }, headers: { 'user-agent': agent } });
    assertDone(await opened());
    assertDone(await opened(stranger));
    assertDone(await opened(owner));
    assertDone(await opened(undefined, 'facebookexternalhit/1.1'));
    const now = api.clock.now().toISOString();
    assert.deepEqual([(await stored(_id))?.views, (await stored(_id))?.openedAt], [2, now]);
    const { data } = assertDone<{ data: CvRow[] }>(await api.get('/cv/list', { as: owner }));
    assert.ok((data.find((cv) => cv._id === cvId)?.links ?? 0) > 0);
    const locked = await makeLink({ password: 'gom-2026' });
    assertProblem(await api.post('/cvLink/opened', { body: { key: locked.key } }), 'cv-link-locked');
  });

  test('leads nowhere after it or its CV is removed', async () => {
    const removed = await makeLink();
    assertProblem(await api.put(`/cvLink/deleteById/${removed._id}`, { as: stranger }), 'not-found');
    assertDone(await api.put(`/cvLink/deleteById/${removed._id}`, { as: owner }));
    assertProblem(await view(removed.key), 'not-found');
    const cv = await makeCv(api, owner);
    const { key } = await makeLink({}, cv._id);
    assertDone(await api.put(`/cv/deleteById/${cv._id}`, { as: owner }));
    assertProblem(await view(key), 'not-found');
    assertProblem(await view('A'.repeat(32)), 'not-found');
    // Its links come back with a CV.
    assertDone(await api.put(`/cv/restoreById/${cv._id}`, { as: owner }));
    assertDone(await view(key));
  });

  test('leads nowhere while its owner is locked', async () => {
    const other = await api.signUp('khoa@example.vn');
    const cv = await makeCv(api, other);
    const answer = await api.post(`/cvLink/insert/${cv._id}`, { as: other, body: { label: 'Gốm' } });
    const { key } = assertDone<{ data: CvLink }>(answer).data;
    assertDone(await view(key));
    await db.update(members).set({ lockedAt: api.clock.now() }).where(eq(members.id, other.memberId));
    assertProblem(await view(key), 'not-found');
    assertProblem(await api.get(`/cvLink/${key}/pdf`), 'not-found');
  });

  test('is made by the owner of the CV alone, with a name and at most twenty times', async () => {
    assertProblem(await send(undefined, { label: 'Gốm' }), 'unauthenticated');
    assertProblem(await send(stranger, { label: 'Gốm' }), 'not-found');
    assertProblem(await send(owner, { label: ' ' }), 'invalid', ['label:required']);
    assertProblem(await send(owner, { label: 'Gốm', password: '123' }), 'invalid', ['password:too-short']);
    assertProblem(await send(owner, { label: 'Gốm', endsOn: '31/12/2026' }), 'invalid', ['endsOn:date']);
    assertProblem(await send(owner, { label: 'Gốm', shown: ['wallet'] }), 'invalid');
    assertProblem(await send(owner, { label: 'Gốm', endsOn: '2020-01-01' }), 'invalid', ['endsOn:day-over']);
    const cv = await makeCv(api, owner);
    const answers = await Promise.all(
      Array.from({ length: 21 }, (_, index) => send(owner, { label: `Nơi ${index}` }, cv._id)),
    );
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other),
      [...Array.from({ length: 20 }, () => 200), 409],
    );
  });
});
