import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { CvLink, LinkedCv } from '@m4u/contract/content/cv/link';
import type { Cv, CvRow } from '@m4u/contract/content/cv/schema';
import { strFromU8, unzipSync } from 'fflate';
import { CV, makeCv } from '../../../testing/factories/cvs.ts';
import { readPrinted } from '../../../testing/files/printed.ts';
import { assertDone, assertProblem } from '../../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../../testing/server/api.ts';

const api = await startTestApi();
const owner = await api.signUp('ung-vien@example.vn');
const stranger = await api.signUp('nguoi-la@example.vn');

const application = { company: 'Gốm Việt', position: 'Trưởng xưởng' };
const letter = {
  recipient: 'Công ty Gốm Việt\n12 đường Bến Gốm',
  salutation: 'Kính gửi chị Hà,',
  body: 'Ngã rẽ đưa tôi tới Gốm Việt, ẫ ỡ ữ ặ Đ.\n- Dẫn dắt <sáu> thợ',
  closing: 'Trân trọng,',
};

const version = (id: string, as: TestMember | undefined = owner, changes: object = {}) =>
  api.post(`/cv/version/${id}`, { as, body: { ...application, ...changes } });
const makeVersion = async (id: string, changes: object = {}): Promise<Cv> =>
  assertDone<{ data: Cv }>(await version(id, owner, changes)).data;
const saveLetter = (id: string, as: TestMember | undefined = owner, body: object = letter) =>
  api.put(`/cv/letter/${id}`, { as, body });
const rowOf = async (id: string): Promise<CvRow | undefined> =>
  assertDone<{ data: CvRow[] }>(await api.get('/cv/list', { as: owner })).data.find(({ _id }) => _id === id);
const textOf = async (bytes: Uint8Array): Promise<string> =>
  (await readPrinted(bytes)).map((page) => page.text.replaceAll(/\s+/g, ' ')).join(' ');

describe('a version of a CV', () => {
  test('is a private CV of its own that remembers its source and its application', async () => {
    const source = await makeCv(api, owner, { visibility: 'link', headline: 'Nghệ nhân' });
    const made = await makeVersion(source._id, { advert: 'Cần trưởng xưởng', advertOn: '2026-11-01' });
    assert.notEqual(made._id, source._id);
    assert.deepEqual(
      [made.name, made.visibility, made.headline, made.advert],
      ['Trưởng xưởng – Gốm Việt', 'private', 'Nghệ nhân', 'Cần trưởng xưởng'],
    );
    assert.deepEqual((await rowOf(made._id))?.application, {
      ...application,
      sourceId: source._id,
      advertOn: '2026-11-01',
    });
    // Its words are its own, and a save of the whole CV leaves the application.
    const saved = await makeCv(api, owner, { _id: made._id, headline: 'Trưởng xưởng gốm' });
    assert.equal(saved.application?.company, 'Gốm Việt');
    const { data } = assertDone<{ data: Cv }>(await api.get(`/cv/getById/${source._id}`, { as: owner }));
    assert.deepEqual([data.headline, data.visibility, data.application], ['Nghệ nhân', 'link', null]);
  });

  test('of a version has the same source; a copy keeps it, and it outlives its source', async () => {
    const source = await makeCv(api, owner);
    const first = await makeVersion(source._id);
    const second = await makeVersion(first._id, { company: 'Gốm Nam', name: 'Bản cho Gốm Nam' });
    assert.deepEqual([second.application?.sourceId, second.name], [source._id, 'Bản cho Gốm Nam']);
    const copy = assertDone<{ data: Cv }>(await api.post(`/cv/duplicate/${first._id}`, { as: owner })).data;
    assert.equal(copy.application?.sourceId, source._id);
    assertDone(await api.put(`/cv/deleteById/${source._id}`, { as: owner }));
    assert.equal((await rowOf(first._id))?.application?.company, 'Gốm Việt');
    assertDone(await api.put(`/cv/deleteById/${first._id}`, { as: owner }));
    assert.equal(await rowOf(first._id), undefined);
    assertDone(await api.put(`/cv/restoreById/${first._id}`, { as: owner }));
    assert.equal((await rowOf(first._id))?.application?.company, 'Gốm Việt');
  });

  test('is renamed and gets another application', async () => {
    const source = await makeCv(api, owner);
    const { _id } = await makeVersion(source._id);
    const change = (id: string, body: object, as: TestMember = owner) => api.put(`/cv/application/${id}`, { as, body });
    const changed = assertDone<{ data: Cv }>(
      await change(_id, { name: 'Bản mới', company: 'Gốm Bắc', position: 'Thợ cả' }),
    ).data;
    assert.deepEqual(
      [changed.name, changed.application?.company, changed.application?.position],
      ['Bản mới', 'Gốm Bắc', 'Thợ cả'],
    );
    assert.equal(assertDone<{ data: Cv }>(await change(_id, application)).data.name, 'Bản mới');
    assertProblem(await change(source._id, application), 'wrong-state');
    assertProblem(await change(_id, { company: '', position: '' }), 'invalid', [
      'company:required',
      'position:required',
    ]);
    assertProblem(await change(_id, application, stranger), 'not-found');
  });

  test('is refused to others, for bad input, and past its limit, which leaves that of CVs alone', async () => {
    const person = await api.signUp('nhieu-ban@example.vn');
    const source = await makeCv(api, person);
    assertProblem(await version(source._id, stranger), 'not-found');
    assertProblem(await api.post(`/cv/version/${source._id}`, { body: application }), 'unauthenticated');
    assertProblem(await version(source._id, person, { company: ' ' }), 'invalid', ['company:required']);
    assertProblem(await version(source._id, person, { advertOn: '31/12/2026' }), 'invalid', ['advertOn:date']);
    for (let count = 0; count < 60; count += 1) assertDone(await version(source._id, person));
    assertProblem(await version(source._id, person), 'cv-versions-full');
    await makeCv(api, person);
  });
});

