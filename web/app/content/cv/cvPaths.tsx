import { href } from 'react-router';

/** Address of the reader's CVs, or of the editor of one; `new` is an unsaved one. */
export const editorPath = (id?: string): string =>
  id === undefined ? href('/action/createCv') : `${href('/action/createCv')}?${new URLSearchParams({ id })}`;

/** Address of the download screen, with one CV selected. */
export const downloadPath = (id?: string): string =>
  id === undefined ? href('/action/dowloadcv') : `${href('/action/dowloadcv')}?${new URLSearchParams({ id })}`;
