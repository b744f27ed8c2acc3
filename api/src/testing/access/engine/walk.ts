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
import { catchLetters, type SentMessage } from './outgoing.ts';
import type { AccessRow, Rows } from './row.ts';
import type { Reader } from '../world/secrets.ts';
import { send, readText } from './send.ts';
import { type Module, table } from './table.ts';
import { isChosen, listModules, type Wing } from './wings.ts';

/** Returns the rows of a module by call; empty for modules of the content table. */
export const listRows = (module: keyof Contract): [string, readonly AccessRow[]][] => {
  const rows = (table as Partial<Record<keyof Contract, Rows<Module>>>)[module] ?? {};
  return Object.entries<AccessRow | readonly AccessRow[]>(rows).map(([name, row]) => [name, [row].flat()]);
};

/** Returns the error code that an actor must get; undefined for a success. */
const expectedRefusal = ({ access }: Endpoint, { may, others }: AccessRow, actor: Actor): ErrorCode | undefined => {
  if (may === 'everybody' || (may === 'members' ? actor !== 'visitor' : may.includes(actor))) return undefined;
  const said = typeof others === 'object' ? others[actor] : undefined;
  if (said) return said;
  if (actor === 'visitor' && access !== 'anyone') return 'unauthenticated';
  if (access === 'staff') return 'forbidden';
  return typeof others === 'string' ? others : 'not-found';
};

/** Returns the faults of the answer to one actor. */
const listFaults = async ({ api, home, secrets }: Worlds, endpoint: Endpoint, row: AccessRow, actor: Actor) => {
  const ask = await row.ask(home, actor);
  const answer = await send(api, endpoint, ask, actor === 'visitor' ? undefined : (ask.as ?? home.as(actor)));
  const { statusCode, body } = answer;
  const refusal = expectedRefusal(endpoint, row, actor);
  const answerText = await readText(answer);
  const isDone = statusCode === 200 || statusCode === 302;
  const code = statusCode >= 400 ? answer.json<{ code?: string }>().code : String(statusCode);
  const faults = [
    ...((refusal ? code === refusal : isDone)
      ? []
      : [`got ${code} for ${refusal ?? 'a success'}: ${body.slice(0, 300)}`]),
    ...secrets.leaks(answerText, { world: 'home', actor }).map((leak) => `was shown ${leak}`),
    ...((await row.hides?.(home, actor)) ?? [])
      .filter((text) => answerText.includes(text))
      .map((text) => `was shown “${text}”`),
    ...(refusal ? [] : ((await row.shows?.(home, actor)) ?? []))
      .filter((text) => !answerText.includes(text))
      .map((text) => `was not shown “${text}”`),
  ];
  return faults.map((fault) => `${actor} ${fault}`);
};

/** Returns what was sent to people who may not see it. */
const listSentFaults = async (
  { api, home, secrets, pushedTo }: Worlds,
  sent: readonly SentMessage[],
): Promise<string[]> => {
  const { db } = api.api.platform;
  const faults: string[] = [];
  const check = (reader: Reader, what: string, text: string) => {
    for (const leak of secrets.leaks(text, reader)) faults.push(`${what}: ${leak}`);
  };
  for (const actor of actors) {
    const member = home.as(actor);
    if (!member) continue;
    const reader = { world: 'home', actor };
    const notices = await db.select().from(notifications).where(eq(notifications.memberId, member.memberId));
    check(reader, `notice to ${actor}`, JSON.stringify(notices));
    for (const message of pushedTo(member)) check(reader, `push to ${actor}`, message);
  }
  const nobody: Reader = { world: 'home', actor: 'visitor' };
  // A letter may name its own recipient.
  for (const { to, text } of sent) check(secrets.whose(to) ?? nobody, `message to ${to}`, text.replaceAll(to, ''));
  return faults;
};

/** Walks the table of a wing: makes each call as each actor, then checks everything that was sent meanwhile. */
export const walkWing = async (wing: Wing): Promise<void> => {
  const worlds = await makeWorlds();
  const letters = catchLetters(worlds.api);
  after(() => letters.stop());
  for (const furnish of furnishings) await furnish(worlds.home);

  describe(`access in ${wing}`, () => {
    for (const module of listModules(wing))
      for (const [name, rows] of listRows(module).filter(([call]) => isChosen(module, call)))
        test(`${module}.${name}`, async () => {
          const endpoint = (contract[module] as Readonly<Record<string, Endpoint>>)[name];
          assert(endpoint && rows.length > 0, 'every call has rows');
          const faults: string[] = [];
          for (const row of rows)
            for (const actor of actors)
              for (const fault of await listFaults(worlds, endpoint, row, actor))
                faults.push(row.about ? `${row.about}: ${fault}` : fault);
          letters.collect();
          assert.deepEqual(faults, []);
        });

    test('sends nobody data that they may not see', async () => {
      await letters.settled();
      assert.deepEqual(await listSentFaults(worlds, letters.all()), []);
    });
  });
};
