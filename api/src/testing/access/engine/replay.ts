import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type Contract, contract } from '@m4u/contract/api';
import type { Endpoint } from '@m4u/contract/http/endpoint';
import type { Person } from '../world/actors.ts';
import { type ReplaySides, listTrespasses } from './allowed.ts';
import { type Change, type KnownId, watchChanges } from './changes.ts';
import { contentRows } from '../content/rows.ts';
import { listBodyFields, listIdFields, withId } from './fields.ts';
import { furnishings } from '../world/furnish.ts';
import { makeWorlds, type Worlds } from '../world/make-worlds.ts';
import { waitUntilQuiet } from '../../server/jobs.ts';
import type { AccessRow, Ask } from './row.ts';
import { send, readText } from './send.ts';
import { isOfContentTable } from './table.ts';
import { listRows } from './walk.ts';
import { isChosen, listModules, type Wing } from './wings.ts';

const ATTACKERS = ['owner', 'groupAdmin', 'agencyAdmin', 'member', 'friend'] as const satisfies readonly Person[];

/**
 * Puts every foreign id in every position: a part of the nightly run (`npm run nightly -- --only replay`). Otherwise
 * each position gets the foreign member and group, and the positions of a call share the other ids.
 */
const EVERY_ID = process.env['EVERY_ID'] === '1';
/** Each position gets at least this part of the ids. */
const MOST_SHARES = 4;

/** Foreign ids for one position of a call. */
const foreignIdsFor = ({ foreign }: Stage, index: number, places: number): readonly string[] => {
  const shares = EVERY_ID ? 1 : Math.min(MOST_SHARES, places);
  return foreign.filter((_, idIndex) => idIndex < 2 || idIndex % shares === index % shares);
};

/** Both worlds with all their content, and the owner of each id. */
interface Stage extends Worlds {
  readonly watch: Awaited<ReturnType<typeof watchChanges>>;
  readonly sides: ReplaySides;
  /** Foreign ids: one of each sort, and the short links. */
  readonly foreign: readonly string[];
}

const makeStage = async (): Promise<Stage> => {
  let watch: Stage['watch'] | undefined;
  const worldById = new Map<string, string>();
  const found: Record<string, KnownId[]> = {};
  const worlds = await makeWorlds(async (api, world) => {
    watch ??= await watchChanges(api);
    for (const furnish of world ? furnishings : []) if (world) await furnish(world);
    const name = world?.name ?? 'both';
    for (const each of await watch.ids())
      if (!worldById.has(each.id)) {
        worldById.set(each.id, name);
        (found[name] ??= []).push(each);
      }
  });
  if (!watch) throw new Error('nothing was made');
  await waitUntilQuiet(worlds.api);
  await watch.take();
  const bySort = new Map(
    (found['home'] ?? []).flatMap(({ id, sort }) => (sort === undefined ? [] : [[sort, id] as const])),
  );
  return {
    ...worlds,
    watch,
    sides: {
      isTheirs: (id) => worldById.get(String(id)) === 'home',
      isOwn: (id) => typeof id === 'string' && worldById.get(id) !== 'home',
    },
    foreign: [worlds.home.memberId, worlds.home.groupId, ...bySort.values(), 'chu-home', 'gom-home'],
  };
};

const chooseAttacker = ({ may }: AccessRow): Person =>
  (typeof may === 'string' ? undefined : ATTACKERS.find((actor) => may.includes(actor))) ?? 'owner';

/** Sends one call and returns the faults of its answer. */
const attack = async ({ api, abroad, secrets }: Stage, endpoint: Endpoint, ask: Ask, attacker: Person) => {
  const answer = await send(api, endpoint, ask, ask.as ?? abroad.who(attacker));
  const { statusCode: status } = answer;
  const leaks = secrets.leaks(await readText(answer), { world: 'abroad', actor: attacker });
  const faults = [
    ...(status >= 500 ? [`status ${status}: ${answer.body.slice(0, 200)}`] : []),
    ...leaks.map((leak) => `was shown ${leak}`),
  ];
  return { isDone: status < 400, faults };
};

/**
 * Makes a call of the attacker, and another one when the last was used up; repeats the last one when no new one can be
 * made.
 */
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

/** Puts every foreign id in every position of a call. */
const replayIds = async (stage: Stage, endpoint: Endpoint, row: AccessRow, first: number): Promise<string[]> => {
  const attacker = chooseAttacker(row);
  const { ask } = asker(row, stage, attacker);
  const faults: string[] = [];
  const fields = listIdFields(endpoint);
  for (const [fieldIndex, field] of fields.entries()) {
    let isUsed = false;
    for (const id of foreignIdsFor(stage, first + fieldIndex, fields.length)) {
      const { isDone, faults: found } = await attack(stage, endpoint, withId(await ask(isUsed), field, id), attacker);
      isUsed = isDone && endpoint.method !== 'GET';
      faults.push(...found.map((fault) => `${id} as ${field.part} ${field.way.join('.')}: ${fault}`));
    }
    faults.push(
      ...listTrespasses(await stage.watch.take(), stage.sides).map(
        (each) => `${field.part} ${field.way.join('.')}: ${each}`,
      ),
    );
  }
  return faults;
};

