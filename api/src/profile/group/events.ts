import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

/** Event: public data of a group has changed. */
export const groupChanged = eventType('group.changed', z.object({ groupId: Id }));
