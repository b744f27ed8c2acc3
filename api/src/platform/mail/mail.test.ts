import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { callbackify } from 'node:util';

import pg from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

import { fixedClock } from '../time/clock.ts';
import { cloneDatabase } from '../../testing/database/database.ts';
import { assertBackoff, bringJobsForward, waitUntilQuiet } from '../../testing/server/jobs.ts';
import { drizzle } from '../database/orm.ts';
import { type Database, inTransaction } from '../events/transaction.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createSecrets } from '../keys/secrets.ts';
import { createLog } from '../log.ts';
import { writeLetter } from './letter.ts';
import { createMail, type MailOptions } from './mail.ts';
import { createOutbox } from './outbox.ts';
import { resetCode, verifyCode } from './code.templates.ts';
import { passwordChangedLetter } from './templates.ts';
import { createUnasked, type OptOutLinks } from './unasked.ts';

const database = await cloneDatabase();
const pool = new pg.Pool({ ...database.connection, max: 4 });
const db: Database = drizzle({ client: pool });
const { dataKey } = createSecrets();
const from = { name: 'M4U Việt Nam', address: 'khong-tra-loi@m4u.example' };

const lines: string[] = [];
const log = createLog({ destination: { write: (line) => void lines.push(line) } });

interface Caught {
  readonly recipients: readonly string[];
  readonly raw: string;
  readonly mail: Email;
}
const caught: Caught[] = [];
let failures = 0;
const catcher = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  onRcptTo: ({ address }, _session, answer) => {
    if (address.startsWith('unknown')) return answer(Object.assign(new Error('no such user'), { responseCode: 550 }));
    if (failures-- > 0) return answer(Object.assign(new Error('try later'), { responseCode: 451 }));
    return answer();
  },
  onData: (stream, session, done) => {
    const keep = async (): Promise<void> => {
      const raw = Buffer.concat((await stream.toArray()) as Buffer[]);
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      caught.push({ recipients, raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) });
    };
    callbackify(keep)(done);
  },
});
let smtpUrl = '';

const unasked = createUnasked({ dataKey, publicUrl: 'https://m4u.example' });
const services = { from, dataKey, log, unasked, db };

const closers: (() => void | Promise<void>)[] = [];
const start = async (options: Pick<MailOptions, 'smtpUrl' | 'outbox'>) => {
  const jobs = createJobs({ pool, log });
  const mail = createMail({ ...options, ...services, jobs });
  await jobs.start();
  closers.push(
    () => jobs.stop(),
    () => mail.close(),
  );
  return mail;
};

before(async () => {
  await new Promise<void>((listening) => void catcher.listen(0, '127.0.0.1', listening));
  const address = catcher.server.address();
  assert.ok(address && typeof address === 'object');
  smtpUrl = `smtp://127.0.0.1:${address.port}`;
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  caught.length = 0;
  failures = 0;
});
after(async () => {
  await pool.end();
  await database.drop();
  await new Promise<void>((closed) => catcher.close(closed));
});

const until = async (check: () => boolean, what: string) => {
  for (let tries = 0; !check(); tries++) {
    assert.ok(tries < 1500, `timed out: ${what}`);
    await wait(10);
  }
};

