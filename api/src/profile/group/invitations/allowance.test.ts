import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DAY } from '@m4u/contract/durations';
import { INVITATION_POINTS, invitationsADay, MOST_ACCEPTANCES, invitationCost } from './allowance.rules.ts';

const now = new Date('2026-03-02T02:00:00.000Z');
const after = (days: number, accepted: number) =>
  invitationsADay({ createdAt: new Date(now.getTime() - days * DAY), accepted }, now);

test('a group earns invitations only by age and accepted invitations together', () => {
  assert.equal(invitationsADay(undefined, now), 20);
  assert.deepEqual([after(-1, 0), after(0, 0), after(0, 5_000), after(900, 0)], [20, 20, 20, 20]);
  assert.deepEqual([after(6.9, 10), after(7, 9), after(7, 10), after(29, 60)], [20, 20, 100, 100]);
  assert.deepEqual([after(30, 50), after(89, 500), after(90, 199)], [1_000, 1_000, 1_000]);
  assert.deepEqual([after(90, 200), after(900, 5_000)], [20_000, 20_000]);
  assert.equal(MOST_ACCEPTANCES, 200);
});

test('an invitation costs the share of points that fits its daily limit', () => {
  for (const aDay of [20, 100, 1_000, 20_000]) assert.equal(Math.floor(INVITATION_POINTS / invitationCost(aDay)), aDay);
});
