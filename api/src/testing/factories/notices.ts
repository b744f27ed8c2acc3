import type { Context, Notice } from '../../platform/context.ts';
import { type Database, inTransaction } from '../../platform/events/transaction.ts';
import type { TestApi } from '../server/api.ts';

/** Tells members of something, as the module does that it happened in. */
export const notify = ({ api: { platform } }: TestApi, notice: Notice): Promise<void> =>
  inTransaction(platform.db as Database, (tx) =>
    // A notifier needs what all calls share, and nothing of the one call.
    platform.notifier.notify(platform as unknown as Context, tx, notice),
  );

/** Waits until something is so; throws after half a minute. */
export const until = async (isSo: () => boolean | Promise<boolean>, what: string): Promise<void> => {
  const end = performance.now() + 30_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`this did not come about: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};
