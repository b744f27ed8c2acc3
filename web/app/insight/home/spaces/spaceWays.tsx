import type { Way } from '../../../ui/LinkList.tsx';

/** The ways of a space: about eight tools, and what manages it. */
export interface SpaceWays {
  readonly entries: readonly Way[];
  readonly manage: readonly Way[];
}
