import * as z from 'zod';
import { data, Id, Picture } from '../common.ts';
import { endpoints, file } from '../endpoint.ts';

/** Pictures that members send, and their files. */
export const upload = endpoints({
  insert: {
    method: 'POST',
    path: '/uploads',
    access: 'member',
    consumes: 'multipart',
    summary: 'Stores a picture (JPEG, PNG, WebP, AVIF; 10 MiB, 50 megapixels), re-encoded and without its metadata',
    result: data(Picture),
    errors: [
      'too-large',
      'picture-type',
      'picture-heic',
      'picture-unreadable',
      'picture-too-many-pixels',
      'unavailable',
    ],
  },
  media: {
    method: 'GET',
    path: '/media/:id/:file',
    access: 'anyone',
    session: 'ignored',
    summary: 'A stored picture at one of its widths',
    params: z.object({ id: Id, file: z.string().regex(/^\d{2,4}\.webp$/, { error: 'invalid' }) }),
    result: file('image/webp'),
    errors: ['not-found'],
  },
});
