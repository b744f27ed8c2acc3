import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Endpoint, IDEMPOTENCY_HEADER } from '@m4u/contract/http/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { runAs, NOBODY } from '../../../platform/database/row-security/current-actor.ts';
import type { TestApi, TestMember } from '../../server/api.ts';
import { readPrinted } from '../../files/printed.ts';
import type { Ask } from './row.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const pathOf = ({ path }: Endpoint, { params = {}, query = {} }: Ask): string => {
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const pairs = Object.entries(query).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const values = Array.isArray(value) ? value.map((each) => [`${name}[]`, textOf(each)]) : [[name, textOf(value)]];
    return values.map(([key = '', text = '']) => `${encodeURIComponent(key)}=${encodeURIComponent(text)}`);
  });
  return `/api${address}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
};

const BOUNDARY = 'm4u-access';

const multipart = (body: Ask['body'], file: Uint8Array, name: string): Buffer => {
  const fields = Object.entries(body ?? {}).map(
    ([field, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${textOf(value)}\r\n`,
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
    url: pathOf(endpoint, ask),
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
 * Sends what a row asks, over HTTP. A stream is left once it has begun; who is sent away by a busy machine comes again.
 */
export const send = async (...call: Parameters<typeof sendOnce>): Promise<LightMyRequestResponse> => {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await sendOnce(...call);
    if (answer.statusCode !== 503) return answer;
    await wait(200);
  }
  return sendOnce(...call);
};

/** Everything somebody can read in an answer: its headers, and its body as text, that of a printed page included. */
export const wordsOf = async (answer: LightMyRequestResponse): Promise<string> => {
  const headers = JSON.stringify(answer.headers);
  if (answer.headers['content-type'] !== 'application/pdf') return `${headers}\n${answer.body}`;
  // What members have uploaded is not written as our own pages are.
  const pages = await readPrinted(answer.rawPayload).catch(() => undefined);
  if (!pages) return `${headers}\n${answer.body}`;
  return `${headers}\n${pages.map(({ text, codes }) => `${text}\n${codes.join('\n')}`).join('\n')}`;
};
