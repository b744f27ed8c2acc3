import { QUIET_ZONE } from '@m4u/contract/profile/registration/cardDesign';
import { encodeQR } from 'qr';
import type { CodePath } from './CardSides.tsx';

/** Draws the code of an address as a path of runs, with the quiet zone that scanners need. */
export const codePathOf = (address: string): CodePath => {
  const grid = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const runs = grid.flatMap((row, y) => {
    const found: string[] = [];
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) found.push(`M${from} ${y}h${x - from}v1h-${x - from}z`);
    }
    return found;
  });
  return { path: runs.join(''), size: grid.length };
};
