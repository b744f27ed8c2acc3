import pg from 'pg';
import { getConstructionPlans, getIndexBloatPlans, getMigrationPlans } from 'pg-boss';

/** The schema version that a script of pg-boss writes. */
const VERSION = /INSERT INTO jobs\.version\(version\) VALUES \('(\d+)'\)/i;

const findVersion = async (client: pg.Client): Promise<number | undefined> => {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('jobs.version') is not null as found`);
  if (!rows[0]?.found) return undefined;
  return (await client.query<{ version: number }>('select version from jobs.version')).rows[0]?.version;
};

/**
 * Creates or upgrades the queue's tables and rebuilds bloated indexes, as their owner; before the program starts, whose
 * role may not (decision 73).
 */
export const prepareQueue = async (owner: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const construction = getConstructionPlans('jobs');
    const expectedVersion = Number(VERSION.exec(construction)?.[1]);
    const present = await findVersion(client);
    if (present === undefined) await client.query(construction);
    else if (present < expectedVersion) await client.query(getMigrationPlans('jobs', present));
    const { rows } = await client.query<{ name: string }>(getIndexBloatPlans('jobs'));
    for (const { name } of rows) await client.query(`reindex index jobs.${pg.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
};
