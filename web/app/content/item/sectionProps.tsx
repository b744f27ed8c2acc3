import type { Owner } from '@m4u/contract/common';
import type { PageName } from './paths.tsx';

/** Props of a kind's section on its owner's page. */
export interface SectionProps<T> {
  /** The first rows, and the total. */
  readonly section: { readonly data: readonly T[]; readonly total: number };
  readonly owner: Owner & PageName & { readonly lang: string; readonly can: { readonly update: boolean } };
}
