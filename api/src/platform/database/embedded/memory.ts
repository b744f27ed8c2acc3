/** How much memory the embedded PostgreSQL uses, by the memory of the machine. */
import { totalmem } from 'node:os';

const MIB = 2 ** 20;

/** The memory (bytes) that this process may use: of the machine, or of the container that limits it. */
const usableMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY);

/** A share of the memory, within limits in MiB, as a setting. */
const share = (memory: number, part: number, least: number, most: number): string =>
  `${Math.min(most, Math.max(least, Math.floor((memory * part) / MIB)))}MB`;

/**
 * Settings for a machine that PostgreSQL shares with M4U. A machine of 2 GiB gets what is least; the system's own cache
 * holds the rest of the data.
 */
export const memorySettings = (memory = usableMemory()): Record<string, string> => ({
  shared_buffers: share(memory, 1 / 16, 128, 1_024),
  effective_cache_size: share(memory, 1 / 4, 512, 65_536),
  maintenance_work_mem: share(memory, 1 / 32, 64, 512),
  work_mem: '8MB',
});
