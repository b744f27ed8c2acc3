import { Id } from '@m4u/contract/common';
import * as z from 'zod';
import { eventType } from '../../platform/events/event.ts';

/** Something of a profile that others see has changed. */
export const memberChanged = eventType('member.changed', z.object({ memberId: Id }));
