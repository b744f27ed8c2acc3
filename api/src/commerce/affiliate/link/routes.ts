import { affiliateLink } from '@m4u/contract/commerce/affiliate/link';
import { data, implement } from '../../../platform/http/operation/implement.ts';
import { listOwnDays, drawLinkQr } from './service.ts';

export default implement(affiliateLink, {
  qr: (ctx, { params, query }) => drawLinkQr(ctx, params.id, query.format),
  days: (ctx, { params }) => data(listOwnDays(ctx, params.id)),
});
