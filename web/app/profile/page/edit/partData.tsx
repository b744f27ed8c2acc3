import type { PageForm } from '@m4u/contract/profile/member/form';
import type { PersonFacts } from '../show/Facts.tsx';
import type { CareerChoice } from './FactsForm.tsx';
import type { HeadValues } from './HeaderForm.tsx';
import type { Row } from './RowsForm.tsx';

/** The fields above the questions. */
export type FormLead = Pick<PageForm, 'title' | 'intro' | 'enabled'>;

/** The data that the form of a part of a page needs. */
export type PartData =
  | { readonly part: 'head'; readonly values: HeadValues; readonly uploads: string }
  | { readonly part: 'about'; readonly about: string; readonly uploads: string }
  | { readonly part: 'contacts'; readonly rows: readonly Row[] }
  | { readonly part: 'links'; readonly rows: readonly Row[] }
  | { readonly part: 'sections'; readonly rows: readonly Row[] }
  | { readonly part: 'form'; readonly lead: FormLead; readonly rows: readonly Row[] }
  | {
      readonly part: 'facts';
      readonly facts: PersonFacts;
      readonly careers: readonly CareerChoice[];
      readonly interests: readonly string[];
    };
