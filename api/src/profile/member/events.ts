import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

/** Event: public data of a profile has changed. */
export const memberChanged = eventType('member.changed', z.object({ memberId: Id }));
