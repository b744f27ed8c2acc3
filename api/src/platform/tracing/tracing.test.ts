/** Traces as a collector receives them: the test runs a server that takes OTLP over HTTP. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { after, test } from 'node:test';
import { startTestApi } from '../../testing/server/api.ts';

interface CaughtSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Caught {
  readonly resourceSpans: { resource: unknown; scopeSpans: { spans: CaughtSpan[] }[] }[];
}

const spans: CaughtSpan[] = [];
let everything = '';
const collector = createServer((request, response) => {
  void json(request).then((body) => {
    everything += JSON.stringify(body);
    for (const { scopeSpans } of (body as Caught).resourceSpans)
      for (const each of scopeSpans) spans.push(...each.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
after(() => collector.close());

const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = endpoint;
process.env['OTEL_BSP_SCHEDULE_DELAY'] = '50';
const api = await startTestApi({ environment: { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } });

const attribute = (span: CaughtSpan, name: string) =>
  span.attributes.find(({ key }) => key === name)?.value.stringValue ?? '';

const caught = async (name: string, fits: (span: CaughtSpan) => boolean = () => true): Promise<CaughtSpan> => {
  for (let tries = 0; tries < 400; tries += 1) {
    const found = spans.find((span) => span.name === name && fits(span));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`no span is called ${name}; there are ${[...new Set(spans.map((span) => span.name))].join(', ')}`);
};

test('records a request by its route, its statements as child spans, and no personal data', async () => {
  const address = 'trace-of-somebody@m4u.example';
  const member = await api.signUp(address, { name: 'Lê Thị Dấu Vết' });
  const from = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  await api.get(`/members/getMemberIdView/${member.memberId}`, { as: member, headers: from });

  const name = 'GET /api/members/getMemberIdView/:id';
  const request = await caught(name, ({ traceId }) => traceId === '0af7651916cd43dd8448eb211c80319c');
  assert.equal(request.parentSpanId, 'b7ad6b7169203331');
  assert.equal(attribute(request, 'http.route'), '/api/members/getMemberIdView/:id');
  const statement = await caught('SELECT', ({ traceId }) => traceId === request.traceId);
  assert.equal(statement.parentSpanId, request.spanId);
  assert.match(attribute(statement, 'db.query.text'), /^select .*\$1/is);
  await caught('POST /api/auth/registerNotVerify');

  for (const secret of [member.memberId, member.token, member.password, address, 'Dấu Vết', '203.0.113.7'])
    assert.ok(!everything.includes(secret), `traces hold ${secret}`);
});
