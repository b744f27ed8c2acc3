import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type CvLetter, letterDocument, startLetter } from './letter.rules.ts';
import { adviseOnLetter } from './letterAdvice.ts';
import { type CvDocument, cvTemplates, emptySection } from './rules.ts';
import { layoutOf } from './templates.ts';
import { CvLetterDraft } from './letter.schema.ts';
import { CvApplicationDraft } from './schema.ts';

const letter: CvLetter = {
  recipient: 'Công ty Gốm Việt',
  salutation: 'Kính gửi chị Hà,',
  body: `Tôi viết thư này cho Gốm Việt. ${'Tôi đã làm gốm mười hai năm ở Hội An. '.repeat(12)}\n- Men tro`,
  closing: 'Trân trọng,',
};

const cv: CvDocument = {
  template: 'classic',
  accent: 'navy',
  font: 'template',
  spacing: 'usual',
  language: 'VN',
  photo: null,
  fullName: 'Nguyễn Phước Thị Quỳnh Thượng',
  headline: 'Nghệ nhân gốm',
  email: 'thuong@example.test',
  phone: '+84912345678',
  gender: 'female',
  birthday: '1990-04-18',
  address: 'Hội An',
  aboutMe: 'Mười hai năm làm gốm.',
  sections: [emptySection('about'), { ...emptySection('custom'), title: 'Riêng', text: 'Phần của CV' }],
};

const codes = (changes: Partial<CvLetter>, company = 'Gốm Việt'): string[] =>
  adviseOnLetter({ ...letter, ...changes }, company).map(({ code }) => code);

/** All words of a drawing, in their order. */
const wordsOf = (document: CvDocument): string[] =>
  [...JSON.stringify(layoutOf(document).body).matchAll(/"text":"([^"]*)"/g)].map(([, text = '']) => text);

describe('a cover letter', () => {
  for (const template of cvTemplates)
    test(`is drawn with the head of its CV and none of its parts: ${template}`, () => {
      const words = wordsOf(letterDocument({ ...cv, template }, letter));
      const order = ['Công ty Gốm Việt', 'Kính gửi chị Hà,', 'Men tro', 'Trân trọng,'].map((text) =>
        words.indexOf(text),
      );
      assert.ok(!order.includes(-1), words.join('\n'));
      assert.deepEqual(
        order,
        order.toSorted((one, other) => one - other),
      );
      // The name stands in the head and below the letter.
      assert.equal(words.filter((text) => text === cv.fullName).length, 2);
      assert.ok(words.includes(cv.email));
      for (const text of ['18/04/1990', 'Phần của CV', cv.aboutMe]) assert.ok(!words.includes(text), text);
    });

  test('begins in the language of its CV', () => {
    assert.match(startLetter('VN', 'Gốm Việt').salutation, /^Kính gửi/);
    assert.equal(startLetter('EN', 'Gốm Việt').closing, 'Kind regards,');
    assert.equal(startLetter('EN', 'Gốm Việt').recipient, 'Gốm Việt');
  });

  test('needs a body; an application needs company and position', () => {
    assert.ok(CvLetterDraft.safeParse({ body: 'Thư' }).success);
    assert.ok(!CvLetterDraft.safeParse({ body: '  ' }).success);
    assert.ok(!CvLetterDraft.safeParse({ body: 'x'.repeat(5_001) }).success);
    assert.ok(CvApplicationDraft.safeParse({ company: 'Gốm Việt', position: 'Thợ', advertOn: '2026-11-01' }).success);
    assert.ok(!CvApplicationDraft.safeParse({ company: 'Gốm Việt', position: 'Thợ', advertOn: '2026-02-31' }).success);
    assert.ok(!CvApplicationDraft.safeParse({ company: ' ', position: 'Thợ' }).success);
  });
});

describe('advice on a cover letter', () => {
  test('is silent where all rules are followed', () => {
    assert.deepEqual(codes({}), []);
    assert.deepEqual(codes({}, ''), []);
    assert.deepEqual(codes({ body: letter.body.normalize('NFD').toUpperCase() }), []);
  });

  test('is about the length and the name of the company', () => {
    assert.deepEqual(codes({ body: 'Tôi quý Gốm Việt.' }), ['letter-short']);
    assert.deepEqual(codes({ body: letter.body.repeat(6) }), ['letter-long']);
    // The address above the letter is not the letter.
    assert.deepEqual(adviseOnLetter({ ...letter, body: letter.body.replace('Gốm Việt', 'quý công ty') }, 'Gốm Việt'), [
      { code: 'letter-company', about: 'Gốm Việt' },
    ]);
  });

  test('quotes what was left of a model', () => {
    for (const text of ['[Công ty]', '{{position}}', '<tên>', '____', 'XXX']) {
      const [found] = adviseOnLetter({ ...letter, salutation: `Kính gửi ${text},` }, 'Gốm Việt');
      assert.equal(found?.code, 'letter-placeholder', text);
      assert.ok(text.includes(found.about.slice(0, -1)), found.about);
    }
    assert.deepEqual(codes({ salutation: 'Kính gửi ban tuyển dụng (phòng xxxl),' }), []);
  });
});
