/** The night's work on the seals, for journeys that cannot wait for it. */
import { DAY, MINUTE } from '@m4u/contract/durations';
import { makeRoot } from '../../api/src/insight/seal/root.service.ts';
import { sealNewRows } from '../../api/src/insight/seal/sealing.service.ts';
import { stampRoot } from '../../api/src/insight/seal/stamp.service.ts';
import { connectToDatabase } from '../../api/src/platform/backup/reach.ts';
import { readConfig } from '../../api/src/platform/config.ts';
import { openDatabase } from '../../api/src/platform/database/database.ts';
import { loadSecrets } from '../../api/src/platform/keys/secrets.ts';
import { startTimestampAuthority } from '../../api/src/testing/doubles/timestamp-authority.ts';

/** Seals everything, signs a root over it and has it time-stamped, as the jobs of a server do until the next morning. */
export const signSeals = async (dataDir: string): Promise<void> => {
  const authority = await startTimestampAuthority();
  const config = readConfig({ DATA_DIR: dataDir, ...authority.environment });
  const secrets = await loadSecrets({ dataDir, env: {} });
  const { connection, release } = await connectToDatabase(config, 'write');
  const { db, close } = openDatabase(connection, console, 2);
  const clock = (later: number) => ({ now: () => new Date(Date.now() + later) });
  try {
    await sealNewRows({ db, secrets, clock: clock(0) });
    const root = await makeRoot({ db, secrets, clock: clock(DAY) });
    await stampRoot({ db, config }, root?.first ?? 0, AbortSignal.timeout(MINUTE));
  } finally {
    await close();
    await release();
    await authority.close();
  }
};
