import type { Owner } from '@m4u/contract/common';
import type { PageName } from './paths.tsx';

/** What the section of a kind gets on its owner's page. */
export interface SectionProps<T> {
  /** The first few rows, and how many there are. */
  readonly section: { readonly data: readonly T[]; readonly total: number };
  readonly owner: Owner & PageName & { readonly lang: string; readonly can: { readonly update: boolean } };
}
