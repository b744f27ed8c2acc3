/** Grants or revokes staff rights; scripts/staff.ts has the command line. */
import pg from 'pg';
import { BackupError } from '../../api/src/platform/backup/error.ts';
import { connectToDatabase } from '../../api/src/platform/backup/reach.ts';
import { ConfigError } from '../../api/src/platform/config-error.ts';
import { SYSTEM } from '../../api/src/platform/database/row-security/current-actor.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { failWithSentence } from '../command/stopped.ts';

const change = async (address: string, isStaff: boolean): Promise<void> => {
  const database = await connectToDatabase(readConfig(process.env), 'write');
  const client = new pg.Client(database.connection);
  try {
    await client.connect();
    // The account belongs to a member, and the operator has no session.
    await client.query(`SET m4u.actor = '${SYSTEM}'`);
    const { rowCount } = await client.query(
      'UPDATE accounts SET staff = $2 WHERE lower(email) = lower($1) AND verified_at IS NOT NULL',
      [address, isStaff],
    );
    if (!rowCount) throw new ConfigError(`No account has the confirmed address ${address}.`);
    console.log(`${address} has ${isStaff ? '' : 'no '}staff rights from the next sign-in.`);
  } finally {
    await client.end();
    await database.release();
  }
};

/** Changes the account with the verified `address` and prints the result; sets exit code 1 on failure. */
export const changeStaff = (address: string, isStaff: boolean): Promise<void> =>
  change(address, isStaff).catch(failWithSentence(ConfigError, BackupError));
