import type { Context, Notice } from '../../platform/context.ts';
import { type Database, inTransaction } from '../../platform/events/transaction.ts';
import type { TestApi } from '../server/api.ts';

/** Notifies members as the module of the event does. */
export const notify = ({ api: { platform } }: TestApi, notice: Notice): Promise<void> =>
  inTransaction(platform.db as Database, (tx) =>
    // The notifier uses only the parts of the context that all calls share.
    platform.notifier.notify(platform as unknown as Context, tx, notice),
  );

/** Waits until a condition holds; throws after half a minute, with `what` as it is then. */
export const waitUntil = async (
  isSo: () => boolean | Promise<boolean>,
  what: string | (() => string),
): Promise<void> => {
  const end = performance.now() + 30_000;
  while (!(await isSo())) {
    if (performance.now() > end)
      throw new Error(`this did not come about: ${typeof what === 'string' ? what : what()}`);
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};
