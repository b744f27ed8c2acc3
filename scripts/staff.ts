/**
 * `npm run staff -- <address> [--no]`: makes the account with a confirmed e-mail address one of staff, or no longer one.
 * Works while M4U runs; the account signs in anew to have it (docs/operations.md).
 */
import { parseArgs } from 'node:util';
import pg from 'pg';
import { BackupError } from '../api/src/platform/backup/error.ts';
import { reachDatabase } from '../api/src/platform/backup/reach.ts';
import { ConfigError } from '../api/src/platform/config-error.ts';
import { readConfig } from '../api/src/platform/config.ts';
import { stopped } from './stopped.ts';

const { values, positionals } = parseArgs({
  options: { no: { type: 'boolean', default: false } },
  allowPositionals: true,
});

const main = async () => {
  const [address] = positionals;
  if (address === undefined) throw new ConfigError('Whom? npm run staff -- somebody@m4u.example');
  const database = await reachDatabase(readConfig(process.env), 'read');
  const client = new pg.Client(database.connection);
  try {
    await client.connect();
    const { rowCount } = await client.query(
      'UPDATE accounts SET staff = $2 WHERE lower(email) = lower($1) AND verified_at IS NOT NULL',
      [address, !values.no],
    );
    if (!rowCount) throw new ConfigError(`No account has ${address} as its confirmed address.`);
    console.log(
      `${address} is ${values.no ? 'no longer one of staff' : 'one of staff'}, from the next time they sign in.`,
    );
  } finally {
    await client.end();
    await database.release();
  }
};

await main().catch(stopped(ConfigError, BackupError));
