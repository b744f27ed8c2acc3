import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { asc } from '../../platform/database/orm.ts';
import { pgTable, text, uuid } from '../../platform/database/orm-tables.ts';
import type { Actor } from '../../platform/caller.ts';
import { APP_ROLE } from '../../platform/database/row-security/roles.ts';
import { startTestApi } from '../../testing/server/api.ts';
import { block, makeGroup, relate } from '../../testing/factories/profiles.ts';
import { findRelationTo, visibleTo } from './visibility.reads.ts';

const api = await startTestApi();
const { db } = api.api.platform;

/** Content as any module stores it: a row for each owner and audience. */
const things = pgTable('test_things', {
  name: text().primaryKey(),
  ownerKind: text({ enum: ['member', 'group'] }).notNull(),
  ownerId: uuid().notNull(),
  policy: text({ enum: ['public', 'friends', 'private'] }).notNull(),
});
await api.administer(
  `create table test_things (name text primary key, owner_kind text not null, owner_id uuid not null, policy text not null);
  grant all on test_things to ${APP_ROLE}`,
);

const people = [
  'owner',
  'friend',
  'asker',
  'asked',
  'blocked',
  'blocker',
  'stranger',
  'admin',
  'joined',
  'applicant',
] as const;
const members = Object.fromEntries(
  await Promise.all(
    people.map(async (name) => [name, await api.signUp(`${name}@example.vn`, { verified: false })] as const),
  ),
);
const idOf = (name: string): string => members[name]?.memberId ?? assert.fail(name);
const who = (name: string) => ({ memberId: idOf(name) });

await relate(api, who('friend'), who('owner'));
await relate(api, who('asker'), who('owner'), 'requested');
await relate(api, who('owner'), who('asked'), 'requested');
await block(api, who('owner'), who('blocked'));
await block(api, who('blocker'), who('owner'));
const groupId = await makeGroup(api, {
  admins: [who('admin')],
  members: [who('joined')],
  requested: [who('applicant')],
});

for (const policy of ['public', 'friends', 'private'] as const)
  await db.insert(things).values([
    { name: `member ${policy}`, ownerKind: 'member', ownerId: idOf('owner'), policy },
    { name: `group ${policy}`, ownerKind: 'group', ownerId: groupId, policy },
  ]);

const actorOf = (name: string): Actor =>
  name === 'visitor'
    ? { kind: 'visitor' }
    : { kind: 'member', memberId: idOf(name), accountId: '', sessionId: '', verified: true, staff: false };

const seenBy = async (name: string): Promise<string[]> => {
  const rows = await db
    .select()
    .from(things)
    .where(visibleTo(actorOf(name), things))
    .orderBy(asc(things.name));
  return rows.map((row) => row.name);
};

const PUBLIC = ['group public', 'member public'];

describe('visibility for a reader', () => {
  test('of a member: everything to the owner, friends’ content to friends, public to others', async () => {
    assert.deepEqual(await seenBy('owner'), ['group public', 'member friends', 'member private', 'member public']);
    assert.deepEqual(await seenBy('friend'), ['group public', 'member friends', 'member public']);
    for (const name of ['visitor', 'stranger', 'asker', 'asked']) assert.deepEqual(await seenBy(name), PUBLIC, name);
  });

  test('of a group: everything to admins, friends’ content to members, public to applicants', async () => {
    assert.deepEqual(await seenBy('admin'), ['group friends', 'group private', 'group public', 'member public']);
    assert.deepEqual(await seenBy('joined'), ['group friends', 'group public', 'member public']);
    assert.deepEqual(await seenBy('applicant'), PUBLIC);
  });

  test('is that of a visitor when either side has blocked the other', async () => {
    for (const name of ['blocked', 'blocker']) assert.deepEqual(await seenBy(name), PUBLIC, name);
  });
});

describe('the relation to one owner', () => {
  test('agrees with what the reader sees', async () => {
    const toMember = { kind: 'member', id: idOf('owner') } as const;
    const toGroup = { kind: 'group', id: groupId } as const;
    const relations = async (owner: typeof toMember | typeof toGroup, names: readonly string[]) =>
      Promise.all(names.map((name) => findRelationTo(db, actorOf(name), owner)));
    assert.deepEqual(await relations(toMember, ['owner', 'friend', 'asker', 'blocked', 'visitor']), [
      'owner',
      'friend',
      'visitor',
      'visitor',
      'visitor',
    ]);
    assert.deepEqual(await relations(toGroup, ['admin', 'joined', 'applicant', 'owner', 'visitor']), [
      'owner',
      'friend',
      'visitor',
      'visitor',
      'visitor',
    ]);
  });

  test('a pair cannot have two friendships', async () => {
    await assert.rejects(relate(api, who('owner'), who('friend')), (error: Error) =>
      String(error.cause).includes('friendships_pair'),
    );
  });
});
