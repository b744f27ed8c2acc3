import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type Contract, contract } from '@m4u/contract/api';
import type { Endpoint } from '@m4u/contract/http/endpoint';
import type { Person } from '../world/actors.ts';
import { type Sides, trespasses } from './allowed.ts';
import { type Change, type KnownId, watchChanges } from './changes.ts';
import { contentRows } from '../content/rows.ts';
import { bodyFieldsOf, idFieldsOf, withId } from './fields.ts';
import { furnishings } from '../world/furnish.ts';
import { makeWorlds, type Worlds } from '../world/make-worlds.ts';
import { untilQuiet } from '../../server/jobs.ts';
import type { AccessRow, Ask } from './row.ts';
import { send, wordsOf } from './send.ts';
import { isOfContentTable } from './table.ts';
import { rowsOf } from './walk.ts';
import { isChosen, modulesOf, type Wing } from './wings.ts';

const ATTACKERS = ['owner', 'groupAdmin', 'agencyAdmin', 'member', 'friend'] as const satisfies readonly Person[];

/**
 * Every id of another world in every place of every call: a part of the night (`npm run nightly -- --only replay`). Else
 * each place is given the home's member and group, and the places of a call share out the others.
 */
const EVERY_ID = process.env['EVERY_ID'] === '1';
/** No place is given fewer than this part of them. */
const MOST_SHARES = 4;

/** The foreign ids that one of the places of a call is given. */
const idsFor = ({ foreign }: Stage, place: number, places: number): readonly string[] => {
  const shares = EVERY_ID ? 1 : Math.min(MOST_SHARES, places);
  return foreign.filter((_, at) => at < 2 || at % shares === place % shares);
};

/** Both worlds with all that is in them, and whose is what. */
interface Stage extends Worlds {
  readonly watch: Awaited<ReturnType<typeof watchChanges>>;
  readonly sides: Sides;
  /** What is put in place of the attacker's own: an id of every sort of home, and its short links. */
  readonly foreign: readonly string[];
}

const setStage = async (): Promise<Stage> => {
  let watch: Stage['watch'] | undefined;
  const known = new Map<string, string>();
  const found: Record<string, KnownId[]> = {};
  const worlds = await makeWorlds(async (api, world) => {
    watch ??= await watchChanges(api);
    for (const furnish of world ? furnishings : []) if (world) await furnish(world);
    const name = world?.name ?? 'both';
    for (const each of await watch.ids())
      if (!known.has(each.id)) {
        known.set(each.id, name);
        (found[name] ??= []).push(each);
      }
  });
  if (!watch) throw new Error('nothing was made');
  await untilQuiet(worlds.api);
  await watch.take();
  const bySort = new Map(
    (found['home'] ?? []).flatMap(({ id, sort }) => (sort === undefined ? [] : [[sort, id] as const])),
  );
  return {
    ...worlds,
    watch,
    sides: {
      isTheirs: (id) => known.get(String(id)) === 'home',
      isOwn: (id) => typeof id === 'string' && known.get(id) !== 'home',
    },
    foreign: [worlds.home.memberId, worlds.home.groupId, ...bySort.values(), 'chu-home', 'gom-home'],
  };
};

const attackerOf = ({ may }: AccessRow): Person =>
  (typeof may === 'string' ? undefined : ATTACKERS.find((actor) => may.includes(actor))) ?? 'owner';

/** Sends one call; what is wrong with its answer. */
const attack = async ({ api, abroad, secrets }: Stage, endpoint: Endpoint, ask: Ask, attacker: Person) => {
  const answer = await send(api, endpoint, ask, ask.as ?? abroad.who(attacker));
  const { statusCode: status } = answer;
  const leaks = secrets.leaks(await wordsOf(answer), { world: 'abroad', actor: attacker });
  const faults = [
    ...(status >= 500 ? [`status ${status}: ${answer.body.slice(0, 200)}`] : []),
    ...leaks.map((leak) => `was shown ${leak}`),
  ];
  return { isDone: status < 400, faults };
};

/** A call of the attacker's own, made anew when the last one was used up; what stands while no new one can be made. */
const asker = (row: AccessRow, { abroad }: Stage, attacker: Person) => {
  let last: Ask | undefined;
  return {
    ask: async (isFresh: boolean): Promise<Ask> => {
      if (last && !isFresh) return last;
      try {
        last = await row.ask(abroad, attacker);
      } catch (error) {
        if (!last) throw error;
      }
      return last;
    },
  };
};

/** Puts every foreign id in every place of a call. */
const replayIds = async (stage: Stage, endpoint: Endpoint, row: AccessRow, first: number): Promise<string[]> => {
  const attacker = attackerOf(row);
  const { ask } = asker(row, stage, attacker);
  const faults: string[] = [];
  const fields = idFieldsOf(endpoint);
  for (const [at, field] of fields.entries()) {
    let isUsed = false;
    for (const id of idsFor(stage, first + at, fields.length)) {
      const { isDone, faults: found } = await attack(stage, endpoint, withId(await ask(isUsed), field, id), attacker);
      isUsed = isDone && endpoint.method !== 'GET';
      faults.push(...found.map((fault) => `${id} as ${field.part} ${field.way.join('.')}: ${fault}`));
    }
    faults.push(
      ...trespasses(await stage.watch.take(), stage.sides).map(
        (each) => `${field.part} ${field.way.join('.')}: ${each}`,
      ),
    );
  }
  return faults;
};

