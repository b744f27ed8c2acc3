import * as z from 'zod';
import { ById, data, Id } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { Upload } from './upload/document.ts';

/** Calls to store pictures and documents, and to read their files. */
export const upload = endpoints({
  insert: {
    method: 'POST',
    path: '/uploads',
    access: 'member',
    consumes: 'multipart',
    summary:
      'Stores a picture (JPEG, PNG, WebP, AVIF; 10 MiB, 50 megapixels), re-encoded and without its metadata; or a certificate (PDF; 50 pages), written anew',
    result: data(Upload),
    errors: [
      'too-large',
      'storage-full',
      'picture-type',
      'picture-heic',
      'picture-unreadable',
      'picture-too-many-pixels',
      'pdf-unreadable',
      'pdf-encrypted',
      'pdf-too-many-pages',
      'unavailable',
    ],
  },
  media: {
    method: 'GET',
    path: '/media/:id/:file',
    access: 'anyone',
    session: 'lenient',
    summary: 'A stored picture at one of its widths, for who may see something that shows it',
    params: z.object({ id: Id, file: z.string().regex(/^\d{2,4}\.webp$/, { error: 'invalid' }) }),
    result: file('image/webp'),
    errors: ['not-found'],
  },
  document: {
    method: 'GET',
    path: '/media/:id/document.pdf',
    access: 'anyone',
    session: 'lenient',
    summary: 'A stored document, to be downloaded by who may see something that shows it',
    params: ById,
    result: file('application/pdf'),
    errors: ['not-found'],
  },
});
