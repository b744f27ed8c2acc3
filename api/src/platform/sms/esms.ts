import * as z from 'zod';

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
    });
    if (!response.ok) throw new Error(`eSMS answered ${response.status}`);
    const { CodeResult } = Answer.parse(await response.json());
    if (CodeResult !== SENT && CodeResult !== REPEATED)
      throw new Error(`eSMS refused the message with code ${CodeResult}`);
  },
});

const isAscii = (text: string): boolean => /^[\n\x20-\x7e]*$/.test(text);
