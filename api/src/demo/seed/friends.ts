import * as friend from '../../profile/friend/change.service.ts';
import { readDemo } from '../content.ts';
import { createContextAt, idOf, type Stage, writtenAt } from '../stage.ts';

/** Days before the seeding of the first friend requests. */
const FIRST_REQUEST_DAYS_AGO = 60;
/** Days before the seeding of pending requests. */
const PENDING_REQUEST_DAYS_AGO = 2;

const sendRequest = async (stage: Stage, [from, to]: readonly [string, string], ago: number) => {
  const pair = { from: idOf(stage.ids, from), to: idOf(stage.ids, to) };
  await friend.add(createContextAt(stage, from, writtenAt(stage, ago, `${from} ${to}`)), pair.from, pair);
  return pair;
};

/** Creates friendships of demo members: a request, accepted a day later; some requests stay pending. */
export const insertFriends = async (stage: Stage): Promise<void> => {
  const { friends, requests } = readDemo().friends;
  for (const [index, [from, to]] of friends.entries()) {
    const ago = FIRST_REQUEST_DAYS_AGO - index;
    const pair = await sendRequest(stage, [from, to], ago);
    await friend.accept(createContextAt(stage, to, writtenAt(stage, ago - 1, `${to} ${from}`)), pair.from, pair);
  }
  for (const pair of requests) await sendRequest(stage, pair, PENDING_REQUEST_DAYS_AGO);
};
