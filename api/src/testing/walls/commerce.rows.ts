import type { WalledRow } from './world.ts';

export const commerceRows: readonly WalledRow[] = [];
