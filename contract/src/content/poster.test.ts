import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PosterSave } from './poster.ts';
import { findPosterErrors, posterStateOf } from './poster/rules.ts';

const today = '2026-03-02';
const id = '0195a1b2-0000-7000-8000-000000000000';

describe('state of a poster', () => {
  const stateOf = (start: string, end: string, enabled = true) => posterStateOf({ start, end, enabled }, today);

  test('follows its first and last day, both included', () => {
    assert.equal(stateOf('2026-03-02', '2026-03-09'), 'showing');
    assert.equal(stateOf('2026-02-01', '2026-03-02'), 'showing');
    assert.equal(stateOf('2026-03-03', '2026-03-09'), 'upcoming');
    assert.equal(stateOf('2026-02-01', '2026-03-01'), 'ended');
  });

  test('is off when disabled, and ended after the last day in any case', () => {
    assert.equal(stateOf('2026-03-01', '2026-03-09', false), 'off');
    assert.equal(stateOf('2026-02-01', '2026-03-01', false), 'ended');
  });
});

describe('validation of a poster', () => {
  const faults = (start: string, end: string, enabled: boolean) =>
    findPosterErrors({ start, end, enabled }, today).map(({ field, code }) => `${field}:${code}`);

  test('requires a start before the end', () => {
    assert.deepEqual(faults('2026-03-05', '2026-03-05', true), ['end:end-before-start']);
    assert.deepEqual(faults('2026-03-05', '2026-03-06', true), []);
  });

  test('refuses enabling after the last day', () => {
    assert.deepEqual(faults('2026-02-01', '2026-03-01', true), ['enabled:poster-ended']);
    assert.deepEqual(faults('2026-02-01', '2026-03-01', false), []);
    assert.deepEqual(faults('2026-02-01', '2026-03-02', true), []);
    assert.deepEqual(faults('2026-02-03', '2026-02-01', true), ['end:end-before-start', 'enabled:poster-ended']);
  });
});

describe('input of a poster', () => {
  const missing = (poster: object) =>
    PosterSave.safeParse(poster).error?.issues.map(({ path }) => path.join('.')) ?? [];

  test('requires all fields of a new poster, and none of a change', () => {
    assert.deepEqual(missing({ _id: '' }), ['viewType', 'start', 'end', 'images']);
    assert.deepEqual(missing({ _id: id }), []);
    assert.deepEqual(missing({ _id: id, images: [] }), ['images']);
  });
});
