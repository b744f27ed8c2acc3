import { defineForm, secret } from '../../../platform/forms/definition.ts';

/** The field of a service's key. */
export const gateFields = defineForm({ secret });
