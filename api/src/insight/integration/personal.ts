import { retainedActions, type Personal } from '../../platform/personal/personal.ts';
import { apiKeys, webhooks } from './tables.ts';

/**
 * Keys and endpoints belong to groups, so their only personal data is their maker. Payloads of deliveries contain
 * personal data too, and are deleted after 30 days.
 */
export const integrationPersonal: readonly Personal[] = [
  retainedActions(apiKeys, apiKeys.createdBy),
  retainedActions(webhooks, webhooks.createdBy),
];
