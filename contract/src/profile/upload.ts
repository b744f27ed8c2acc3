import * as z from 'zod';
import { ById, data, Id } from '../common.ts';
import { endpoints, file } from '../http/endpoint.ts';
import { Upload } from './upload/document.ts';

/** Calls to store pictures, documents and recordings, and to read their files. */
export const upload = endpoints({
  insert: {
    method: 'POST',
    path: '/uploads',
    access: 'member',
    consumes: 'multipart',
    summary:
      'Uploads a picture (JPEG, PNG, WebP, AVIF; 50 megapixels), re-encoded without metadata, a certificate (PDF; 50 pages), written anew, or a recording (MP3, M4A, OGG; 20 minutes) without metadata; each of 10 MiB at most',
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
      'recording-type',
      'recording-unreadable',
      'recording-too-long',
      'unavailable',
    ],
  },
  media: {
    method: 'GET',
    path: '/media/:id/:file',
    access: 'anyone',
    session: 'lenient',
    summary: 'A picture at one of its widths; for callers who can see something that shows it',
    params: z.object({ id: Id, file: z.string().regex(/^\d{2,4}\.webp$/, { error: 'invalid' }) }),
    result: file('image/webp'),
    errors: ['not-found'],
  },
  document: {
    method: 'GET',
    path: '/media/:id/document.pdf',
    access: 'anyone',
    session: 'lenient',
    summary: 'A document for download; for callers who can see something that shows it',
    params: ById,
    result: file('application/pdf'),
    errors: ['not-found'],
  },
  recording: {
    method: 'GET',
    path: '/media/:id/recording',
    access: 'anyone',
    session: 'lenient',
    summary: 'A recording, or with `Range` a part of it (206); for callers who can see something that shows it',
    params: ById,
    result: file('audio/mpeg'),
    errors: ['not-found'],
  },
});
