import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { completeSections, sectionNames, shownSections } from './sections.rules.ts';
import { PageSectionsDraft } from './sections.ts';

describe('the sections of a page', () => {
  test('stand in their usual order until the owner makes another', () => {
    assert.deepEqual(shownSections(completeSections([], 'member')), [...sectionNames]);
  });

  test('keep the owner’s order and what is off; what is new comes after the others', () => {
    const kept = [
      { name: 'posts', shown: true },
      { name: 'about', shown: false },
    ] as const;
    const sections = completeSections(kept, 'member');
    assert.equal(sections.length, sectionNames.length);
    assert.deepEqual(sections.slice(0, 2), kept);
    assert.deepEqual(shownSections(sections).slice(0, 3), ['posts', 'contacts', 'links']);
  });

  test('of a group are without what only people have', () => {
    const sections = shownSections(completeSections([{ name: 'diary', shown: true }], 'group'));
    assert.equal(sections.includes('diary'), false);
    assert.equal(sections.includes('facts'), false);
    assert.equal(sections.includes('products'), true);
  });

  test('are each placed once, by names that are known', () => {
    const draft = (...names: string[]) =>
      PageSectionsDraft.safeParse(names.map((name) => ({ name, shown: 'true' }))).success;
    assert.equal(draft('posts', 'about'), true);
    assert.equal(draft('posts', 'posts'), false);
    assert.equal(draft('secrets'), false);
  });
});
