import { type Finding, runTool } from './tool.ts';

/** A call whose values sqlmap attacks. */
export interface Target {
  readonly path: string;
  /** A JSON body; GET without it. */
  readonly body?: string;
}

/** Result of one call. */
export interface SqlmapScan {
  readonly target: Target;
  /** Status of the unmodified call: a call that is always refused proves little. */
  readonly status: number;
  readonly verdict: 'clean' | 'found' | 'unclear';
  readonly findings: readonly Finding[];
  /** End of the output, for an unclear result. */
  readonly output: string;
}

const ARGS = (
  '--batch --level 2 --risk 1 --dbms PostgreSQL --threads 1 --timeout 20 --retries 1 --flush-session ' +
  '--disable-coloring --ignore-code 400,401,403,404,422'
).split(' ');

const readStatus = async (origin: string, { path, body }: Target): Promise<number> => {
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch(
    origin + path.replace('*', ''),
    body === undefined ? {} : { method: 'POST', headers, body },
  );
  return status;
};

/** Attacks every value of the calls' addresses and bodies, call by call, for some seconds at most each. */
export const runSqlmap = async (
  origin: string,
  targets: readonly Target[],
  folder: string,
  seconds: number,
): Promise<SqlmapScan[]> => {
  const scans: SqlmapScan[] = [];
  for (const target of targets) {
    const status = await readStatus(origin, target);
    const body = target.body === undefined ? [] : ['--data', target.body, '-H', 'Content-Type: application/json'];
    const args = ['-u', origin + target.path, ...body, ...ARGS, '--output-dir', folder];
    const { output, isCut } = await runTool('sqlmap', args, seconds);
    const findings = [...output.matchAll(/^.*(?:appears to be .*injectable|is vulnerable\b).*$/gm)].map(([line]) => ({
      kind: 'SQL injection',
      what: `${target.path}: ${line.trim()}`,
    }));
    const isClean = /all tested parameters do not appear to be injectable/.test(output);
    const isFound = /identified the following injection point/.test(output);
    const verdict = isFound ? 'found' : isClean ? 'clean' : 'unclear';
    const last = isCut ? `ended after ${seconds} s` : (output.trim().split('\n').at(-3) ?? '');
    scans.push({
      target,
      status,
      verdict,
      findings: isFound ? findings : [],
      output: verdict === 'unclear' ? last : '',
    });
  }
  return scans;
};
