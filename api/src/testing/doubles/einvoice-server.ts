import { randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the provider receives it. */
interface EinvoiceRequest {
  readonly method: string;
  /** Path without the query. */
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/**
 * How the double answers instead of its own answer: with a status, with nothing at all, or by doing what was asked and
 * losing the answer.
 */
export type EinvoiceReply =
  | { readonly status: number; readonly message?: string; readonly retryAfter?: number }
  | 'hangs-up'
  | 'loses-answer'
  | 'garbage'
  | undefined;

/** A line of an invoice as it was sent. */
interface SentItem {
  readonly item_name: string;
  readonly quantity: number;
  readonly unit_price: number;
  readonly tax_rate?: number;
}

/** The body of a draft as it was sent. */
interface SentDraft {
  readonly template_code: string;
  readonly invoice_series: string;
  readonly issued_date: string;
  readonly buyer: Readonly<Record<string, string>>;
  readonly items: readonly SentItem[];
  readonly notes: string;
}

/** An invoice at the double. */
interface HeldInvoice {
  readonly reference: string;
  readonly tracking: string;
  readonly clientId: string;
  readonly draft: SentDraft;
  readonly total: number;
  number: string;
  status: 'draft' | 'issued';
}

/** A question that is answered by Pending for some times. */
interface Tracked {
  readonly invoice: HeldInvoice;
  readonly kind: 'create' | 'issue';
  pending: number;
  failure: string | undefined;
}

/** The key of the double's customer, and what it offers. */
export const EINVOICE_KEY = { clientId: 'm4u-sandbox', secret: 'bi-mat-cua-cua-hang-4821' } as const;
export const EINVOICE_ACCOUNT = '0aea3134-da40-11f0-aef4-52c7e9b4f41b';
export const EINVOICE_TEMPLATES = [
  { template_code: '1', invoice_series: 'C26TAT', invoice_label: '1 - C26TAT - Hóa đơn giá trị gia tăng' },
  { template_code: '2', invoice_series: 'C26TMB', invoice_label: '2 - C26TMB - Hóa đơn bán hàng' },
] as const;

/** Code of an issued invoice that the double has from the start. */
export const EINVOICE_SAMPLE = '7f0a1c52-1f3e-4c57-9f9b-4a3f0f5a2b11';

/** Life of a token in seconds. */
const LIFE = 86_400;

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

const send = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const done = (response: ServerResponse, data: object) => send(response, 200, { success: true, data });
const missing = (response: ServerResponse) => send(response, 404, { success: false, message: 'Không tìm thấy' });

/** The sum with tax, rounded as the provider's invoice is. */
const totalOf = ({ items }: SentDraft): number =>
  Math.round(
    items.reduce((sum, { quantity, unit_price: price, tax_rate: rate = 0 }) => {
      const net = quantity * price;
      return sum + net + (net * Math.max(0, rate)) / 100;
    }, 0),
  );

const shown = ({ reference, number, status, total, draft }: HeldInvoice) => ({
  reference_code: reference,
  invoice_number: number,
  issued_date: draft.issued_date.slice(0, 10),
  pdf_url: null,
  xml_url: null,
  status,
  buyer: draft.buyer,
  total_before_tax: total,
  tax_amount: 0,
  total_amount: total,
  notes: draft.notes,
  source: 'api',
});

/**
 * A double of SePay's e-invoice API (its published answers): tokens, accounts, drafts and issuing that are Pending
 * first, the list, and files. It issues a draft once, and refuses one that is none any more.
 */
export const startEinvoiceServer = async () => {
  const keys = new Map<string, string>([[EINVOICE_KEY.clientId, EINVOICE_KEY.secret]]);
  const tokens = new Map<string, string>();
  const invoices: HeldInvoice[] = [];
  const tracked = new Map<string, Tracked>();
  const requests: EinvoiceRequest[] = [];
  let reply: (request: EinvoiceRequest) => EinvoiceReply = () => undefined;
  let pending = 1;
  let failure: (kind: 'create' | 'issue') => string | undefined = () => undefined;
  let addsToTotal = 0;
  let lastNumber = 588;
  let file: Buffer = PDF;

  const giveToken = (request: IncomingMessage, response: ServerResponse) => {
    const [, encoded = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    const [clientId = '', secret] = Buffer.from(encoded, 'base64').toString().split(':');
    if (secret === undefined || keys.get(clientId) !== secret)
      return send(response, 401, { success: false, message: 'Unauthorized' });
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, clientId);
    return done(response, { access_token: token, token_type: 'Bearer', expires_in: LIFE });
  };

  const track = (response: ServerResponse, kind: Tracked['kind'], invoice: HeldInvoice, code: string) => {
    tracked.set(`${kind} ${code}`, { invoice, kind, pending, failure: failure(kind) });
    return done(response, { tracking_code: code, tracking_url: `/v1/invoices/${kind}/check/${code}`, message: 'OK' });
  };

  const create = (response: ServerResponse, clientId: string, draft: SentDraft) => {
    const offered = EINVOICE_TEMPLATES.some(
      (each) => each.template_code === draft.template_code && each.invoice_series === draft.invoice_series,
    );
    if (!offered || !draft.buyer?.['name'] || !draft.items?.length)
      return send(response, 400, { success: false, message: 'Thiếu hoặc sai dữ liệu hóa đơn' });
    const code = randomUUID();
    const total = totalOf(draft) + addsToTotal;
    const invoice: HeldInvoice = {
      reference: code,
      tracking: code,
      clientId,
      draft,
      total,
      number: '0',
      status: 'draft',
    };
    invoices.push(invoice);
    return track(response, 'create', invoice, code);
  };

  const issue = (response: ServerResponse, reference: unknown) => {
    const invoice = invoices.find((each) => each.reference === reference && each.status === 'draft');
    if (!invoice) return missing(response);
    if (failure('issue') === undefined && pending === 0) giveNumber(invoice);
    return track(response, 'issue', invoice, randomUUID());
  };

  const giveNumber = (invoice: HeldInvoice) => {
    if (invoice.status === 'issued') return;
    invoice.status = 'issued';
    invoice.number = String((lastNumber += 1));
  };

  const check = (response: ServerResponse, key: string) => {
    const found = tracked.get(key);
    if (!found) return missing(response);
    if (found.pending > 0) {
      found.pending -= 1;
      return done(response, { reference_code: null, status: 'Pending', message: 'Đang xử lý', invoice: null });
    }
    if (found.failure !== undefined)
      return done(response, { reference_code: null, status: 'Failed', message: found.failure, invoice: null });
    const { invoice, kind } = found;
    if (kind === 'issue') giveNumber(invoice);
    return done(response, {
      reference_code: invoice.reference,
      status: 'Success',
      message: 'OK',
      invoice: shown(invoice),
    });
  };

  const listInvoices = (response: ServerResponse, clientId: string, query: URLSearchParams) => {
    const own = invoices.filter((each) => each.clientId === clientId).toReversed();
    const [page, size] = [Number(query.get('page') ?? 1), Math.min(100, Number(query.get('per_page') ?? 10))];
    const pages = Math.max(1, Math.ceil(own.length / size));
    const paging = { per_page: size, total: own.length, has_more: page < pages, current_page: page, page_count: pages };
    return done(response, { paging, items: own.slice((page - 1) * size, page * size).map(shown) });
  };

  const download = (response: ServerResponse, code: string) => {
    const found = invoices.find((each) => each.tracking === code && each.status === 'issued');
    if (!found && code !== EINVOICE_SAMPLE) return missing(response);
    const name = `HD_${found?.number ?? '588'}.pdf`;
    return done(response, { file_type: 'pdf', file_name: name, content: file.toString('base64') });
  };

  const route = (response: ServerResponse, clientId: string, { method, path, body }: EinvoiceRequest, url: URL) => {
    if (method === 'POST' && path === '/v1/invoices/create') return create(response, clientId, body as never);
    if (method === 'POST' && path === '/v1/invoices/issue') return issue(response, body['reference_code']);
    if (path === '/v1/provider-accounts') {
      const items = [
        { id: EINVOICE_ACCOUNT, provider: 'matbao', active: true },
        { id: randomUUID(), provider: 'viettel', active: false },
      ];
      return done(response, { paging: { has_more: false, page_count: 1 }, items });
    }
    if (path === `/v1/provider-accounts/${EINVOICE_ACCOUNT}`)
      return done(response, { id: EINVOICE_ACCOUNT, provider: 'matbao', active: true, templates: EINVOICE_TEMPLATES });
    const [, kind, code] = /^\/v1\/invoices\/(create|issue)\/check\/(.+)$/.exec(path) ?? [];
    if (code !== undefined) return check(response, `${kind} ${code}`);
    if (path === '/v1/invoices') return listInvoices(response, clientId, url.searchParams);
    const [, held, isFile] = /^\/v1\/invoices\/([^/]+)(\/download)?$/.exec(path) ?? [];
    if (held !== undefined && isFile) return download(response, held);
    const found = invoices.find((each) => each.reference === held);
    return found ? done(response, shown(found)) : missing(response);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    const url = new URL(request.url ?? '/', 'http://double');
    const sent = await text(request);
    const body = sent === '' ? {} : (JSON.parse(sent) as Record<string, unknown>);
    const asked: EinvoiceRequest = { method: request.method ?? 'GET', path: url.pathname, body };
    requests.push(asked);
    const instead = reply(asked);
    if (instead === 'hangs-up') return request.socket.destroy();
    if (instead === 'garbage') return response.writeHead(200).end('<html>');
    if (typeof instead === 'object') {
      const { status, message = '', retryAfter } = instead;
      const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
      return send(response, status, { success: false, message }, headers);
    }
    // What was asked is done, and the connection breaks before the answer.
    const to = instead === 'loses-answer' ? silent(request) : response;
    if (asked.path === '/v1/token') return giveToken(request, to);
    const clientId = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (clientId === undefined) return send(to, 401, { success: false, message: 'Unauthorized' });
    return route(to, clientId, asked, url);
  };

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    /** The environment that points an API at this double. */
    environment: { EINVOICE_URL: origin },
    invoices,
    requests,
    /** Requests with a path, e.g. `/v1/token`. */
    to: (path: string) => requests.filter((each) => each.path === path),
    /** Sets how requests are answered from now on, instead of as the provider does. */
    answer: (next: typeof reply) => void (reply = next),
    /** Sets how often a check answers Pending first. */
    setPending: (times: number) => void (pending = times),
    /** Sets the words of drafts or issues that fail. */
    fail: (next: typeof failure) => void (failure = next),
    /** VND that the provider adds to each sum. */
    addToTotals: (vnd: number) => void (addsToTotal = vnd),
    /** Ends every token, as after a day. */
    voidTokens: () => tokens.clear(),
    /** Changes the secret of the customer. */
    setSecret: (secret: string) => void keys.set(EINVOICE_KEY.clientId, secret),
    setFile: (next: Buffer) => void (file = next),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A response whose end breaks the connection. */
const silent = (request: IncomingMessage): ServerResponse => {
  const nowhere = { writeHead: () => nowhere, end: () => void request.socket.destroy() };
  return nowhere as unknown as ServerResponse;
};