describe('mail by SMTP', () => {
  test('arrives with Vietnamese words intact, in text and HTML', async () => {
    const mail = await start({ smtpUrl });
    assert.equal(mail.way, 'smtp');
    assert.ok(await mail.check());
    const letter = verifyCode('VN', { code: '041926', minutes: 10 });
    const to = { name: 'Nguyễn Thị Đức', address: 'duc@example.vn' };
    await inTransaction(db, (tx) => mail.send(tx, { to, ...letter }));
    await until(() => caught.length === 1, 'the message');
    const [{ mail: message, recipients } = assert.fail()] = caught;
    assert.equal(message.subject, 'Mã xác minh tài khoản M4U');
    assert.deepEqual(message.from, from);
    assert.deepEqual(message.to, [to]);
    assert.deepEqual(recipients, ['duc@example.vn']);
    assert.match(message.text ?? '', /041926/);
    assert.match(
      message.html ?? '',
      /lang="vi"[\s\S]*<strong>041926<\/strong>[\s\S]*kể cả người tự xưng thuộc đội ngũ M4U/,
    );
    assert.match(message.messageId ?? '', /^<[\da-f-]{36}@m4u\.example>$/);
  });

  test('has its pictures within, each by its name', async () => {
    const mail = await start({ smtpUrl });
    const png = Buffer.from('not quite a picture');
    const picture = { cid: 'vietqr', alt: 'Mã "VietQR"', png: png.toString('base64'), size: 240 };
    const letter = writeLetter('VN', 'Thanh toán', ['Quét mã này:', { picture }]);
    await inTransaction(db, (tx) => mail.send(tx, { to: { address: 'an@example.vn' }, ...letter }));
    await until(() => caught.length === 1, 'the message');
    const [{ mail: message } = assert.fail()] = caught;
    assert.match(message.html ?? '', /<img src="cid:vietqr" alt="Mã &quot;VietQR&quot;" width="240" height="240"/);
    assert.doesNotMatch(message.text ?? '', /vietqr/i);
    const [part = assert.fail(), ...more] = message.attachments;
    assert.deepEqual(
      [part.contentId, part.mimeType, part.disposition, part.filename, more.length],
      ['<vietqr>', 'image/png', 'inline', 'vietqr.png', 0],
    );
    assert.deepEqual(Buffer.from(part.content as ArrayBuffer), png);
  });

  test('lets line breaks in subject and names add no header, and commas no recipient', async () => {
    const mail = await start({ smtpUrl });
    const trap = 'Chào\r\nBcc: thief@example.com\r\n\r\nbody';
    const to = { name: 'An, thief@example.com\r\nBcc: thief@example.com', address: 'an@example.vn' };
    await inTransaction(db, (tx) => mail.send(tx, { to, subject: trap, text: 'a', html: '<p>a</p>' }));
    await until(() => caught.length === 1, 'the message');
    const [{ raw, recipients, mail: message } = assert.fail()] = caught;
    assert.deepEqual(recipients, ['an@example.vn']);
    assert.doesNotMatch(raw, /^bcc:/im);
    assert.deepEqual([message.to?.length, message.bcc?.length ?? 0], [1, 0]);
    assert.match(message.subject ?? '', /^Chào/);

    const plainMail = { to: { address: 'an@example.vn' }, subject: 'a', text: 'a', html: 'a' };
    const onBehalfOf = 'Gốm Mộc\r\nBcc: thief@example.com';
    const replyTo = { name: 'Mộc, thief@example.com\r\nBcc: thief@example.com', address: 'moc@example.vn' };
    await inTransaction(db, (tx) => mail.send(tx, { ...plainMail, onBehalfOf, replyTo }));
    await until(() => caught.length === 2, 'the reply');
    const [, reply = assert.fail()] = caught;
    assert.deepEqual(reply.recipients, ['an@example.vn']);
    assert.doesNotMatch(reply.raw, /^(bcc|auto-submitted):/im);
    assert.equal(reply.mail.from?.address, from.address);
    assert.deepEqual(
      reply.mail.replyTo?.map(({ address }) => address),
      ['moc@example.vn'],
    );

    const two = { to: { address: 'a@example.vn, b@example.vn' }, subject: 'a', text: 'a', html: 'a' };
    await assert.rejects(inTransaction(db, (tx) => mail.send(tx, two)));
  });

  test('puts the name of the person it is sent for in quotes behind our name', async () => {
    const mail = await start({ smtpUrl });
    const letter = { subject: 'a', text: 'a', html: 'a' };
    const onBehalfOf = 'Ngân hàng”: vào evil.com\u202e ngay';
    await inTransaction(db, (tx) => mail.send(tx, { to: { address: 'an@example.vn' }, onBehalfOf, ...letter }));
    await until(() => caught.length === 1, 'the message');
    const sender = { name: 'M4U Việt Nam “Ngân hàng’: vào evil. com ngay”', address: from.address };
    assert.deepEqual(caught[0]?.mail.from, sender);
  });

  test('unasked mail has a one-click way out and stops once its reader takes it', async () => {
    const mail = await start({ smtpUrl });
    const by = { kind: 'group', id: '019a0000-0000-7000-8000-000000000001' } as const;
    const to = { address: 'La+quan@example.vn' };
    const write = ({ stop }: OptOutLinks) => ({ subject: 'Lời mời', text: stop, html: stop });
    await inTransaction(db, (tx) => mail.sendUnasked(tx, { to, by }, write));
    await until(() => caught.length === 1, 'the invitation');
    const headers = Object.fromEntries((caught[0]?.mail.headers ?? []).map(({ key, value }) => [key, value]));
    const [, token = ''] =
      /^<https:\/\/m4u\.example\/unasked\/([\w-]+)>$/.exec(headers['list-unsubscribe'] ?? '') ?? [];
    assert.equal(headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
    assert.equal(caught[0]?.mail.text?.trim(), `https://m4u.example/unasked/${token}`);
    assert.deepEqual(unasked.read(token), { hash: unasked.hashOf('la@example.vn'), by });
    assert.equal(unasked.read(`${token.slice(0, -1)}!`), undefined);

    // The mail is already queued when its reader opts out.
    await inTransaction(db, async (tx) => {
      await mail.sendUnasked(tx, { to, by }, write);
      await unasked.suppress(tx, unasked.hashOf(to.address), new Date());
    });
    const { rows } = await pool.query('select hash from suppressed_addresses');
    assert.doesNotMatch(JSON.stringify(rows), /la|example/);
    await inTransaction(db, (tx) => mail.sendUnasked(tx, { to: { address: 'la@example.vn' }, by }, write));
    const letter = verifyCode('VN', { code: '041926', minutes: 10 });
    await inTransaction(db, (tx) => mail.send(tx, { to: { address: 'la@example.vn' }, ...letter }));
    await until(() => caught.length === 2, 'the code');
    await waitUntilQuiet(database, 'mail.send');
    assert.match(caught[1]?.mail.text ?? '', /041926/);
    assert.equal(caught.length, 2);
  });

  test('is retried with the same Message-ID, but not after a permanent refusal', async () => {
    const mail = await start({ smtpUrl });
    const letter = passwordChangedLetter('EN', { moment: new Date(0), resetLink: 'https://m4u.example/x' });
    failures = 1;
    await inTransaction(db, (tx) => mail.send(tx, { to: { address: 'an@example.vn' }, ...letter }));
    assertBackoff(await bringJobsForward(database, 'mail.send'), 5);
    await until(() => caught.length === 1, 'the second attempt');
    const [tried] = (await pool.query(`select id from jobs.job where name = 'mail.send' and retry_count = 1`)).rows;
    assert.equal(caught[0]?.mail.messageId, `<${(tried as { id: string }).id}@m4u.example>`);

    await inTransaction(db, (tx) => mail.send(tx, { to: { address: 'unknown@example.vn' }, ...letter }));
    await until(() => lines.some((line) => line.includes('"response":550')), 'the refusal');
    const { rows } = await pool.query(
      `select state, retry_count from jobs.job where name = 'mail.send' and state <> 'completed' and state <> 'active'`,
    );
    assert.deepEqual(rows, []);
  });

  test('leaves no code in the queue or the log', async () => {
    const mail = await start({ smtpUrl });
    const letter = resetCode('VN', { code: '730284', minutes: 10 });
    await inTransaction(db, (tx) => mail.send(tx, { to: { address: 'hush@example.vn' }, ...letter }));
    await until(() => caught.length === 1, 'the message');
    const { rows } = await pool.query('select * from jobs.job');
    assert.ok(rows.length > 0);
    assert.doesNotMatch(JSON.stringify(rows), /730284|hush/);
    assert.doesNotMatch(lines.join(''), /730284|hush/);
  });

  test('a wrong SMTP_URL stops the start', () => {
    const jobs = createJobs({ pool, log });
    assert.throws(() => createMail({ ...services, smtpUrl: 'mail.example.vn:25', jobs }), /SMTP_URL must look like/);
  });
});

describe('mail without SMTP', () => {
  test('stays in the outbox, newest first, up to its limit', async () => {
    const clock = fixedClock('2026-11-20T08:00:00Z');
    const outbox = createOutbox({ limit: 2, clock });
    const mail = await start({ outbox });
    for (const code of ['111111', '222222', '333333']) {
      clock.advance(1000);
      const letter = verifyCode('EN', { code, minutes: 10 });
      await inTransaction(db, (tx) => mail.send(tx, { to: { address: 'an@example.vn' }, ...letter }));
      await until(() => outbox.list()[0]?.text.includes(code) ?? false, code);
    }
    assert.deepEqual(
      outbox.list().map(({ sentAt, kind, to }) => [sentAt.toISOString(), kind, to]),
      [
        ['2026-11-20T08:00:03.000Z', 'mail', 'an@example.vn'],
        ['2026-11-20T08:00:02.000Z', 'mail', 'an@example.vn'],
      ],
    );
  });

  test('is dropped without an outbox, with a warning that does not quote it', async () => {
    const mail = await start({});
    assert.equal(mail.way, 'none');
    const letter = verifyCode('VN', { code: '555123', minutes: 10 });
    await inTransaction(db, (tx) => mail.send(tx, { to: { address: 'an@example.vn' }, ...letter }));
    await until(() => lines.some((line) => line.includes('no SMTP_URL')), 'the warning');
    assert.doesNotMatch(lines.join(''), /555123/);
  });
});

test('letters escape their values and show times in Vietnam', () => {
  const moment = new Date('2026-11-19T18:05:00Z');
  const hostile = verifyCode('VN', { code: '<script>alert(1)</script> & "Chrome"', minutes: 10 });
  assert.doesNotMatch(hostile.html, /<script>/);
  assert.match(hostile.html, /&lt;script&gt;/);
  const { html, text } = passwordChangedLetter('VN', {
    moment,
    resetLink: 'https://m4u.example/action/setting?a=1&b=2',
  });
  assert.match(html, /href="https:\/\/m4u\.example\/action\/setting\?a=1&amp;b=2"/);
  assert.match(text, /01:05/);
  assert.match(text, /20\/11\/2026/);
});
