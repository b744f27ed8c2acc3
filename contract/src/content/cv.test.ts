import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contrast, rgba } from '../profile/theme/contrast.ts';
import type { CvNode } from './cv/layout.ts';
import {
  cvAccents,
  type CvDocument,
  cvTemplates,
  emptyEntry,
  emptySection,
  showsPerson,
  usualSections,
} from './cv/rules.ts';
import { layoutOf } from './cv/templates.ts';
import { dayWords, headingOf, monthWords, periodWords, phoneWords } from './cv/words.ts';

const cv: CvDocument = {
  template: 'classic',
  accent: 'navy',
  font: 'template',
  spacing: 'usual',
  language: 'VN',
  photo: null,
  fullName: 'Nguyễn Thị Mỹ Duyên',
  headline: 'Nghệ nhân',
  email: 'duyen@example.vn',
  phone: '+84912345678',
  gender: 'female',
  birthday: '1990-04-18',
  address: 'Hội An',
  aboutMe: 'Làm gốm',
  sections: usualSections.map((kind) => ({
    ...emptySection(kind),
    entries: [{ ...emptyEntry, title: `Mục ${kind}`, from: '2020', level: 4, address: 'https://x.example' }],
  })),
};

const textsOf = (nodes: readonly CvNode[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type === 'text') return [node.text];
    return node.type === 'box' ? textsOf(node.children) : [];
  });

const stylesIn = (nodes: readonly CvNode[]): string[] =>
  nodes.flatMap((node) => [...node.style, ...(node.type === 'box' ? stylesIn(node.children) : [])]);

describe('texts of a CV', () => {
  test('formats months, days and periods', () => {
    assert.deepEqual([monthWords('2024-09', 'VN'), monthWords('2024-09', 'EN')], ['09/2024', 'Sep 2024']);
    assert.deepEqual([monthWords('2024', 'EN'), monthWords('9/20', 'VN')], ['2024', '9/20']);
    assert.deepEqual([dayWords('1990-04-08', 'VN'), dayWords('1990-04-08', 'EN')], ['08/04/1990', '8 Apr 1990']);
    const entry = { ...emptyEntry, from: '2020', to: '' };
    assert.equal(periodWords('experience', entry, 'VN'), '2020 – nay');
    assert.equal(periodWords('awards', entry, 'VN'), '2020');
    assert.equal(periodWords('projects', { ...entry, to: '2021-02' }, 'EN'), '2020 – Feb 2021');
    assert.equal(periodWords('education', { ...entry, from: '', to: '2021' }, 'EN'), '2021');
  });

  test('uses the owner’s headings or default ones, and groups phone numbers', () => {
    assert.equal(headingOf({ kind: 'skills', title: '' }, 'EN'), 'Skills');
    assert.equal(headingOf({ kind: 'skills', title: 'Tay nghề' }, 'EN'), 'Tay nghề');
    assert.equal(phoneWords('+84912345678'), '0912 345 678');
    assert.equal(phoneWords('091'), '091');
  });
});

describe('looks of a CV', () => {
  for (const template of cvTemplates) {
    test(`${template} has one font where one is chosen`, () => {
      for (const font of ['sans', 'serif'] as const) {
        const { page, styles } = layoutOf({ ...cv, template, font });
        const fonts = [page, ...Object.values(styles)].flatMap(({ fontFamily }) => fontFamily ?? []);
        assert.deepEqual([...new Set(fonts)], [font]);
      }
    });

    test(`${template} has more room between lines and parts where it is asked for`, () => {
      const styleOf = (spacing: CvDocument['spacing'], name: string) =>
        layoutOf({ ...cv, template, spacing }).styles[name];
      const gaps = (['tight', 'usual', 'airy'] as const).map((spacing) => styleOf(spacing, 'section')?.rowGap ?? 0);
      const lines = (['tight', 'usual', 'airy'] as const).map((spacing) => styleOf(spacing, 'text')?.lineHeight ?? 0);
      for (const [tight = 0, usual = 0, airy = 0] of [gaps, lines]) assert.ok(tight < usual && usual < airy);
      assert.ok((lines[0] ?? 0) > 1.3, 'Vietnamese marks of two lines stay apart');
    });
  }
});

describe('CV templates', () => {
  for (const template of cvTemplates)
    test(`${template} shows all content with defined styles`, () => {
      const layout = layoutOf({ ...cv, template });
      const texts = textsOf(layout.body).join('\n');
      for (const { kind } of cv.sections) if (kind !== 'about') assert.ok(texts.includes(`Mục ${kind}`), kind);
      for (const text of [cv.fullName, cv.headline, cv.email, '0912 345 678', cv.address])
        assert.ok(texts.includes(text), text);
      for (const text of ['18/04/1990', 'Nữ']) assert.equal(texts.includes(text), showsPerson(template), text);
      for (const style of stylesIn(layout.body))
        assert.ok(
          Object.keys(layout.styles).some((name) => name.split(' ').includes(style)) || STRUCTURE.has(style),
          style,
        );
    });

  test('show nothing for empty fields', () => {
    for (const template of cvTemplates) {
      const bare = {
        ...cv,
        template,
        headline: '',
        email: '',
        phone: '',
        gender: '',
        birthday: '',
        address: '',
      } as const;
      const layout = layoutOf({ ...bare, aboutMe: '', sections: usualSections.map(emptySection) });
      assert.deepEqual(textsOf(layout.body), [cv.fullName]);
    }
  });

  test('have accents with enough contrast on white and under white text', () => {
    const white = rgba('#FFFFFF');
    for (const [name, accent] of Object.entries(cvAccents)) {
      assert.ok(contrast(rgba(accent), white) >= 7, name);
      for (const template of cvTemplates) {
        const { styles } = layoutOf({ ...cv, template, accent: name as CvDocument['accent'] });
        for (const [style, { color }] of Object.entries(styles)) {
          const onAccent = color !== undefined && contrast(rgba(color), white) < 4.5;
          if (onAccent) assert.ok(contrast(rgba(color), rgba(accent)) >= 4.5, `${template} ${style} on ${name}`);
        }
      }
    }
  });
});

/** Styles of boxes that only group others. */
const STRUCTURE = new Set(['body', 'rowsOf', 'head', 'side', 'main', 'columns']);