/** Fields that only the server sets, each with a foreign value. */
const presumedFields = ({ home: { memberId, groupId, agencyId } }: Stage): Readonly<Record<string, unknown>> => ({
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
const isSame = (expected: unknown, actual: unknown): boolean =>
  typeof expected === 'string' && expected.startsWith('2001-02-03')
    ? String(actual).startsWith('2001-02-03')
    : expected === actual;

/** Returns columns that took a presumed value. */
const takenFields = (changes: readonly Change[], presumed: Readonly<Record<string, unknown>>): ReadonlySet<string> =>
  new Set(
    changes.flatMap(({ table, before, after: now }) =>
      Object.entries(now ?? {})
        .filter(
          ([column, value]) => value !== null && before?.[column] !== value && isSame(value, presumed[camel(column)]),
        )
        .map(([column, value]) => `${table}.${column} became ${JSON.stringify(value)}`),
    ),
  );

/** Sends a body with fields that only the server sets, and asserts that they change nothing. */
const sendPresumedBody = async (stage: Stage, endpoint: Endpoint, row: AccessRow): Promise<string[]> => {
  const attacker = chooseAttacker(row);
  const own = listBodyFields(endpoint);
  const presumed = Object.fromEntries(Object.entries(presumedFields(stage)).filter(([name]) => !own.has(name)));
  const plainly = await row.ask(stage.abroad, attacker);
  await stage.watch.take();
  await attack(stage, endpoint, plainly, attacker);
  const without = takenFields(await stage.watch.take(), presumed);
  const ask = await row.ask(stage.abroad, attacker);
  await stage.watch.take();
  const { faults } = await attack(stage, endpoint, { ...ask, body: { ...presumed, ...ask.body } }, attacker);
  const changes = await stage.watch.take();
  return [
    ...faults,
    ...[...takenFields(changes, presumed)].filter((each) => !without.has(each)),
    ...listTrespasses(changes, stage.sides),
  ].map((fault) => `more fields: ${fault}`);
};

/** Sends query parameters that the call does not define, and asserts that they reveal nothing. */
const sendPresumedQuery = async (stage: Stage, endpoint: Endpoint, row: AccessRow): Promise<string[]> => {
  const attacker = chooseAttacker(row);
  const ask = await row.ask(stage.abroad, attacker);
  const { memberId, groupId, agencyId } = stage.home;
  const presumed = { memberId, groupId, agencyId, ownerId: memberId, actorId: memberId, userId: memberId };
  await stage.watch.take();
  const { faults } = await attack(stage, endpoint, { ...ask, query: { ...presumed, ...ask.query } }, attacker);
  return [...faults, ...listTrespasses(await stage.watch.take(), stage.sides)].map(
    (fault) => `more in the query: ${fault}`,
  );
};

/** Replays the calls of some wings with foreign ids, as a member who owns the same things in another world. */
export const replayWings = async (...wings: readonly Wing[]): Promise<void> => {
  const stage = await makeStage();
  const callsOf = (module: keyof Contract) => (isOfContentTable(module) ? contentRows(module) : listRows(module));

  describe(`calls with foreign ids in ${wings.join(', ')}`, () => {
    // Must end before the API, which drops the database.
    after(() => stage.watch.end());
    for (const module of wings.flatMap(listModules))
      for (const [name, rows] of callsOf(module).filter(([call]) => isChosen(module, call)))
        test(`${module}.${name}`, async () => {
          const endpoint = (contract[module] as Readonly<Record<string, Endpoint>>)[name];
          assert(endpoint);
          const faults: string[] = [];
          for (const [rowIndex, row] of rows.entries()) {
            if (row.once) continue;
            faults.push(
              ...(await replayIds(stage, endpoint, row, rowIndex)),
              ...(await sendPresumedQuery(stage, endpoint, row)),
            );
            if (endpoint.body) faults.push(...(await sendPresumedBody(stage, endpoint, row)));
          }
          assert.deepEqual([...new Set(faults)].slice(0, 10), []);
        });

    test('leaves foreign rows unchanged after pending jobs', async () => {
      await waitUntilQuiet(stage.api);
      assert.deepEqual(listTrespasses(await stage.watch.take(), stage.sides).slice(0, 10), []);
    });
  });
};