/** Fields that are the server's to fill in, each with a value of somebody else's. */
const presumptions = ({ home: { memberId, groupId, agencyId } }: Stage): Readonly<Record<string, unknown>> => ({
  _id: memberId,
  id: memberId,
  ownerId: memberId,
  memberId,
  accountId: memberId,
  actorId: memberId,
  createdBy: memberId,
  groupId,
  agencyId,
  ownerKind: 'group',
  owner: { kind: 'group', id: groupId },
  staff: true,
  verified: true,
  verifiedAt: '2001-02-03T04:05:06.000Z',
  createdAt: '2001-02-03T04:05:06.000Z',
  updatedAt: '2001-02-03T04:05:06.000Z',
  deletedAt: '2001-02-03T04:05:06.000Z',
  lockedAt: '2001-02-03T04:05:06.000Z',
  lockedBy: 'staff',
  role: 'admin',
  status: 'approved',
  policy: 'public',
  points: 777_777,
  balance: 777_777,
  views: 777_777,
});

const camel = (column: string): string => column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const isSame = (kept: unknown, given: unknown): boolean =>
  typeof kept === 'string' && kept.startsWith('2001-02-03') ? String(given).startsWith('2001-02-03') : kept === given;

/** What stands in rows as it was presumed. */
const taken = (changes: readonly Change[], presumed: Readonly<Record<string, unknown>>): ReadonlySet<string> =>
  new Set(
    changes.flatMap(({ table, before, after: now }) =>
      Object.entries(now ?? {})
        .filter(
          ([column, value]) => value !== null && before?.[column] !== value && isSame(value, presumed[camel(column)]),
        )
        .map(([column, value]) => `${table}.${column} became ${JSON.stringify(value)}`),
    ),
  );

/** Sends a body with fields that are not the caller's to fill in: they change nothing. */
const presume = async (stage: Stage, endpoint: Endpoint, row: AccessRow): Promise<string[]> => {
  const attacker = attackerOf(row);
  const own = bodyFieldsOf(endpoint);
  const presumed = Object.fromEntries(Object.entries(presumptions(stage)).filter(([name]) => !own.has(name)));
  const plainly = await row.ask(stage.abroad, attacker);
  await stage.watch.take();
  await attack(stage, endpoint, plainly, attacker);
  const without = taken(await stage.watch.take(), presumed);
  const ask = await row.ask(stage.abroad, attacker);
  await stage.watch.take();
  const { faults } = await attack(stage, endpoint, { ...ask, body: { ...presumed, ...ask.body } }, attacker);
  const changes = await stage.watch.take();
  return [
    ...faults,
    ...[...taken(changes, presumed)].filter((each) => !without.has(each)),
    ...trespasses(changes, stage.sides),
  ].map((fault) => `more fields: ${fault}`);
};

/** Asks with names in the query that the call does not know: they find nothing of anybody else's. */
const presumeAsked = async (stage: Stage, endpoint: Endpoint, row: AccessRow): Promise<string[]> => {
  const attacker = attackerOf(row);
  const ask = await row.ask(stage.abroad, attacker);
  const { memberId, groupId, agencyId } = stage.home;
  const presumed = { memberId, groupId, agencyId, ownerId: memberId, actorId: memberId, userId: memberId };
  await stage.watch.take();
  const { faults } = await attack(stage, endpoint, { ...ask, query: { ...presumed, ...ask.query } }, attacker);
  return [...faults, ...trespasses(await stage.watch.take(), stage.sides)].map(
    (fault) => `more in the query: ${fault}`,
  );
};

/** Replays the calls of some wings with the ids of somebody else, by somebody who owns the same of everything. */
export const replayWings = async (...wings: readonly Wing[]): Promise<void> => {
  const stage = await setStage();
  const callsOf = (module: keyof Contract) => (isOfContentTable(module) ? contentRows(module) : rowsOf(module));

  describe(`what is another's in ${wings.join(', ')}`, () => {
    // Before the API's own end, which takes the database away.
    after(() => stage.watch.end());
    for (const module of wings.flatMap(modulesOf))
      for (const [name, rows] of callsOf(module).filter(([call]) => isChosen(module, call)))
        test(`${module}.${name}`, async () => {
          const endpoint = (contract[module] as Readonly<Record<string, Endpoint>>)[name];
          assert(endpoint);
          const faults: string[] = [];
          for (const [at, row] of rows.entries()) {
            if (row.once) continue;
            faults.push(...(await replayIds(stage, endpoint, row, at)), ...(await presumeAsked(stage, endpoint, row)));
            if (endpoint.body) faults.push(...(await presume(stage, endpoint, row)));
          }
          assert.deepEqual([...new Set(faults)].slice(0, 10), []);
        });

    test('and what was still to do changed nothing either', async () => {
      await untilQuiet(stage.api);
      assert.deepEqual(trespasses(await stage.watch.take(), stage.sides).slice(0, 10), []);
    });
  });
};
