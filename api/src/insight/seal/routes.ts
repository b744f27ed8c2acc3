import { seal } from '@m4u/contract/insight/seal';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { downloadReceipt, getReceipt } from './receipt.service.ts';
import { getFeed, listRoots } from './root.service.ts';

export default implement(seal, {
  roots: (ctx, { query }) => listRoots(ctx, query),
  feed: (ctx) => getFeed(ctx),
  receipt: (ctx, { params }) => data(getReceipt(ctx, params.id)),
  receiptFile: (ctx, { params }) => downloadReceipt(ctx, params.id),
});
