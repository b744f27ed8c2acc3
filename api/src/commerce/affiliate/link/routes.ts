import { affiliateLink } from '@m4u/contract/commerce/affiliate/link';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import { days, qr } from './service.ts';

export default implement(affiliateLink, {
  qr: (ctx, { params, query }) => qr(ctx, params.id, query.format),
  days: (ctx, { params }) => data(days(ctx, params.id)),
});
