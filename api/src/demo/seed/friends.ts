import * as friend from '../../profile/friend/change.service.ts';
import { readDemo } from '../content.ts';
import { callAt, idOf, type Stage, writtenAt } from '../stage.ts';

/** Days before the seeding of the first friend requests. */
const LONG_AGO = 60;
/** Days before the seeding of pending requests. */
const LATELY = 2;

const ask = async (stage: Stage, [from, to]: readonly [string, string], ago: number) => {
  const pair = { from: idOf(stage.ids, from), to: idOf(stage.ids, to) };
  await friend.add(callAt(stage, from, writtenAt(stage, ago, `${from} ${to}`)), pair.from, pair);
  return pair;
};

/** Creates friendships of demo members: a request, accepted a day later; some requests stay pending. */
export const insertFriends = async (stage: Stage): Promise<void> => {
  const { friends, requests } = readDemo().friends;
  for (const [at, [from, to]] of friends.entries()) {
    const ago = LONG_AGO - at;
    const pair = await ask(stage, [from, to], ago);
    await friend.accept(callAt(stage, to, writtenAt(stage, ago - 1, `${to} ${from}`)), pair.from, pair);
  }
  for (const pair of requests) await ask(stage, pair, LATELY);
};
