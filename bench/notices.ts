/**
 * How soon a buyer's screen says that it is paid: 100 notices a second, each for a payment whose page is open, timed from
 * the notice until the page has read its new state.
 */
import { randomBytes } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { DAY, SECOND } from '@m4u/contract/durations';
import { paymentEventsAddress, paymentPagePath } from '@m4u/contract/commerce/payment/rules';
import { drawMemo, MEMO_BYTES } from '../api/src/commerce/payment/rules.ts';
import { uuidv7 } from '../api/src/platform/ids.ts';
import { SHOP_ACCOUNT, signNotice, writeNotice } from '../api/src/testing/factories/payments.ts';
import { findPostgres, withClient } from './ledger/books.ts';
import { startM4u, type Restartable } from './servers.ts';
import { createMembers, type Member } from './subjects.ts';

const NOTICES_A_SECOND = 100;
const SECONDS = 20;
/** Seconds of notices before these, for the compilers: a process that has just started is slower. */
const WARM_UP_SECONDS = 8;
/** Pages that wait for their notice at a time; buyers come 5 seconds before they pay. */
const SECONDS_BEFORE = 5;
/** Milliseconds within which 99 of 100 screens must say that it is paid. */
const WANTED = SECOND;
const AMOUNT = 150_000; // VND

/** What came of it; times in milliseconds from the notice. */
export interface NoticesMeasurement {
  readonly notices: number;
  /** The answer to the service, the event at the page, and the page that has read its new state. */
  readonly times: Readonly<Record<'answered' | 'told' | 'shown', { readonly p50: number; readonly p99: number }>>;
  /** When pages had read their new state while the process warmed up. */
  readonly warmUp: { readonly p50: number; readonly p99: number };
  /** Pages that did not say so, of the warm-up too. */
  readonly missed: number;
}

interface Waiting {
  readonly memo: string;
  readonly token: string;
  readonly from: string;
}

interface Times {
  answered?: number;
  told?: number;
  shown?: number;
}

const connections = new Agent({ keepAlive: true });

const open = (port: number, path: string, from: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request({ port, path, headers: { 'x-forwarded-for': from } })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });

