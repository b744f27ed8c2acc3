import * as z from 'zod';
import { whole } from '../common.ts';
import { endpoints, file } from '../endpoint.ts';

/** Notifications and the stream of what changes for the reader (specification §7 "Notifications", decisions §8). */
export const notification = endpoints({
  stream: {
    method: 'GET',
    path: '/events',
    access: 'member',
    summary:
      'What changes for the reader, as server-sent events: rows of `message`, `conversation`, `notification`, `friend` and ' +
      '`contact` as they are now, `gone` for what is no longer to be seen, `counts`. A new one begins with `ready`; after a ' +
      'pause it goes on from `Last-Event-ID` (or `after`) without a gap, or says `reload`',
    query: z.object({
      /** The id of the last event that was seen, for clients that cannot set the header. */
      after: whole(0, Number.MAX_SAFE_INTEGER).optional(),
    }),
    result: file('text/event-stream'),
  },
});
