import { href } from 'react-router';
import { withQuery } from '../../platform/search/filter.ts';

/** Address of the reader's CVs, or of the editor of one; `new` is an unsaved one. */
export const editorPath = (id?: string): string =>
  id === undefined ? href('/action/createCv') : `${href('/action/createCv')}?${new URLSearchParams({ id })}`;

/** Address of the private links of a CV; `edit` opens the form of one, `made` brings a new one into view. */
export const cvLinksPath = (id: string, { edit, made }: { edit?: string; made?: string } = {}): string => {
  const path = href('/action/cvLinks/:id', { id });
  return edit === undefined ? withQuery(path, { made }) : `${withQuery(path, { edit })}#form`;
};

/** Address of the form that makes a version of a CV, or changes the application of a version. */
export const cvVersionPath = (id: string): string => href('/action/cvVersion/:id', { id });

/** Address of the cover letter of a CV. */
export const cvLetterPath = (id: string): string => href('/action/cvLetter/:id', { id });

/** Address of the download screen, with one CV selected. */
export const downloadPath = (id?: string): string =>
  id === undefined ? href('/action/dowloadcv') : `${href('/action/dowloadcv')}?${new URLSearchParams({ id })}`;
