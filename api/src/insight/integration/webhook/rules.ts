import { DAY, HOUR, MINUTE, SECOND } from '@m4u/contract/durations';
import type { WebhookState } from '@m4u/contract/insight/integration/rules';

/** Milliseconds before each further attempt; about three days in all. */
export const RETRY_WAITS: readonly number[] = [
  10 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  18 * HOUR,
  22 * HOUR,
];

/** Milliseconds after a rotation for which the former secret signs too. */
export const FORMER_SECRET_LIFE = DAY;

/** Milliseconds for which deliveries and their attempts are kept. */
export const LOG_LIFE = 30 * DAY;

/** Facts of an endpoint that decide whether it receives events. */
export interface WebhookFacts {
  readonly pausedAt: Date | null;
  readonly failingSince: Date | null;
  /** Whether its maker still administers the group, and the group is open. */
  readonly isMakerAdmin: boolean;
}

/** The state of an endpoint. */
export const stateOf = ({ pausedAt, failingSince, isMakerAdmin }: WebhookFacts): WebhookState => {
  if (!isMakerAdmin) return 'orphaned';
  if (failingSince !== null) return 'failing';
  return pausedAt === null ? 'active' : 'paused';
};
