/**
 * A floor: for each answer the statements of M4U over the same driver, then the same elements by `renderToString`, or
 * the same JSON, compressed alike, and nothing else.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';
import pg from 'pg';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { FloorAnswer, FloorNode, FloorPlan, FloorStatement } from './plan.ts';

const plan = JSON.parse(readFileSync(process.env['FLOOR_PLAN'] ?? '', 'utf8')) as FloorPlan;
const pool = new pg.Pool({ ...plan.postgres, max: plan.connections });

const actors = new WeakMap<pg.ClientBase, string>();
const names = new Map<string, string>();

/** Statements are prepared once for each connection; those without values control transactions. */
const nameOf = (text: string): string => {
  const name = names.get(text) ?? `s${names.size}`;
  names.set(text, name);
  return name;
};

const send = async (client: pg.ClientBase, { actor, text, values }: FloorStatement): Promise<void> => {
  if (actors.get(client) !== actor) {
    actors.set(client, actor);
    await client.query(`set m4u.actor = '${actor}'`);
  }
  if (values.length === 0) await client.query(text);
  else await client.query({ name: nameOf(text), text, values: [...values], rowMode: 'array' as const });
};

const runStatements = async (statements: readonly FloorStatement[]): Promise<void> => {
  if (statements.length === 0) return;
  const client = await pool.connect();
  try {
    for (const statement of statements) await send(client, statement);
  } finally {
    client.release();
  }
};

const draw = (node: FloorNode): ReactNode =>
  typeof node === 'string' ? node : createElement(node[0], node[1], ...node[2].map(draw));

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
/** As `answerPage` compresses (`web/app/platform/document/response.server.ts`). */
const qualities = { quick: 0, thorough: 4 } as const;

const makeBody = (answer: FloorAnswer): Buffer => {
  if (answer.kind === 'call') return Buffer.from(JSON.stringify(answer.value));
  return brotliCompressSync(`<!DOCTYPE html>${renderToString(draw(answer.document))}`, {
    params: { [BROTLI_PARAM_QUALITY]: qualities[answer.effort], [BROTLI_PARAM_LGWIN]: 16 },
  });
};

createServer((request, response) => {
  const subject = plan.subjects[Number(request.url?.slice(1))];
  if (!subject) return void response.writeHead(200, { 'Content-Length': '2' }).end('ok');
  runStatements(subject.statements).then(
    () => {
      const body = makeBody(subject.answer);
      response.writeHead(200, { ...subject.headers, 'Content-Length': String(body.length) }).end(body);
    },
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      response.writeHead(500, { 'Content-Length': '0' }).end();
    },
  );
}).listen(Number(process.env['PORT']), process.env['HOST']);

process.once('SIGTERM', () => process.exit(0));
