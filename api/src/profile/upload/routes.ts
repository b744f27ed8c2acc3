import { upload } from '@m4u/contract/profile/upload';
import { requireSignedIn } from '../../platform/actor.ts';
import { data, implement } from '../../platform/http/operation/implement.ts';
import { downloadDocument } from './documents/service.ts';
import { playRecording } from './recordings/service.ts';
import * as service from './service.ts';

export default implement(upload, {
  insert: (ctx, { file }) => data(service.insert(ctx, requireSignedIn(ctx), file)),
  media: (ctx, { params: { id, file } }) => service.serveMedia(ctx, id, file),
  document: (ctx, { params: { id } }) => downloadDocument(ctx, id),
  recording: (ctx, { params: { id } }) => playRecording(ctx, id),
});
