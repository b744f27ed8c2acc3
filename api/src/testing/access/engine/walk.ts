import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type Contract, contract } from '@m4u/contract/api';
import type { Endpoint } from '@m4u/contract/http/endpoint';
import type { ErrorCode } from '@m4u/contract/http/errors';
import { eq } from '../../../platform/database/orm.ts';
import { notifications } from '../../../social/notification/tables.ts';
import { type Actor, actors } from '../world/actors.ts';
import { furnishings } from '../world/furnish.ts';
import { makeWorlds, type Worlds } from '../world/make-worlds.ts';
import { catchLetters, type Sent } from './outgoing.ts';
import type { AccessRow, Rows } from './row.ts';
import type { Reader } from '../world/secrets.ts';
import { send, wordsOf } from './send.ts';
import { type Module, table } from './table.ts';
import { isChosen, modulesOf, type Wing } from './wings.ts';

/** The rows of a module, by the names of its calls; none where the table of content has them. */
export const rowsOf = (module: keyof Contract): [string, readonly AccessRow[]][] => {
  const rows = (table as Partial<Record<keyof Contract, Rows<Module>>>)[module] ?? {};
  return Object.entries<AccessRow | readonly AccessRow[]>(rows).map(([name, row]) => [name, [row].flat()]);
};

/** What an actor is told instead of an answer; undefined for a success. */
const refusalOf = ({ access }: Endpoint, { may, others }: AccessRow, actor: Actor): ErrorCode | undefined => {
  if (may === 'everybody' || (may === 'members' ? actor !== 'visitor' : may.includes(actor))) return undefined;
  const said = typeof others === 'object' ? others[actor] : undefined;
  if (said) return said;
  if (actor === 'visitor' && access !== 'anyone') return 'unauthenticated';
  if (access === 'staff') return 'forbidden';
  return typeof others === 'string' ? others : 'not-found';
};

/** What is wrong with the answer to one actor. */
const faultsOf = async ({ api, home, secrets }: Worlds, endpoint: Endpoint, row: AccessRow, actor: Actor) => {
  const ask = await row.ask(home, actor);
  const answer = await send(api, endpoint, ask, actor === 'visitor' ? undefined : (ask.as ?? home.as(actor)));
  const { statusCode, body } = answer;
  const refusal = refusalOf(endpoint, row, actor);
  const words = await wordsOf(answer);
  const isDone = statusCode === 200 || statusCode === 302;
  const told = statusCode >= 400 ? answer.json<{ code?: string }>().code : String(statusCode);
  const faults = [
    ...((refusal ? told === refusal : isDone)
      ? []
      : [`got ${told} for ${refusal ?? 'a success'}: ${body.slice(0, 300)}`]),
    ...secrets.leaks(words, { world: 'home', actor }).map((leak) => `was shown ${leak}`),
    ...((await row.hides?.(home, actor)) ?? [])
      .filter((text) => words.includes(text))
      .map((text) => `was shown “${text}”`),
    ...(refusal ? [] : ((await row.shows?.(home, actor)) ?? []))
      .filter((text) => !words.includes(text))
      .map((text) => `was not shown “${text}”`),
  ];
  return faults.map((fault) => `${actor} ${fault}`);
};

/** What went out to somebody and tells what is not theirs. */
const faultsSent = async ({ api, home, secrets, pushedTo }: Worlds, sent: readonly Sent[]): Promise<string[]> => {
  const { db } = api.api.platform;
  const faults: string[] = [];
  const check = (reader: Reader, what: string, words: string) => {
    for (const leak of secrets.leaks(words, reader)) faults.push(`${what}: ${leak}`);
  };
  for (const actor of actors) {
    const member = home.as(actor);
    if (!member) continue;
    const reader = { world: 'home', actor };
    const told = await db.select().from(notifications).where(eq(notifications.memberId, member.memberId));
    check(reader, `notice to ${actor}`, JSON.stringify(told));
    for (const words of pushedTo(member)) check(reader, `push to ${actor}`, words);
  }
  const nobody: Reader = { world: 'home', actor: 'visitor' };
  // A letter names who it is for, whoever that is.
  for (const { to, words } of sent) check(secrets.whose(to) ?? nobody, `message to ${to}`, words.replaceAll(to, ''));
  return faults;
};

/** Walks the table of a wing: every row by every actor, and at last what went out to them meanwhile. */
export const walkWing = async (wing: Wing): Promise<void> => {
  const worlds = await makeWorlds();
  const letters = catchLetters(worlds.api);
  after(() => letters.stop());
  for (const furnish of furnishings) await furnish(worlds.home);

  describe(`who gets what in ${wing}`, () => {
    for (const module of modulesOf(wing))
      for (const [name, rows] of rowsOf(module).filter(([call]) => isChosen(module, call)))
        test(`${module}.${name}`, async () => {
          const endpoint = (contract[module] as Readonly<Record<string, Endpoint>>)[name];
          assert(endpoint && rows.length > 0, 'every call has rows');
          const faults: string[] = [];
          for (const row of rows)
            for (const actor of actors)
              for (const fault of await faultsOf(worlds, endpoint, row, actor))
                faults.push(row.about ? `${row.about}: ${fault}` : fault);
          letters.collect();
          assert.deepEqual(faults, []);
        });

    test('what went out to somebody told nothing that is not theirs', async () => {
      await letters.settled();
      assert.deepEqual(await faultsSent(worlds, letters.all()), []);
    });
  });
};
