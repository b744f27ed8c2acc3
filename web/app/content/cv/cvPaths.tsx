import { href } from 'react-router';

/** Where one's CVs are, or one of them is edited; `new` is one that is not kept yet. */
export const editorPath = (id?: string): string =>
  id === undefined ? href('/action/createCv') : `${href('/action/createCv')}?${new URLSearchParams({ id })}`;

/** Where one's CVs are downloaded, with one of them chosen. */
export const downloadPath = (id?: string): string =>
  id === undefined ? href('/action/dowloadcv') : `${href('/action/dowloadcv')}?${new URLSearchParams({ id })}`;
