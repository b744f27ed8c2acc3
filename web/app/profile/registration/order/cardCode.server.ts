import { listRuns, toRunsPath } from '@m4u/contract/code-runs';
import { QUIET_ZONE } from '@m4u/contract/profile/registration/cardDesign';
import { encodeQR } from 'qr';
import type { CodePath } from './CardSides.tsx';

/** Draws the code of an address as a path of runs, with the quiet zone that scanners need. */
export const codePathOf = (address: string): CodePath => {
  const grid = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  return { path: toRunsPath(listRuns(grid)), size: grid.length };
};
