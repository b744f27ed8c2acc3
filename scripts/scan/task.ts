/** Runs the scanners; scripts/scan.ts has the command line. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '../../api/src/demo/seed/seed.ts';
import { call, type Caller, requireDone, createCaller } from '../program/calls.ts';
import { startProgram } from '../program/program.ts';
import { type ScanProxy, startScanProxy } from './proxy.ts';
import { runSqlmap } from './sqlmap.ts';
import { memberPaths, memberTargets, visitorPaths, visitorTargets } from './targets.ts';
import { type Finding, isInstalled } from './tool.ts';
import { runWapiti } from './wapiti.ts';
import { ensureWebBuilt } from '../builds/web-build.mjs';

export interface ScanOptions {
  readonly only?: 'wapiti' | 'sqlmap' | undefined;
  /** Seconds of wapiti's crawl. */
  readonly crawl: number;
  /** Maximum seconds of one attack by wapiti. */
  readonly attack: number;
  /** Maximum seconds of sqlmap for one address. */
  readonly seconds: number;
}

/** Milliseconds between renewals of the session; less than the lifetime of an access token. */
const RENEW = 10 * 60_000;

const [account] = demoAccounts;
/** Signs in the first demo account, who administers a group. */
const signIn = async (origin: string): Promise<Caller> => {
  const somebody = createCaller('scan', 1);
  const body = { email: account?.email, password: account?.password };
  const login = call<{ memberId: string; accessToken: string }>(origin, somebody, '/auth/login', {
    method: 'POST',
    body,
  });
  const { memberId, accessToken } = await requireDone(login);
  return { ...somebody, memberId, token: accessToken };
};

const printFindings = (title: string, findings: readonly Finding[], { statuses, faults }: ScanProxy): number => {
  const total = [...statuses.values()].reduce((sum, each) => sum + each, 0);
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, many]) => `${status}: ${many}`);
  console.log(`\n## ${title}\n${total.toLocaleString('en')} requests (${counts.join(', ')})`);
  for (const { kind, what } of findings) console.log(`- ${kind}: ${what}`);
  for (const { request, status, message } of faults) console.log(`- fault ${status}: ${request}\n  ${message}`);
  return findings.length + faults.length;
};

/** Scans as a visitor and as a member; sets the exit code 1 for findings, and 2 when a tool is missing. */
export const scan = async ({ only, crawl, attack, seconds }: ScanOptions): Promise<void> => {
  const tools = only === undefined ? ['wapiti', 'sqlmap'] : [only];
  const missing = tools.filter((tool) => !isInstalled(tool));
  if (missing.length > 0) {
    console.error(`Not installed: ${missing.join(' and ')}. On Debian: apt-get install ${missing.join(' ')}`);
    process.exitCode = 2;
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'm4u-scan-'));
  await ensureWebBuilt();
  const program = await startProgram({ DEMO: 'true', PUBLIC_URL: '', LOG_LEVEL: 'error' });
  const proxy = await startScanProxy(program.port);
  let renewing: NodeJS.Timeout | undefined;
  let found = 0;
  try {
    const owner = await signIn(program.origin);
    const mine = call<{ data: { _id: string }[] }>(program.origin, owner, '/groupAndBrand/getMyGroups');
    const about = { memberId: owner.memberId, groupId: (await requireDone(mine)).data[0]?._id ?? '' };
    for (const reader of ['a visitor', 'a member'] as const) {
      const isMember = reader === 'a member';
      const renew = async () =>
        proxy.as(isMember ? `snc_token=${(await signIn(program.origin)).token}; m4u_lang=vi` : undefined);
      await renew();
      clearInterval(renewing);
      if (isMember) renewing = setInterval(() => void renew(), RENEW);
      if (tools.includes('wapiti')) {
        proxy.reset();
        const paths = isMember ? memberPaths : visitorPaths;
        const { findings, pages, failure } = await runWapiti(proxy.origin, paths, folder, { crawl, attack });
        found += printFindings(`wapiti as ${reader}, ${pages} addresses`, findings, proxy);
        if (failure !== undefined) console.log(`No report: ${failure}`);
      }
      if (tools.includes('sqlmap')) {
        proxy.reset();
        const targets = (isMember ? memberTargets : visitorTargets)(about);
        const scans = await runSqlmap(proxy.origin, targets, folder, seconds);
        found += printFindings(
          `sqlmap as ${reader}`,
          scans.flatMap(({ findings }) => findings),
          proxy,
        );
        for (const { target, status, verdict, output } of scans)
          console.log(`- ${verdict} ${target.path} (${status}) ${output}`.trimEnd());
      }
    }
    const errorLines = program.output().match(/^.*"level":"(?:error|fatal)".*$/gm) ?? [];
    console.log(`\nErrors in its log: ${errorLines.length}`);
    for (const line of errorLines.slice(0, 20)) console.log(line.slice(0, 600));
    found += errorLines.length;
  } finally {
    clearInterval(renewing);
    proxy.stop();
    await program.remove();
    await rm(folder, { recursive: true, force: true });
  }
  process.exitCode = found > 0 ? 1 : 0;
};
