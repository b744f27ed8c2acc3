import * as z from 'zod';
import { ById, Done, Id } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';

/** Calls for content of every kind. */
export const item = endpoints({
  move: {
    method: 'PUT',
    path: '/content/move/:id',
    access: 'member',
    summary: 'Moves an item before another of the same page and kind, or to the end if `before` is empty',
    params: ById,
    body: z.object({ before: z.union([Id, z.literal('').transform(() => null), z.null()]) }),
    result: Done,
    errors: ['not-found', 'forbidden'],
  },
  restore: {
    method: 'PUT',
    path: '/content/restore/:id',
    access: 'member',
    summary: 'Restores an item that was deleted less than 30 days ago',
    params: ById,
    result: Done,
    errors: ['not-found'],
  },
});
