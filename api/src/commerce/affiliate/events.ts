import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

/** Emitted when a campaign of a group was made, changed, started, paused or ended, or made outstanding by staff. */
export const campaignsChanged = eventType('campaign.changed', z.object({ groupId: Id }));
