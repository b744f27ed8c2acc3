import { sql } from '../../platform/database/orm.ts';
import type { UploadPlace } from '../../platform/upload-place.ts';
import { isVisible } from './message.queries.ts';
import { conversationMembers, messages } from './tables.ts';

/** Pictures of messages, visible to the members who see the message. */
export const messageUploads: UploadPlace = {
  rowKind: 'message',
  canSee: (reader, rowId) =>
    reader.kind === 'visitor'
      ? sql`false`
      : sql`exists (select from ${messages} inner join ${conversationMembers}
          on ${conversationMembers.conversationId} = ${messages.conversationId}
          and ${conversationMembers.memberId} = ${reader.memberId} and ${isVisible} where ${messages.id} = ${rowId})`,
};
