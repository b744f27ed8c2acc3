import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cvTemplates, showsPerson } from '@m4u/contract/content/cv/rules';
import { assertDone, assertProblem } from '../../testing/server/answers.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { CV, makeCv } from '../../testing/factories/cvs.ts';
import { photo } from '../../testing/files/pictures.ts';
import { readPrinted } from '../../testing/files/printed.ts';
import { uploadPicture } from '../../testing/factories/profiles.ts';

const api = await startTestApi();
const owner = await api.signUp('in-cv@example.vn');
const stranger = await api.signUp('nguoi-la@example.vn');

const text = 'Ngã rẽ, ẫ ỡ ữ ặ Đ; mỗi món đồ đều được xoay tay.\n- Dẫn dắt nhóm sáu người thợ';
const sections = [
  { kind: 'about' },
  { kind: 'experience', entries: [{ title: 'Nghệ nhân trưởng', place: 'Gốm Mộc Nhiên', from: '2014-03', text }] },
  { kind: 'skills', entries: [{ title: 'Nung củi', level: 4 }] },
  { kind: 'languages', hidden: true, entries: [{ title: 'Tiếng Khơ-me' }] },
];

const textOf = async (bytes: Uint8Array): Promise<string> =>
  (await readPrinted(bytes)).map((page) => page.text.replaceAll(/\s+/g, ' ')).join(' ');

describe('the PDF of a CV', () => {
  for (const template of cvTemplates)
    test(`contains proper Vietnamese text: ${template}`, async () => {
      const picture = await uploadPicture(api, owner, await photo(60, 60).jpeg().toBuffer());
      // The PDF composes decomposed letters.
      const fullName = CV.fullName.normalize('NFD');
      const facts = { template, sections, photoFrom: 'upload', picture: picture._id, fullName };
      const { _id } = await makeCv(api, owner, facts);
      const answer = await api.get(`/cv/pdf/${_id}`, { as: owner });
      assert.equal(answer.statusCode, 200, answer.body.slice(0, 300));
      assert.equal(answer.headers['content-type'], 'application/pdf');
      assert.match(String(answer.headers['content-disposition']), /filename="cv-nguyen-phuoc-thi-quynh-thuong\.pdf"/);
      const printed = await textOf(answer.rawPayload);
      assert.equal(printed, printed.normalize('NFC'));
      const expected = [CV.fullName, '0912 345 678', CV.email, 'Nghệ nhân trưởng', '03/2014 – nay', 'Nung củi'];
      for (const text of [...expected, 'Ngã rẽ, ẫ ỡ ữ ặ Đ; mỗi món'])
        assert.ok(printed.includes(text), `${text}: ${printed}`);
      assert.equal(printed.includes('18/04/1990'), showsPerson(template));
      assert.ok(!printed.includes('Khơ-me'));
    });

  test('has as many numbered pages as needed, and breaks long addresses without a hyphen', async () => {
    const entries = Array.from({ length: 14 }, (_, index) => ({
      title: `Việc ${index + 1}`,
      from: '2020',
      text: Array(6).fill(text).join('\n'),
    }));
    const email = `${'nguyenphuoc'.repeat(5)}@${'moc-nhien-'.repeat(4)}gom.example`;
    const { _id } = await makeCv(api, owner, {
      template: 'modern',
      email,
      sections: [{ kind: 'experience', entries }],
    });
    const answer = await api.get(`/cv/pdf/${_id}`, { as: owner });
    const pages = await readPrinted(answer.rawPayload);
    assert.ok(pages.length > 2);
    assert.ok(pages.at(-1)?.text.includes(`Trang ${pages.length}/${pages.length}`));
    assert.ok(
      pages
        .map((page) => page.text.replaceAll(/\s/g, ''))
        .join('')
        .includes(email),
    );
    for (const index of entries.keys()) assert.ok(pages.some((page) => page.text.includes(`Việc ${index + 1}`)));
  });

  test('breaks a long address beside the photo', async () => {
    const address = '118/24 đường Nguyễn Thị Minh Khai, phường Võ Thị Sáu, Quận 3, Thành phố Hồ Chí Minh';
    const picture = await uploadPicture(api, owner, await photo(60, 60).jpeg().toBuffer());
    const facts = { template: 'timeline', address, photoFrom: 'upload', picture: picture._id };
    const { _id } = await makeCv(api, owner, facts);
    const answer = await api.get(`/cv/pdf/${_id}`, { as: owner });
    const printed = (await readPrinted(answer.rawPayload))[0]?.text ?? '';
    assert.ok(printed.replaceAll(/\s+/g, ' ').includes(address), printed);
    assert.ok(!printed.includes(address));
  });

  test('of the public CV has only the contacts that are shown', async () => {
    const secret = await api.signUp('kin@example.vn');
    const path = `/cv/member/${secret.memberId}/pdf`;
    assertProblem(await api.get(path), 'not-found');
    const { _id } = await makeCv(api, secret, { sections, visibility: 'link', shown: ['phone'], language: 'EN' });
    for (const as of [undefined, stranger, secret]) {
      const answer = await api.get(path, { as });
      assert.equal(answer.statusCode, 200);
      const printed = await textOf(answer.rawPayload);
      assert.ok(printed.includes('0912 345 678'));
      assert.ok(printed.includes('Mar 2014 – present'));
      for (const detail of [CV.email, '1990', CV.address, 'Female', 'Khơ-me'])
        assert.ok(!printed.includes(detail), detail);
      // The raw bytes contain numbers in which any four digits may occur, so the year is not searched there.
      for (const detail of [CV.email, CV.address]) assert.ok(!answer.rawPayload.includes(detail), detail);
    }
    assertDone(await api.put(`/cv/setVisibility/${_id}`, { as: secret, body: { visibility: 'private' } }));
    assertProblem(await api.get(path), 'not-found');
  });
});
