import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openStream } from '../../server/stream.ts';
import { type Actor, actors, type Person } from '../world/actors.ts';
import { makeWorlds } from '../world/make-worlds.ts';
import { waitUntilQuiet } from '../../server/jobs.ts';
import {
  circle,
  furnishSocial,
  leftMessages,
  newMessage,
  makeOwnersNotice,
  notice,
  request,
  talk,
} from '../world/social.ts';

const { api, home, abroad, secrets } = await makeWorlds();
const { stream } = api.api.platform;
const people = actors.filter((actor): actor is Person => actor !== 'visitor');

const leaksIn = (text: string, actor: Actor): string[] =>
  secrets.leaks(text, { world: 'home', actor }).map((leak) => `${actor} was told ${leak}`);

/** Reads a stream from `position` to the counts that follow the member's last change. */
const readAll = async (
  reader: Awaited<ReturnType<typeof openStream>>,
  memberId: string,
  position = 0,
): Promise<string> => {
  const end = await stream.position(memberId);
  let lastId = position <= end ? position : 0;
  const events = await reader.until(({ type, id = 0 }) => {
    lastId = Math.max(lastId, id);
    return type === 'counts' && lastId >= end;
  });
  reader.close();
  return JSON.stringify(events);
};

describe('stream of events', () => {
  test('delivers each member’s own events, and no data that they may not see', async () => {
    const following = await Promise.all(
      people.map(async (person) => ({ person, reader: await openStream(api, home.who(person)) })),
    );
    await furnishSocial(home);
    await furnishSocial(abroad);
    await newMessage(home, (await circle(home)).id);
    await makeOwnersNotice(home);
    await waitUntilQuiet(api);
    const faults: string[] = [];
    const textsByReader: Partial<Record<Person, string>> = {};
    for (const { person, reader } of following) {
      const text = await readAll(reader, home.who(person).memberId);
      textsByReader[person] = text;
      faults.push(...leaksIn(text, person));
    }
    assert.deepEqual(faults, []);
    const things = { talk: await talk(home), circle: await circle(home), request: await request(home) };
    const hears = (person: Person, text: string) =>
      assert.ok(textsByReader[person]?.includes(text), `${person}: ${text}`);
    for (const { text } of [things.talk, things.circle]) hears('friend', text);
    hears('member', things.circle.earlierText);
    for (const { text } of [things.request, await leftMessages.member(home), await notice(home)]) hears('owner', text);
    hears('groupAdmin', (await leftMessages.group(home)).text);
  });

  test('reveals nothing from any position, including those of other members', async () => {
    const end = await stream.position(home.memberId);
    assert.ok(end > 5);
    const faults: string[] = [];
    for (const person of people)
      for (const position of [0, 1, Math.floor(end / 2), end - 1, end, end + 1_000])
        for (const start of [{ lastEventId: position }, { after: position }]) {
          const as = home.who(person);
          const text = await readAll(await openStream(api, as, start), as.memberId, position);
          faults.push(...leaksIn(text, person));
        }
    assert.deepEqual(faults, []);
  });

  test('requires a session', async () => {
    const { statusCode } = await api.get('/events', { headers: { 'last-event-id': '1' } });
    assert.equal(statusCode, 401);
  });
});
