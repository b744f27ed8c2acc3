import * as z from 'zod';
import { ById, data } from '../../common.ts';
import { endpoints, file } from '../../http/endpoint.ts';

/** QR code and daily counts of the caller's personal link. */
export const affiliateLink = endpoints({
  qr: {
    method: 'GET',
    path: '/affiliate/:id/qr',
    access: 'member',
    summary: 'QR code of the caller’s personal link in a campaign, as SVG (default) or PNG',
    params: ById,
    query: z.object({ format: z.enum(['svg', 'png']).optional() }),
    result: file('image/svg+xml'),
    errors: ['not-found'],
  },
  days: {
    method: 'GET',
    path: '/affiliate/:id/days',
    access: 'member',
    summary:
      'Daily clicks and conversions of the caller’s link over the last 30 days in Vietnam, oldest first; days without any are included',
    params: ById,
    result: data(z.array(z.object({ day: z.string(), clicks: z.int(), conversions: z.int() }))),
    errors: ['not-found'],
  },
});
