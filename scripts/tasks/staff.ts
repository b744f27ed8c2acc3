/** Grants or revokes staff rights, and resets second factors; scripts/staff.ts has the command line. */
import pg from 'pg';
import { BackupError } from '../../api/src/platform/backup/error.ts';
import { connectToDatabase } from '../../api/src/platform/backup/reach.ts';
import { ConfigError } from '../../api/src/platform/config-error.ts';
import { SYSTEM } from '../../api/src/platform/database/row-security/current-actor.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { failWithSentence } from '../command/stopped.ts';

/** Runs `work` on the database as the program: accounts belong to members, and the operator has no session. */
const withDatabase = async (work: (client: pg.Client) => Promise<void>): Promise<void> => {
  const database = await connectToDatabase(readConfig(process.env), 'write');
  const client = new pg.Client(database.connection);
  try {
    await client.connect();
    await client.query(`SET m4u.actor = '${SYSTEM}'`);
    await work(client);
  } finally {
    await client.end();
    await database.release();
  }
};

const missing = (address: string) => new ConfigError(`No account has the confirmed address ${address}.`);

const change = (address: string, isStaff: boolean): Promise<void> =>
  withDatabase(async (client) => {
    const { rowCount } = await client.query(
      'UPDATE accounts SET staff = $2 WHERE lower(email) = lower($1) AND verified_at IS NOT NULL',
      [address, isStaff],
    );
    if (!rowCount) throw missing(address);
    console.log(`${address} has ${isStaff ? '' : 'no '}staff rights from the next sign-in.`);
  });

// Data-modifying parts of one statement: all of it happens, or nothing.
const RESET = `
  WITH account AS (
    UPDATE accounts SET factor_since = NULL
    WHERE lower(email) = lower($1) AND verified_at IS NOT NULL RETURNING id
  ), codes AS (DELETE FROM recovery_codes WHERE account_id IN (SELECT id FROM account)
  ), factor AS (DELETE FROM second_factors WHERE account_id IN (SELECT id FROM account)
  ), ended AS (
    UPDATE sessions SET ended_at = now(), ended_because = 'ended'
    WHERE account_id IN (SELECT id FROM account) AND ended_at IS NULL
  )
  SELECT id FROM account`;

const reset = (address: string): Promise<void> =>
  withDatabase(async (client) => {
    const { rowCount } = await client.query(RESET, [address]);
    if (!rowCount) throw missing(address);
    console.log(`${address} has no second factor any more and is signed out everywhere.`);
  });

/** Changes the account with the verified `address` and prints the result; sets exit code 1 on failure. */
export const changeStaff = (address: string, isStaff: boolean): Promise<void> =>
  change(address, isStaff).catch(failWithSentence(ConfigError, BackupError));

/** Turns off the second factor of the account with the verified `address`; sets exit code 1 on failure. */
export const resetFactor = (address: string): Promise<void> =>
  reset(address).catch(failWithSentence(ConfigError, BackupError));
