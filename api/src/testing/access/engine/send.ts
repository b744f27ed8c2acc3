import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Endpoint, IDEMPOTENCY_HEADER } from '@m4u/contract/http/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { runAs, NOBODY } from '../../../platform/database/row-security/current-actor.ts';
import type { TestApi, TestMember } from '../../server/api.ts';
import { readPrinted } from '../../files/printed.ts';
import type { Ask } from './row.ts';

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const toPath = ({ path }: Endpoint, { params = {}, query = {} }: Ask): string => {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const values = Array.isArray(value) ? value.map((each) => [`${name}[]`, toText(each)]) : [[name, toText(value)]];
    return values.map(([key = '', text = '']) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`);
  });
  return `/api${address}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
};

const BOUNDARY = 'm4u-access';

const multipart = (body: Ask['body'], file: Uint8Array, name: string): Buffer => {
  const fields = Object.entries(body ?? {}).map(
    ([field, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${toText(value)}\r\n`,
  );
  return Buffer.concat([
    Buffer.from(
      `${fields.join('')}--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
};

const sendOnce = async (
  { api }: TestApi,
  endpoint: Endpoint,
  ask: Ask,
  as: Pick<TestMember, 'token'> | undefined,
): Promise<LightMyRequestResponse> => {
  const { consumes, idempotent, method } = endpoint;
  const payload = consumes ? multipart(ask.body, ask.file ?? new Uint8Array(), ask.fileName ?? 'anh.jpg') : ask.body;
  const request = {
    method,
    url: toPath(endpoint, ask),
    remoteAddress: '203.0.113.7',
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(idempotent && { [IDEMPOTENCY_HEADER.toLowerCase()]: ask.idempotencyKey ?? randomUUID() }),
      ...(consumes && { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }),
      ...ask.headers,
    },
    ...(payload !== undefined && method !== 'GET' && { payload }),
  };
  if (!('produces' in endpoint.result) || endpoint.result.produces !== 'text/event-stream')
    return runAs(NOBODY, () => api.fastify.inject(request));
  const answer = await runAs(NOBODY, () => api.fastify.inject({ ...request, payloadAsStream: true }));
  const stream = answer.stream();
  if (answer.statusCode === 200) {
    answer.raw.res.destroy();
    stream.destroy();
    return Object.assign(answer, { body: '' });
  }
  const text = (await stream.toArray()).map(String).join('');
  return Object.assign(answer, { body: text, json: () => JSON.parse(text) as never });
};

/**
 * Sends the call of a row over HTTP. Streams are left once they have begun; calls that a busy machine rejects are
 * repeated.
 */
export const send = async (...call: Parameters<typeof sendOnce>): Promise<LightMyRequestResponse> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await sendOnce(...call);
    if (answer.statusCode !== 503) return answer;
    await wait(200);
  }
  return sendOnce(...call);
};

/** Returns all readable text of an answer: headers, body, and text of printed pages. */
export const readText = async (answer: LightMyRequestResponse): Promise<string> => {
  const headers = JSON.stringify(answer.headers);
  if (answer.headers['content-type'] !== 'application/pdf') return `${headers}\n${answer.body}`;
  // Files uploaded by members cannot be read as printed pages.
  const pages = await readPrinted(answer.rawPayload).catch(() => undefined);
  if (!pages) return `${headers}\n${answer.body}`;
  return `${headers}\n${pages.map(({ text, codes }) => `${text}\n${codes.join('\n')}`).join('\n')}`;
};
