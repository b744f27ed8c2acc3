/**
 * `npm run scan [-- --only wapiti|sqlmap] [--crawl 120] [--attack 30] [--seconds 120]`: lets wapiti and sqlmap loose on an M4U
 * with the demo's content, logged out and as a member, and prints what they found; whoever runs it judges that
 * (docs/security-scan.md). Ends with code 1 when there is a finding or a fault of the server, and with 2 without the tools.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../api/src/demo/seed.ts';
import { call, type Caller, done, newcomer } from './program/calls.ts';
import { startProgram } from './program/program.ts';
import { type ScanProxy, startScanProxy } from './scan/proxy.ts';
import { runSqlmap } from './scan/sqlmap.ts';
import { memberPaths, memberTargets, visitorPaths, visitorTargets } from './scan/targets.ts';
import { type Finding, isThere } from './scan/tool.ts';
import { runWapiti } from './scan/wapiti.ts';
import { ensureWebBuilt } from './web-build.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    crawl: { type: 'string', default: '120' },
    attack: { type: 'string', default: '30' },
    seconds: { type: 'string', default: '120' },
  },
});
const tools = ['wapiti', 'sqlmap'].filter((tool) => values.only === undefined || values.only === tool);
const missing = tools.filter((tool) => !isThere(tool));
if (tools.length === 0 || missing.length > 0) {
  const names = missing.join(' and ');
  console.error(tools.length === 0 ? '--only takes wapiti or sqlmap.' : `Not on this machine: ${names}.`);
  if (missing.length > 0) console.error(`On Debian: apt-get install ${missing.join(' ')}`);
  process.exit(2);
}

/** Less than the life of an access token. */
const RENEW = 10 * 60_000;

const [account] = demoAccounts;
/** The first of the demo's accounts, who administers a group, signed in. */
const signIn = async (origin: string): Promise<Caller> => {
  const somebody = newcomer('scan', 1);
  const body = { email: account?.email, password: account?.password };
  const login = call<{ memberId: string; accessToken: string }>(origin, somebody, '/auth/login', {
    method: 'POST',
    body,
  });
  const { memberId, accessToken } = await done(login);
  return { ...somebody, memberId, token: accessToken };
};

const tell = (title: string, findings: readonly Finding[], { statuses, faults }: ScanProxy): number => {
  const total = [...statuses.values()].reduce((sum, each) => sum + each, 0);
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, many]) => `${status}: ${many}`);
  console.log(`\n## ${title}\n${total.toLocaleString('en')} requests (${counts.join(', ')})`);
  for (const { kind, what } of findings) console.log(`- ${kind}: ${what}`);
  for (const { request, status, words } of faults) console.log(`- fault ${status}: ${request}\n  ${words}`);
  return findings.length + faults.length;
};

const folder = await mkdtemp(join(tmpdir(), 'm4u-scan-'));
await ensureWebBuilt();
const program = await startProgram({ DEMO: 'true', LOG_LEVEL: 'error' });
const proxy = await startScanProxy(program.port);
let renewing: NodeJS.Timeout | undefined;
let found = 0;
try {
  const owner = await signIn(program.origin);
  const mine = call<{ data: { _id: string }[] }>(program.origin, owner, '/groupAndBrand/getMyGroups');
  const about = { memberId: owner.memberId, groupId: (await done(mine)).data[0]?._id ?? '' };
  for (const reader of ['a visitor', 'a member'] as const) {
    const isMember = reader === 'a member';
    const renew = async () =>
      proxy.as(isMember ? `snc_token=${(await signIn(program.origin)).token}; m4u_lang=vi` : undefined);
    await renew();
    clearInterval(renewing);
    if (isMember) renewing = setInterval(() => void renew(), RENEW);
    if (tools.includes('wapiti')) {
      proxy.reset();
      const [crawl, attack] = [Number(values.crawl), Number(values.attack)];
      const paths = isMember ? memberPaths : visitorPaths;
      const { findings, pages, failure } = await runWapiti(proxy.origin, paths, folder, { crawl, attack });
      found += tell(`wapiti as ${reader}, ${pages} addresses`, findings, proxy);
      if (failure !== undefined) console.log(`It left no report: ${failure}`);
    }
    if (tools.includes('sqlmap')) {
      proxy.reset();
      const targets = (isMember ? memberTargets : visitorTargets)(about);
      const scans = await runSqlmap(proxy.origin, targets, folder, Number(values.seconds));
      found += tell(
        `sqlmap as ${reader}`,
        scans.flatMap(({ findings }) => findings),
        proxy,
      );
      for (const { target, status, verdict, words } of scans)
        console.log(`- ${verdict} ${target.path} (${status}) ${words}`.trimEnd());
    }
  }
  const said = program.words().match(/^.*"level":"(?:error|fatal)".*$/gm) ?? [];
  console.log(`\nErrors in its log: ${said.length}`);
  for (const line of said.slice(0, 20)) console.log(line.slice(0, 600));
  found += said.length;
} finally {
  clearInterval(renewing);
  proxy.stop();
  await program.remove();
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = found > 0 ? 1 : 0;
