import type { FailureReason } from '@m4u/contract/insight/administration/messages';
import * as z from 'zod';

import { MessageFailure, toFetchFailure } from '../messages/failure.ts';
import type { SmsProvider } from './message.ts';

/** The account at eSMS.vn. */
export interface EsmsOptions {
  /** Address of the service; default eSMS.vn. */
  readonly url?: string | undefined;
  readonly apiKey: string;
  readonly secretKey: string;
  /** The registered sender name that phones show. */
  readonly brand: string;
  /** Test mode: messages are checked, neither sent nor charged. */
  readonly sandbox?: boolean;
}

const ADDRESS = 'https://rest.esms.vn/MainService.svc/json/SendMultipleMessage_V4_post_json/';
const TIMEOUT_MS = 15_000;
const SENT = '100';
/** Error code: the RequestId was used within a day, so our earlier attempt arrived. */
const REPEATED = '124';

/** Published error codes by our reasons. */
const REASONS: Readonly<Record<string, FailureReason>> = {
  '99': 'declined',
  '101': 'permission',
  '103': 'balance',
  '104': 'permission',
  '108': 'phone',
  '140': 'permission',
  '146': 'template',
  '177': 'permission',
};

const Answer = z.object({ CodeResult: z.coerce.string(), SMSID: z.string().optional() });

/** Creates the provider eSMS.vn (developers.esms.vn), with customer-care messages (SmsType 2). */
export const createEsms = ({ url = ADDRESS, apiKey, secretKey, brand, sandbox = false }: EsmsOptions): SmsProvider => ({
  send: async ({ to, text }, { id, signal }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      body: JSON.stringify({
        ApiKey: apiKey,
        SecretKey: secretKey,
        Brandname: brand,
        SmsType: '2',
        Phone: to.replace(/^\+84/, '0'),
        Content: text,
        IsUnicode: isAscii(text) ? '0' : '1',
        Sandbox: sandbox ? '1' : '0',
        RequestId: id,
      }),
    }).catch((error: unknown) => {
      throw toFetchFailure(error, 'eSMS');
    });
    if (!response.ok) throw new MessageFailure('unreachable', `eSMS answered ${response.status}`);
    const answer = Answer.safeParse(await response.json().catch(() => undefined));
    if (!answer.success) throw new MessageFailure('unreachable', 'eSMS’s answer could not be read');
    const { CodeResult, SMSID } = answer.data;
    if (CodeResult !== SENT && CodeResult !== REPEATED)
      throw new MessageFailure(REASONS[CodeResult] ?? 'other', `eSMS refused the message with code ${CodeResult}`);
    return SMSID;
  },
});

const isAscii = (text: string): boolean => /^[\n\x20-\x7e]*$/.test(text);
