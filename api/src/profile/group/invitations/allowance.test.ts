import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import { INVITATION_POINTS, invitationsADay, MOST_ACCEPTED, pointsOf } from './allowance.rules.ts';

const now = new Date('2026-03-02T02:00:00.000Z');
const after = (days: number, accepted: number) =>
  invitationsADay({ createdAt: new Date(now.getTime() - days * DAY), accepted }, now);

test('a group earns its invitations by its age and by people who accepted, and by neither alone', () => {
  assert.equal(invitationsADay(undefined, now), 20);
  assert.deepEqual([after(-1, 0), after(0, 0), after(0, 5_000), after(900, 0)], [20, 20, 20, 20]);
  assert.deepEqual([after(6.9, 10), after(7, 9), after(7, 10), after(29, 60)], [20, 20, 100, 100]);
  assert.deepEqual([after(30, 50), after(89, 500), after(90, 199)], [1_000, 1_000, 1_000]);
  assert.deepEqual([after(90, 200), after(900, 5_000)], [20_000, 20_000]);
  assert.equal(MOST_ACCEPTED, 200);
});

test('what an invitation takes leaves just as many of a day', () => {
  for (const aDay of [20, 100, 1_000, 20_000]) assert.equal(Math.floor(INVITATION_POINTS / pointsOf(aDay)), aDay);
});
