import { Resolver } from 'node:dns/promises';
import { SECOND } from '@m4u/contract/durations';
import type { Platform } from '../../../platform/context.ts';
import { type LookupOutcome, recordOf } from './rules.ts';

/** Answers of name servers that say there is no such record. */
const ABSENT = new Set(['ENOTFOUND', 'ENODATA']);

/** Looks up whether a domain has the TXT record of a token. Never throws. */
export const lookUpProof = async (
  { config, log }: Pick<Platform, 'config' | 'log'>,
  { domain, token }: { readonly domain: string; readonly token: string },
): Promise<LookupOutcome> => {
  const resolver = new Resolver({ timeout: 3 * SECOND, tries: 2 });
  if (config.dnsServers.length > 0) resolver.setServers(config.dnsServers);
  try {
    const records = await resolver.resolveTxt(domain);
    return records.some((parts) => parts.join('').trim() === recordOf(token)) ? 'found' : 'missing';
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (ABSENT.has(code)) return 'missing';
    log.warn({ domain, code }, 'the name servers of a domain do not answer');
    return 'unknown';
  }
};
