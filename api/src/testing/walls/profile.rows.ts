import type { WalledRow } from './world.ts';

export const profileRows: readonly WalledRow[] = [];
