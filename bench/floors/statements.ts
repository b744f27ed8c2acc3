/** The statements that PostgreSQL is told while something is done, as its own log has them. */
import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Restartable } from '../servers.ts';

/** One statement with its parameters, as text in SQL. */
export interface LoggedStatement {
  readonly pid: string;
  /** The `application_name` of the connection; `[unknown]` where it has none. */
  readonly application: string;
  readonly text: string;
  readonly parameters: ReadonlyMap<number, string>;
}

const MARK = '@@';

/** A statement as it is logged; the name of a prepared one may have colons. */
const LOGGED =
  /^(?:statement|execute .+?): ((?:select|with|insert|update|delete|set|begin|commit|rollback|savepoint|release)\b[^]*)$/i;

/** What the log tells of statements: `@@pid name LOG:  execute name: text`, their parameters in a line after it. */
const parse = (log: string): LoggedStatement[] => {
  const statements: LoggedStatement[] = [];
  for (const entry of log.split(MARK).slice(1)) {
    const [, pid = '', application = '', kind, content = ''] =
      /^(\d+) (\S*) (\w+): {2}([^]*)$/.exec(entry.trimEnd()) ?? [];
    const message = content.replaceAll('\n\t', '\n');
    const [, text] = LOGGED.exec(message) ?? [];
    if (kind === 'LOG' && text !== undefined) statements.push({ pid, application, text, parameters: new Map() });
    const last = statements.at(-1);
    if (kind === 'DETAIL' && last?.pid === pid && /^[Pp]arameters: /.test(message)) {
      const found = message.matchAll(/\$(\d+) = (NULL|'(?:[^']|'')*')/g);
      statements[statements.length - 1] = {
        ...last,
        parameters: new Map([...found].map(([, number, value]) => [Number(number), value ?? 'NULL'])),
      };
    }
  }
  return statements;
};

/** Everything that PostgreSQL is told while something is done on a quiet server. */
export const recordStatements = async (
  server: Restartable,
  client: pg.Client,
  work: () => Promise<void>,
): Promise<LoggedStatement[]> => {
  const set = async (settings: readonly string[]) => {
    for (const setting of settings) await client.query(`alter system ${setting}`);
    await client.query('select pg_reload_conf()');
    await sleep(500);
  };
  const path = join(server.dataDir, 'postgres.log');
  await set([`set log_line_prefix = '${MARK}%p %a '`, `set log_statement = 'all'`]);
  const from = (await stat(path)).size;
  await work();
  await sleep(300);
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const { buffer } = await file.read(Buffer.alloc(size - from), 0, size - from, from);
    return parse(buffer.toString('utf8'));
  } finally {
    await file.close();
    await set(['reset log_line_prefix', 'reset log_statement']);
  }
};
