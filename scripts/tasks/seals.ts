/** Checks the seals; scripts/seals.ts has the command line. */
import { checkSeals, type SealReport } from '../../api/src/insight/seal/check.service.ts';
import { BackupError } from '../../api/src/platform/backup/error.ts';
import { connectToDatabase } from '../../api/src/platform/backup/reach.ts';
import { ConfigError } from '../../api/src/platform/config-error.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { loadSecrets } from '../../api/src/platform/keys/secrets.ts';
import { failWithSentence } from '../command/stopped.ts';

/** Faults that are printed one by one. */
const SHOWN = 100;

/** The report in sentences, one a line. */
const describeReport = ({ seals, roots, faults }: SealReport): string => {
  const lines = faults.slice(0, SHOWN).map(({ kind, about }) => `${kind}: ${about}`);
  const rest = faults.length - lines.length;
  if (rest > 0) lines.push(`… and ${rest} more`);
  const end =
    faults.length === 0 ? 'Nothing was changed.' : `${faults.length} faults; docs/rules/seal.md says what they mean.`;
  return [...lines, `${seals} seals and ${roots} signed roots. ${end}`].join('\n');
};

const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const secrets = await loadSecrets({
    ...(config.databaseUrl === undefined && { dataDir: config.dataDir }),
    env: process.env,
    warn: console.warn,
  });
  const { connection, release } = await connectToDatabase(config, 'write');
  const { db, close } = openDatabase({ ...connection, query_timeout: 0 }, console);
  try {
    const report = await checkSeals({ db, secrets, config });
    console.log(describeReport(report));
    if (report.faults.length > 0) process.exitCode = 1;
  } finally {
    await close();
    await release();
  }
};

/** Prints what does not fit; sets exit code 1 when something does not. */
export const check = (): Promise<void> => run().catch(failWithSentence(ConfigError, BackupError));
