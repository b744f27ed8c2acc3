import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, runTool } from './tool.ts';

/**
 * Attack modules. Excluded: those that need a public callback server of wapiti (`ssrf`, `xxe`), those that compare with
 * downloaded lists (`nikto`, `wapp`), and password guessing, which limits stop (`brute_login_form`).
 */
const MODULES = [
  'backup',
  'blindsql',
  'cookieflags',
  'crlf',
  'csp',
  'csrf',
  'exec',
  'file',
  'htaccess',
  'http_headers',
  'methods',
  'permanentxss',
  'redirect',
  'shellshock',
  'sql',
  'xss',
];

interface Row {
  readonly method: string;
  readonly path: string;
  readonly info: string;
  readonly parameter: string | null;
}
type Rows = Readonly<Record<string, readonly Row[]>>;

/** Result of a scan. */
export interface WapitiScan {
  readonly findings: readonly Finding[];
  readonly pages: number;
  /** End of the output, when there is no report. */
  readonly failure: string | undefined;
}

/** Crawls M4U from these paths, then runs each attack module, with time limits. */
export const runWapiti = async (
  origin: string,
  paths: readonly string[],
  folder: string,
  { crawl, attack }: { crawl: number; attack: number },
): Promise<WapitiScan> => {
  const file = join(folder, 'wapiti.json');
  const bounds = `--max-scan-time ${crawl} --max-attack-time ${attack} --max-links-per-page 100 --max-files-per-dir 40`;
  const manner = `--scope folder -S aggressive -d 6 -t 15 --max-parameters 30 --flush-session -f json -v 1 --no-bugreport`;
  const args = [
    '-u',
    `${origin}/`,
    ...paths.flatMap((path) => ['-s', origin + path]),
    '-m',
    MODULES.join(','),
    ...`${bounds} ${manner}`.split(' '),
    '--store-session',
    folder,
    '-o',
    file,
  ];
  const { output } = await runTool('wapiti', args, crawl + attack * MODULES.length + 120);
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const pages = Number(/found (\d+) URLs and forms/.exec(output)?.[1] ?? 0);
  if (text === undefined) return { findings: [], pages, failure: output.trim().split('\n').slice(-12).join('\n') };
  const { vulnerabilities, anomalies } = JSON.parse(text) as { vulnerabilities: Rows; anomalies: Rows };
  const findings = [vulnerabilities, anomalies].flatMap((rows) =>
    Object.entries(rows).flatMap(([kind, found]) =>
      found.map(({ method, path, info, parameter }) => ({
        kind,
        what: `${method} ${path}${parameter ? ` (${parameter})` : ''}: ${info}`,
      })),
    ),
  );
  return { findings, pages, failure: undefined };
};
