import type { Way } from '../../../ui/LinkList.tsx';

/** The ways of a space: about eight tools, those that are rarely used there, and what manages it. */
export interface SpaceWays {
  readonly entries: readonly Way[];
  readonly rare?: readonly Way[];
  readonly manage: readonly Way[];
}
