import type { WalledRow } from './world.ts';

export const identityRows: readonly WalledRow[] = [];
