import { retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { apiKeys, webhooks } from './tables.ts';

/**
 * Keys and endpoints belong to groups, so only their maker is personal data. Payloads of deliveries are about people
 * too, and are deleted after 30 days.
 */
export const integrationPersonal: readonly Personal[] = [
  retainedActions(apiKeys, apiKeys.createdBy),
  retainedActions(webhooks, webhooks.createdBy),
];
