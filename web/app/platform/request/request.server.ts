import type { IncomingMessage } from 'node:http';
import { MAXIMUM_UPLOAD_BYTES } from '@m4u/contract/profile/upload/rules';
import { assertForm, BodyRefused } from './form-body.server.ts';
import { changesState } from '../session/same-origin.server.ts';
import type { Visit } from './scope.server.ts';

const mebibyte = 1024 * 1024;

/** Bytes of the largest form of a screen: an upload and its fields (docs/rules/upload.md#accepted-files). */
const largestBody = ({ 'content-type': type = '' }: IncomingMessage['headers']): number =>
  /^\s*multipart\/form-data\b/i.test(type) ? MAXIMUM_UPLOAD_BYTES + mebibyte : mebibyte;

/** Bytes beyond the limit that are still read and discarded, so that the client receives the answer. */
const farTooLarge = 64 * mebibyte;

/** Reads a body whole. Errors: BodyRefused. */
export const readBody = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const maximum = largestBody(request.headers);
  if (Number(request.headers['content-length'] ?? 0) > farTooLarge) throw new BodyRefused('too-large');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > farTooLarge) break;
    if (size <= maximum) parts.push(part);
    else parts.length = 0;
  }
  if (size > maximum) throw new BodyRefused('too-large');
  return Buffer.concat(parts);
};

/** Headers hidden from React Router: behind a proxy its own origin check would fail. */
const dropped = new Set(['origin', 'connection', 'transfer-encoding', 'content-length']);

const readHeaders = (request: IncomingMessage): [string, string][] =>
  Object.entries(request.headersDistinct).flatMap(([name, values]) =>
    dropped.has(name) ? [] : (values ?? []).map((value): [string, string] => [name, value]),
  );

/** Converts a node request to a web Request, with its body checked to be a form. Errors: BodyRefused. */
export const readRequest = async (request: IncomingMessage, { origin }: Visit): Promise<Request> => {
  const method = request.method ?? 'GET';
  const headers = readHeaders(request);
  const body = changesState(method) ? await readBody(request) : null;
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (body) await assertForm({ bytes: body, type, encoding });
  return new Request(origin + request.url, { method, headers, body });
};