describe('a cover letter', () => {
  test('is saved, copied into versions, printed and removed', async () => {
    const source = await makeCv(api, owner, { template: 'modern' });
    assert.equal((await rowOf(source._id))?.hasLetter, false);
    assertDone(await saveLetter(source._id));
    const made = await makeVersion(source._id);
    const { updatedAt: _, ...words } = made.letter ?? assert.fail();
    assert.deepEqual(words, letter);
    assert.equal((await rowOf(made._id))?.hasLetter, true);
    const answer = await api.get(`/cv/letter/${made._id}/pdf`, { as: owner });
    assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
    assert.match(String(answer.headers['content-disposition']), /filename="thu-xin-viec-nguyen-phuoc[^"]*\.pdf"/);
    const printed = await textOf(answer.rawPayload);
    for (const text of ['12 đường Bến Gốm', 'Kính gửi chị Hà,', 'Dẫn dắt <sáu> thợ', 'ẫ ỡ ữ ặ Đ', CV.email])
      assert.ok(printed.includes(text), `${text}: ${printed}`);
    assert.ok(!printed.includes('18/04/1990') && !printed.includes('Nung củi'));
    assertDone(await api.put(`/cv/letter/deleteById/${made._id}`, { as: owner }));
    assertProblem(await api.get(`/cv/letter/${made._id}/pdf`, { as: owner }), 'not-found');
    // The source keeps its own.
    assert.equal((await rowOf(source._id))?.hasLetter, true);
  });

  test('opens in Word, in the language of its CV', async () => {
    const { _id } = await makeCv(api, owner, { language: 'EN', font: 'serif' });
    assertDone(await saveLetter(_id));
    const answer = await api.get(`/cv/letter/${_id}/docx`, { as: owner });
    assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
    assert.match(String(answer.headers['content-disposition']), /filename="cover-letter-nguyen-phuoc[^"]*\.docx"/);
    const files = unzipSync(answer.rawPayload);
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    for (const text of ['Kính gửi chị Hà,', 'Dẫn dắt &lt;sáu&gt; thợ', 'Trân trọng,'])
      assert.ok(xml.includes(text), text);
    assert.ok(!xml.includes('Nung củi'));
    assert.ok(strFromU8(files['docProps/core.xml'] ?? new Uint8Array()).includes('Cover letter'));
  });

  test('is not replaced by one that was opened before its last save', async () => {
    const { _id } = await makeCv(api, owner);
    const save = (body: string, updatedAt?: string | null) => saveLetter(_id, owner, { ...letter, body, updatedAt });
    const saved = async (body: string, updatedAt?: string | null) =>
      assertDone<{ data: Cv }>(await save(body, updatedAt)).data.letter?.updatedAt;
    const first = await saved('Bản một', null);
    assertProblem(await save('Thẻ khác', null), 'conflict');
    const second = await saved('Bản hai', first);
    assert.notEqual(second, first);
    assertProblem(await save('Thẻ khác', first), 'conflict');
    // Changes of the CV itself leave the letter as it is.
    assertDone(await api.put(`/cv/setVisibility/${_id}`, { as: owner, body: { visibility: 'link' } }));
    assertDone(await api.post('/cv/save', { as: owner, body: { ...CV, _id } }));
    const third = await saved('Bản ba', second);
    assertProblem(await save('Thẻ khác', 'hôm qua'), 'invalid', ['updatedAt:invalid']);
    assertDone(await api.put(`/cv/letter/deleteById/${_id}`, { as: owner }));
    assertProblem(await save('Thẻ khác', third), 'conflict');
    await saved('Bản bốn');
  });

  test('is refused to others and for bad input', async () => {
    const { _id } = await makeCv(api, owner);
    assertProblem(await saveLetter(_id, stranger), 'not-found');
    assertProblem(await saveLetter(_id, owner, { ...letter, body: ' ' }), 'invalid', ['body:required']);
    assertProblem(await saveLetter(_id, owner, { ...letter, closing: 'x'.repeat(201) }), 'invalid', [
      'closing:too-long',
    ]);
    assertProblem(await api.get(`/cv/letter/${_id}/pdf`, { as: owner }), 'not-found');
    assertDone(await saveLetter(_id));
    assertProblem(await api.get(`/cv/letter/${_id}/pdf`, { as: stranger }), 'not-found');
    assertProblem(await api.get(`/cv/letter/${_id}/docx`), 'unauthenticated');
    assertProblem(await api.put(`/cv/letter/deleteById/${_id}`, { as: stranger }), 'not-found');
  });

  test('is shown by the links that show it alone', async () => {
    const { _id } = await makeCv(api, owner, { visibility: 'public' });
    assertDone(await saveLetter(_id));
    const makeLink = async (body: object): Promise<CvLink> =>
      assertDone<{ data: CvLink }>(await api.post(`/cvLink/insert/${_id}`, { as: owner, body })).data;
    const view = async ({ key }: CvLink): Promise<LinkedCv> =>
      assertDone<{ data: LinkedCv }>(await api.get(`/cvLink/${key}`)).data;
    const without = await makeLink({ label: 'Gốm Nam' });
    assert.equal((await view(without)).letter, null);
    assertProblem(await api.get(`/cvLink/${without.key}/letter/pdf`), 'not-found');
    const shown = await makeLink({ label: 'Gốm Việt', letter: true, shown: ['email'] });
    assert.deepEqual((await view(shown)).letter, letter);
    const answer = await api.get(`/cvLink/${shown.key}/letter/pdf`);
    assert.equal(answer.statusCode, 200);
    const printed = await textOf(answer.rawPayload);
    assert.ok(printed.includes(CV.email) && printed.includes('Kính gửi chị Hà,') && !printed.includes('0912'));
    assertDone(await api.put(`/cvLink/updateById/${shown._id}`, { as: owner, body: { letter: false } }));
    assert.equal((await view(shown)).letter, null);
    // The CV that everybody reads never shows it.
    assert.ok(!(await api.get(`/cv/member/${owner.memberId}`)).body.includes('chị Hà'));
  });
});
