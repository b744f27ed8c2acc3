import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openStream } from '../../server/stream.ts';
import { type Actor, actors, type Person } from '../world/actors.ts';
import { makeWorlds } from '../world/make-worlds.ts';
import { untilQuiet } from '../../server/jobs.ts';
import { circle, furnishSocial, left, newMessage, newNotice, notice, request, talk } from '../world/social.ts';

const { api, home, abroad, secrets } = await makeWorlds();
const { stream } = api.api.platform;
const people = actors.filter((actor): actor is Person => actor !== 'visitor');

const leaksIn = (words: string, actor: Actor): string[] =>
  secrets.leaks(words, { world: 'home', actor }).map((leak) => `${actor} was told ${leak}`);

/** Reads a stream up to the counts that follow a member's last change; from the place where it began. */
const readAll = async (
  reader: Awaited<ReturnType<typeof openStream>>,
  memberId: string,
  place = 0,
): Promise<string> => {
  const end = await stream.position(memberId);
  let seen = place <= end ? place : 0;
  const events = await reader.until(({ type, id = 0 }) => {
    seen = Math.max(seen, id);
    return type === 'counts' && seen >= end;
  });
  reader.close();
  return JSON.stringify(events);
};

describe('the stream of events', () => {
  test('tells everybody what is theirs as it happens, and nobody what is another’s', async () => {
    const following = await Promise.all(
      people.map(async (person) => ({ person, reader: await openStream(api, home.who(person)) })),
    );
    await furnishSocial(home);
    await furnishSocial(abroad);
    await newMessage(home, (await circle(home)).id);
    await newNotice(home);
    await untilQuiet(api);
    const faults: string[] = [];
    const told: Partial<Record<Person, string>> = {};
    for (const { person, reader } of following) {
      const words = await readAll(reader, home.who(person).memberId);
      told[person] = words;
      faults.push(...leaksIn(words, person));
    }
    assert.deepEqual(faults, []);
    const things = { talk: await talk(home), circle: await circle(home), request: await request(home) };
    const hears = (person: Person, words: string) => assert.ok(told[person]?.includes(words), `${person}: ${words}`);
    for (const { words } of [things.talk, things.circle]) hears('friend', words);
    hears('member', things.circle.before);
    for (const { words } of [things.request, await left.member(home), await notice(home)]) hears('owner', words);
    hears('groupAdmin', (await left.group(home)).words);
  });

  test('goes on from whatever place is named, that of somebody else too, with nothing that is not the reader’s', async () => {
    const end = await stream.position(home.memberId);
    assert.ok(end > 5);
    const faults: string[] = [];
    for (const person of people)
      for (const place of [0, 1, Math.floor(end / 2), end - 1, end, end + 1_000])
        for (const start of [{ lastEventId: place }, { after: place }]) {
          const as = home.who(person);
          const words = await readAll(await openStream(api, as, start), as.memberId, place);
          faults.push(...leaksIn(words, person));
        }
    assert.deepEqual(faults, []);
  });

  test('is for who has signed in', async () => {
    const { statusCode } = await api.get('/events', { headers: { 'last-event-id': '1' } });
    assert.equal(statusCode, 401);
  });
});
