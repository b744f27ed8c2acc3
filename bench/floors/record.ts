/** Asks M4U for each case once, and writes down what its floor has to do for the same answer. */
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { SET_ACTOR } from '../../api/src/platform/database/row-security/acting-query.ts';
import { RESET_ACTOR } from '../../api/src/platform/database/row-security/roles.ts';
import type { LoadRequest } from '../load.ts';
import type { Restartable } from '../servers.ts';
import { type LoggedStatement, recordStatements } from './statements.ts';
import { readElements } from './elements.ts';
import type { FloorAnswer, FloorStatement, FloorSubject } from './plan.ts';
import type { FloorCase } from './subjects.ts';

/** A case with the request that asks for it. */
export interface RecordedCase {
  readonly floorCase: FloorCase;
  readonly request: LoadRequest;
}

const ask = async ({ request }: RecordedCase, n: number): Promise<{ text: string; headers: Headers }> => {
  const path = typeof request.path === 'string' ? request.path : request.path(0, n);
  const response = await fetch(`http://localhost:${request.port}${path}`, {
    headers: request.headers?.(0, n) ?? {},
    redirect: 'manual',
  });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path}: ${response.status}\n${text.slice(0, 500)}`);
  return { text, headers: response.headers };
};

const marker = (index: number): string => `select 'case ${index}'`;

/** Statements that a new connection is told once. */
const isOfConnection = (text: string): boolean => text === RESET_ACTOR;

const unquote = (value: string): string | null => (value === 'NULL' ? null : value.slice(1, -1).replaceAll("''", "'"));

/** The statements between two markers of a log, each with the actor that its connection was last told. */
const splitByMarker = (logged: readonly LoggedStatement[], count: number): FloorStatement[][] => {
  const byCase = Array.from({ length: count }, (): FloorStatement[] => []);
  const actors = new Map<string, string>();
  let current: FloorStatement[] | undefined;
  for (const { pid, application, text, parameters } of logged) {
    const marked = /^select 'case (-?\d+)'$/.exec(text)?.[1];
    if (marked !== undefined) current = byCase[Number(marked)];
    if (!/^m4u[.\d]*@/.test(application) || isOfConnection(text)) continue;
    const values = [...parameters].sort(([a], [b]) => a - b).map(([, value]) => unquote(value));
    const begun = /^begin; set m4u\.actor = '([^']*)'$/.exec(text)?.[1];
    const isActor = text === SET_ACTOR.text;
    const actor = isActor ? values[0] : begun;
    if (actor != null) actors.set(pid, actor);
    if (!isActor) current?.push({ actor: actors.get(pid) ?? '', text: begun === undefined ? text : 'begin', values });
  }
  return byCase;
};

const toAnswer = ({ kind }: FloorCase, text: string): FloorAnswer =>
  kind === 'call'
    ? { kind: 'call', value: JSON.parse(text) as unknown }
    : { kind: 'page', document: readElements(text), effort: 'quick' };

const toHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    [...headers].filter(([name]) => !/^(content-length|connection|keep-alive|date|transfer-encoding)$/.test(name)),
  );

/**
 * Records the cases of a quiet server. Its connections are ended first, so that the log tells for whom each new one
 * works; each case is asked for three times before, so that nothing of it is done for the first time.
 */
export const recordFloors = async (
  server: Restartable,
  client: pg.Client,
  cases: readonly RecordedCase[],
): Promise<FloorSubject[]> => {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  const logged = await recordStatements(server, client, async () => {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name ~ '^m4u[.]'`);
    await sleep(500);
    for (const [index, each] of cases.entries()) {
      await client.query(marker(-1));
      for (const n of [1, 2, 3]) await ask(each, n);
      await client.query(marker(index));
      answers.push(await ask(each, 4));
    }
    await client.query(marker(-1));
  });
  const statements = splitByMarker(logged, cases.length);
  return cases.map(({ floorCase }, index) => {
    const { text, headers } = answers[index] ?? { text: '', headers: new Headers() };
    return { statements: statements[index] ?? [], answer: toAnswer(floorCase, text), headers: toHeaders(headers) };
  });
};