const call = async (
  port: number,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body?: object },
): Promise<string> => {
  const text = body && JSON.stringify(body);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({
      port,
      method,
      path,
      agent: connections,
      headers: {
        ...headers,
        ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    })
      .on('response', resolve)
      .on('error', reject)
      .end(text);
  });
  let received = '';
  for await (const part of answer.setEncoding('utf8')) received += String(part);
  if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${received}`);
  return received;
};

/** Makes a shop that SePay tells of transfers. */
const openShop = async (port: number, { token }: Member) => {
  const send = async <T>(method: 'POST' | 'PUT', path: string, body: object) =>
    (
      JSON.parse(await call(port, method, `/api${path}`, { headers: { authorization: `Bearer ${token}` }, body })) as {
        data: T;
      }
    ).data;
  const { _id: groupId } = await send<{ _id: string }>('POST', '/groupAndBrand/createGroup', {
    kind: 'brand',
    name: 'Gốm Sông Thu',
  });
  await send('PUT', `/payments/settings/${groupId}/account`, SHOP_ACCOUNT);
  const gatePath = `/payments/settings/${groupId}/gates/sepay`;
  const { address, secret } = await send<{ address: string; secret: string }>('PUT', gatePath, {});
  return { groupId, path: new URL(address).pathname, secret };
};

/** Payments that are asked for by hand, as the table has them: each call would ask for a limit by account. */
const writePayments = async (
  server: Restartable,
  groupId: string,
  createdBy: string,
  count: number,
): Promise<Waiting[]> => {
  const waiting = Array.from({ length: count }, (_, n) => ({
    memo: drawMemo(randomBytes(MEMO_BYTES)),
    token: randomBytes(16).toString('base64url'),
    from: `10.66.${n >> 8}.${n & 255}`,
  }));
  await withClient(await findPostgres(server), (client) =>
    client.query(
      `insert into payments (id, group_id, subject, title, amount, memo, token, bin, bank_name, owner_name, account_number,
         due_at, created_by, created_at, updated_at)
       select id, $1, 'other', 'Bình gốm', $2, memo, token, '970436', $3, $4, $5, $6, $7, now(), now()
       from unnest($8::uuid[], $9::text[], $10::text[]) as drawn (id, memo, token)`,
      [
        groupId,
        AMOUNT,
        SHOP_ACCOUNT.bankName,
        SHOP_ACCOUNT.ownerName,
        SHOP_ACCOUNT.accountNumber,
        new Date(Date.now() + DAY),
        createdBy,
        waiting.map(() => uuidv7()),
        waiting.map(({ memo }) => memo),
        waiting.map(({ token }) => token),
      ],
    ),
  );
  return waiting;
};

/** Waits on a payment's page as a browser does; answers when it was told, and when it had read the new state. */
const watch = async (
  port: number,
  { token, from }: Waiting,
): Promise<{ readonly paid: Promise<{ told: number; shown: number }>; readonly close: () => void }> => {
  const stream = await open(port, paymentEventsAddress(token), from);
  if (stream.statusCode !== 200) throw new Error(`A stream was answered by ${stream.statusCode}`);
  const read = async () => {
    let text = '';
    for await (const part of stream.setEncoding('utf8')) {
      text += String(part);
      if (!text.includes('"paid"')) continue;
      const told = performance.now();
      // The screen loads its data again.
      const page = await call(port, 'GET', `${paymentPagePath(token)}.data`, { headers: { 'x-forwarded-for': from } });
      if (page.includes('"paid"')) return { told, shown: performance.now() };
    }
    throw new Error('The stream ended before it was paid.');
  };
  return { paid: read(), close: () => stream.destroy() };
};

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN;

const summarise = (all: readonly Times[], field: keyof Times) => {
  const sorted = all.flatMap((times) => times[field] ?? []).toSorted((a, b) => a - b);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
};

/** One buyer: opens the page, pays after some seconds, and sees it. */
const runBuyer = async (
  port: number,
  waiting: Waiting,
  shop: { readonly path: string; readonly secret: string },
  payAt: number,
): Promise<Times> => {
  const times: Times = {};
  const page = await watch(port, waiting);
  const done = page.paid.then(
    (paid) => paid,
    () => undefined,
  );
  await sleep(Math.max(0, payAt - performance.now()));
  const sentAt = performance.now();
  const at = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const notice = writeNotice('sepay', { content: `CT ${waiting.memo}`, amount: AMOUNT, at });
  // A refused notice is one that no screen shows.
  await call(port, 'POST', shop.path, signNotice('sepay', shop.secret, notice, new Date())).then(
    () => (times.answered = performance.now() - sentAt),
    () => undefined,
  );
  const paid = await Promise.race([done, sleep(times.answered === undefined ? 0 : 10 * SECOND)]);
  page.close();
  if (paid) Object.assign(times, { told: paid.told - sentAt, shown: paid.shown - sentAt });
  return times;
};

/** Measures notices on a server of its own. */
export const measureNotices = async (): Promise<NoticesMeasurement> => {
  const server = await startM4u();
  const { port } = server;
  try {
    const [owner] = await createMembers(port, 1);
    if (!owner) throw new Error('No member was made.');
    await withClient(await findPostgres(server), (client) => client.query('update accounts set verified_at = now()'));
    const shop = await openShop(port, owner);
    const waiting = await writePayments(
      server,
      shop.groupId,
      owner.memberId,
      NOTICES_A_SECOND * (WARM_UP_SECONDS + SECONDS),
    );
    const start = performance.now() + SECOND;
    const withWarmUp = await Promise.all(
      waiting.map(async (each, n) => {
        const comesAt = start + (n / NOTICES_A_SECOND) * SECOND;
        await sleep(comesAt - performance.now());
        return runBuyer(port, each, shop, comesAt + SECONDS_BEFORE * SECOND);
      }),
    );
    const warmUp = withWarmUp.slice(0, NOTICES_A_SECOND * WARM_UP_SECONDS);
    const all = withWarmUp.slice(warmUp.length);
    const times = {
      answered: summarise(all, 'answered'),
      told: summarise(all, 'told'),
      shown: summarise(all, 'shown'),
    };
    const missed = withWarmUp.filter(({ shown }) => shown === undefined).length;
    return { notices: all.length, times, warmUp: summarise(warmUp, 'shown'), missed };
  } finally {
    connections.destroy();
    await server.stop();
  }
};

/** Whether every screen said so, and 99 of 100 within the second. */
export const areNoticesQuick = ({ times, missed }: NoticesMeasurement): boolean =>
  missed === 0 && times.shown.p99 < WANTED;

/** The part of the record that tells of it. */
export const noticesText = (measured: NoticesMeasurement): string => {
  const { notices, times, warmUp, missed } = measured;
  const row = (name: string, { p50, p99 }: { p50: number; p99: number }) =>
    `| ${name} | ${Math.round(p50)} | ${Math.round(p99)} |`;
  return `
## Notices of payments
${NOTICES_A_SECOND} notices of SePay a second for ${SECONDS} seconds, each for a payment whose page is open: of ${notices} pages ${missed} did not say that it
is paid. Milliseconds from the notice, with the load on the same cores (wanted: 99 of 100 screens within ${WANTED} ms ${areNoticesQuick(measured) ? '✔' : '✖'}):

| what | p50 | p99 |
|---|--:|--:|
${row('the service is answered', times.answered)}
${row('the page is told', times.told)}
${row('the page has read its new state', times.shown)}
${row(`the same in the first ${WARM_UP_SECONDS} seconds after the start`, warmUp)}
`;
};
