import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

/** Emitted when a discount of a group was made, changed, turned on or off, deleted or used up, or can be used again. */
export const discountsChanged = eventType('discount.changed', z.object({ groupId: Id }));
