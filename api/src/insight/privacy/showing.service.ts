import type { UploadAudience } from '../../platform/context.ts';
import { findAudience } from './showing.queries.ts';

/** Most cached answers per process. */
const MOST_CACHED = 20_000;

/**
 * Caches that an upload is public, since a page has dozens of uploads and every visitor requests them. A refusal is not
 * cached. `age` is in milliseconds.
 */
export const createShowing = (age: number): UploadAudience => {
  const open = new Map<string, number>();

  const remember = (id: string, now: number): void => {
    open.delete(id);
    open.set(id, now + age);
    const [oldest] = open.keys();
    if (open.size > MOST_CACHED && oldest !== undefined) open.delete(oldest);
  };

  return {
    audienceOf: async ({ db, clock, actor }, id) => {
      const now = clock.now().getTime();
      if ((open.get(id) ?? 0) > now) return 'everybody';
      const { everybody, caller } = await findAudience(db, id, actor.kind === 'member' ? actor : undefined);
      if (everybody) remember(id, now);
      else open.delete(id);
      if (everybody) return 'everybody';
      return caller ? 'caller' : 'nobody';
    },
  };
};
