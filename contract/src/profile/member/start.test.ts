import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { missingSteps, resumedStep } from './start.rules.ts';

const portrait = { _id: 'x', src: '/x.webp', width: 1, height: 1, widths: [1], placeholder: '' };
const phone = { kind: 'phone', value: '0912 345 678', policy: 'private' } as const;
const bare = { portrait: null, headline: '', contacts: [], theme: 'lightmode' };
const whole = { portrait, headline: 'Thợ mộc', contacts: [phone], theme: 'jibtf' };

suite('the guided start', () => {
  test('tells what a page still lacks', () => {
    assert.deepEqual(missingSteps(bare), ['portrait', 'contact']);
    assert.deepEqual(missingSteps({ ...whole, headline: '' }), ['portrait']);
    assert.deepEqual(missingSteps({ ...whole, contacts: [] }), ['contact']);
    assert.deepEqual(missingSteps(whole), []);
  });

  test('goes on with the first step that a page lacks', () => {
    assert.equal(resumedStep(bare), 'portrait');
    assert.equal(resumedStep({ ...whole, contacts: [] }), 'contact');
    assert.equal(resumedStep({ ...whole, theme: 'lightmode' }), 'theme');
    assert.equal(resumedStep(whole), 'link');
  });
});
