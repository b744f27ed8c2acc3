import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { completeSections, sectionNames, visibleSections } from './sections.rules.ts';
import { PageSectionsDraft } from './sections.ts';

describe('sections of a page', () => {
  test('have a default order', () => {
    assert.deepEqual(
      visibleSections(completeSections([], 'member')),
      sectionNames.filter((name) => name !== 'offers' && name !== 'pieces'),
    );
  });

  test('keep the owner’s order and hidden sections; others follow', () => {
    const saved = [
      { name: 'posts', shown: true },
      { name: 'about', shown: false },
    ] as const;
    const sections = completeSections(saved, 'member');
    assert.equal(sections.length, completeSections([], 'member').length);
    assert.deepEqual(sections.slice(0, 2), saved);
    assert.deepEqual(visibleSections(sections).slice(0, 3), ['posts', 'contacts', 'links']);
  });

  test('exclude sections of members for a group', () => {
    const sections = visibleSections(completeSections([{ name: 'diary', shown: true }], 'group'));
    assert.equal(sections.includes('diary'), false);
    assert.equal(sections.includes('facts'), false);
    assert.equal(sections.includes('products'), true);
  });

  test('exclude the offers of groups for a member', () => {
    const saved = [{ name: 'offers', shown: true }] as const;
    assert.equal(visibleSections(completeSections(saved, 'member')).includes('offers'), false);
    assert.equal(visibleSections(completeSections(saved, 'group'))[0], 'offers');
  });

  test('accept each known name once', () => {
    const draft = (...names: string[]) =>
      PageSectionsDraft.safeParse(names.map((name) => ({ name, shown: 'true' }))).success;
    assert.equal(draft('posts', 'about'), true);
    assert.equal(draft('posts', 'posts'), false);
    assert.equal(draft('secrets'), false);
  });
});
