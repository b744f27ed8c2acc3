/**
 * Kills the process and PostgreSQL in turn under mixed load: no acknowledged write is lost, invariants hold, and the
 * service returns soon. `M4U_KILLS=50 npm test scripts/program/kills.test.ts` is the long version, with 50 kills each.
 */
import assert from 'node:assert/strict';
import { availableParallelism, loadavg } from 'node:os';
import { after, before, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureWebBuilt } from '../builds/web-build.mjs';
import { prepareLoad } from './mixed-load.ts';
import { type Program, startProgram } from './program.ts';

const KILLS = Number(process.env['M4U_KILLS'] ?? 2);
/** Time between two kills (ms). */
const BETWEEN = 1_500;
const AT_ONCE = 10;
/** Maximum time (ms) until an acknowledged write after a kill; multiplied by the load of the machine. */
const BACK_WITHIN = 5_000;

let program: Program;
before(async () => {
  await ensureWebBuilt();
  program = await startProgram({ LOG_LEVEL: 'fatal' });
});
after(() => program?.remove());

/** Load per processor, at least 1. */
const busyness = (): number => Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? 0;

test(`loses nothing in ${KILLS} kills of the process and ${KILLS} of PostgreSQL under mixed load`, async (context) => {
  const load = await prepareLoad(program);
  const backAfter = async (began: number): Promise<number> => {
    await program.ready(120_000);
    while (!(await load.isWriting())) await wait(10);
    return performance.now() - began;
  };
  const running = load.start(AT_ONCE);
  const times: Record<'process' | 'PostgreSQL', number[]> = { process: [], PostgreSQL: [] };
  for (let kill = 0; kill < KILLS; kill += 1) {
    await wait(BETWEEN);
    await program.kill();
    const killed = performance.now();
    program.start();
    times.process.push(await backAfter(killed));
    await wait(BETWEEN);
    const lost = performance.now();
    await program.killDatabase();
    // Time counts from the first refused write, because caches answer reads until the loss is noticed.
    times.PostgreSQL.push(await backAfter(lost));
  }
  await wait(BETWEEN);
  await running.stop();
  const acknowledged = load.acknowledged();
  context.diagnostic(`acknowledged: ${JSON.stringify(acknowledged)}`);
  for (const [name, each] of Object.entries(times)) {
    const [half, most, worst] = [0.5, 0.95, 1].map((share) => Math.round(percentile(each, share)));
    context.diagnostic(`back after ${name} was killed: p50 ${half} ms, p95 ${most} ms, at most ${worst} ms`);
  }
  const slower = busyness();
  context.diagnostic(`${(loadavg()[0] ?? 0).toFixed(1)} processes waited for ${availableParallelism()} processors`);
  await load.check();
  for (const name of ['message', 'order', 'profile', 'post', 'checkIn', 'reply', 'friend', 'picture', 'signUp'])
    assert.ok((acknowledged[name] ?? 0) > 0, `nobody did ${name}`);
  for (const [name, each] of Object.entries(times))
    assert.ok(percentile(each, 1) < BACK_WITHIN * slower, `${name}: ${each.map(Math.round).join(', ')} ms`);
  assert.equal(await program.stop(), 0);
});
