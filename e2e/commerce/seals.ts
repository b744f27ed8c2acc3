/** The night's work on the seals, for journeys that cannot wait for it. */
import { DAY } from '@m4u/contract/durations';
import { makeRoot } from '../../api/src/insight/seal/root.service.ts';
import { sealNewRows } from '../../api/src/insight/seal/sealing.service.ts';
import { connectToDatabase } from '../../api/src/platform/backup/reach.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { loadSecrets } from '../../api/src/platform/keys/secrets.ts';

/** Seals everything and signs a root over it, as the jobs of the running server do until the next morning. */
export const signSeals = async (dataDir: string): Promise<void> => {
  const config = readConfig({ DATA_DIR: dataDir });
  const secrets = await loadSecrets({ dataDir, env: {} });
  const { connection, release } = await connectToDatabase(config, 'write');
  const { db, close } = openDatabase(connection, console, 2);
  const clock = (later: number) => ({ now: () => new Date(Date.now() + later) });
  try {
    await sealNewRows({ db, secrets, clock: clock(0) });
    await makeRoot({ db, secrets, clock: clock(DAY) });
  } finally {
    await close();
    await release();
  }
};
