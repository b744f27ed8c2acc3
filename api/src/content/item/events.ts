import { Id } from '@m4u/contract/common';
import { ContentKind } from '@m4u/contract/content/item/schema';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

/** Emitted when a piece was added, changed, moved, deleted or restored. */
export const contentChanged = eventType(
  'content.changed',
  z.object({ kind: ContentKind, id: Id, owner: z.object({ kind: z.enum(['member', 'group']), id: Id }) }),
);
