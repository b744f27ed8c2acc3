/** Signed roots reach whoever subscribes: by webhook, by feed, and with a time stamp (docs/rules/seal.md#roots). */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { SealRoot } from '@m4u/contract/insight/seal';
import { DAY } from '@m4u/contract/durations';
import { XMLParser } from 'fast-xml-parser';
import { runAsSystem } from '../../platform/database/row-security/current-actor.ts';
import { inTransaction } from '../../platform/events/transaction.ts';
import { startTimestampAuthority } from '../../testing/doubles/timestamp-authority.ts';
import { sellerCalls } from '../../testing/factories/points.ts';
import { makeGroup } from '../../testing/factories/profiles.ts';
import { assertDone } from '../../testing/server/answers.ts';
import { startTestApi, type TestMember } from '../../testing/server/api.ts';
import { bringJobsForward, waitUntilQuiet } from '../../testing/server/jobs.ts';
import { startReceiver } from '../../testing/server/receiver.ts';
import { signRoot } from './jobs.ts';
import { sealNewRows } from './sealing.service.ts';

const authority = await startTimestampAuthority();
after(() => authority.close());
const api = await startTestApi({ environment: { WEBHOOKS_TO_LOOPBACK: 'true', ...authority.environment } });
const { platform } = api.api;
const receiver = await startReceiver();

const subscribe = async (owner: TestMember, event: string): Promise<string> => {
  const groupId = await makeGroup(api, { admins: [owner] });
  const body = { url: `${receiver.url}/${event}`, events: [event] };
  assertDone(await api.post(`/integration/${groupId}/webhooks`, { as: owner, body }));
  return groupId;
};

before(async () => {
  const [owner, buyer] = [await api.signUp('chu@example.vn'), await api.signUp('an@example.vn')];
  const groupId = await subscribe(owner, 'seals.signed');
  await subscribe(owner, 'seals.signed');
  await subscribe(owner, 'member.joined');
  assertDone(await sellerCalls(api, owner, groupId).invoice(buyer.memberId, { value: 2_000_000 }));
  await sealNewRows(platform);
  api.clock.advance(DAY);
  authority.fault = 'away';
  await runAsSystem(() => inTransaction(platform.db, (tx) => platform.jobs.enqueue(tx, signRoot, {})));
  await waitUntilQuiet(api);
});

const roots = async () => assertDone<{ data: SealRoot[] }>(await api.get('/seals/roots')).data;

test('a webhook of each group that asked for it receives the root', async () => {
  const [root] = await roots();
  assert.ok(root);
  assert.deepEqual(
    receiver.received.map(({ path }) => path),
    ['/seals.signed', '/seals.signed'],
  );
  for (const { body } of receiver.received)
    assert.deepEqual(JSON.parse(body), {
      type: 'seals.signed',
      timestamp: platform.clock.now().toISOString(),
      data: root,
    });
});

test('the authority is asked again when it was away', async () => {
  assert.equal((await roots())[0]?.timeStamp, null);
  authority.fault = undefined;
  await bringJobsForward(api, 'seal.stamp');
  await waitUntilQuiet(api);
  assert.equal((await roots())[0]?.timeStamp?.authority, 'Kiểm thử TSA');
});

test('the feed has an entry for each root, with all that a copy needs', async () => {
  const moved = await api.api.fastify.inject('/.well-known/m4u/roots.atom');
  assert.deepEqual([moved.statusCode, moved.headers['location']], [302, '/api/seals/feed']);
  const answer = await api.get('/seals/feed');
  assert.equal(answer.headers['content-type'], 'application/atom+xml; charset=utf-8');
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' });
  const { feed } = parser.parse(answer.body) as {
    feed: { updated: string; entry: { id: string; content: { '#text': string } }[] };
  };
  const [root] = await roots();
  assert.equal(feed.entry.length, 1);
  assert.ok(feed.entry[0]?.id.endsWith(`/.well-known/m4u/roots#${root?.root}`));
  assert.equal(feed.entry[0]?.content['#text'], `${root?.statement}\n${root?.signature}`);
  assert.equal(feed.updated, platform.clock.now().toISOString());
});
