import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
// An independent writer of such codes verifies the reader.
import { QRPay } from 'vietnam-qr-pay';
import type { ContactCard } from './scan.card.ts';
import type { PaymentCode } from './scan.payment.ts';
import { toScannedEntry } from './scan.entry.ts';
import { readScan, type Scan } from './scan.ts';
import { EntryDraft } from './schema.ts';

const origins = ['https://m4u.vn'];
const read = (text: string): Scan => readScan(text, origins);
const kinds = (texts: readonly string[]): string[] => texts.map((text) => `${read(text).kind}: ${text}`);
const all = (kind: Scan['kind'], texts: readonly string[]): void =>
  assert.deepEqual(
    kinds(texts),
    texts.map((text) => `${kind}: ${text}`),
  );

const member = '01980000-0000-7000-8000-000000000001';

suite('addresses of this site', () => {
  test('reads the id or short link of a page from any spelling of its address', () => {
    for (const text of [
      'https://m4u.vn/me/my-duyen',
      'http://m4u.vn/me/my-duyen',
      'HTTPS://WWW.M4U.VN/ME/MY-DUYEN',
      'https://m4u.vn:443/me/my-duyen/',
      'm4u.vn/me/my-duyen',
      'www.m4u.vn/smc/my-duyen',
      '  https://m4u.vn/fme/my-duyen?utm_source=card#contacts\n',
      'https://m4u.vn/x/../me/my-duyen',
      'https://m4u.vn/me/my%2Dduyen',
    ]) {
      const scan = read(text);
      assert.equal(scan.kind === 'own' && `${scan.of} ${scan.id}`, 'page my-duyen', text);
    }
    for (const first of ['me', 'mbg', 'agency', 'fme', 'new-me', 'new-mbg', 'links', 'blog', 'cv']) {
      const scan = read(`https://m4u.vn/${first}/${member}`);
      assert.equal(scan.kind === 'own' && scan.id, member);
    }
  });

  test('distinguishes printed cards, pages and other addresses of this site', () => {
    assert.deepEqual(read('https://m4u.vn/mrd/A1b2'), { kind: 'own', of: 'card', id: 'a1b2', path: '/mrd/A1b2' });
    assert.equal((read('https://m4u.vn/verify/77') as { of: string }).of, 'card');
    for (const path of [
      '/',
      '/login?returnTo=/me/x',
      '/wedding/anh-tuyet',
      `/me/posts/${member}`,
      '/me/a%2Fb',
      '/me/%E0%A4%A',
      '/me/..%2f..%2fadmin',
    ])
      assert.deepEqual(read(`https://m4u.vn${path}`), { kind: 'own', of: 'other', id: '', path }, path);
  });

  test('returns a path that stays on this site', () => {
    const scan = read('https://m4u.vn//evil.example/me/x');
    assert.equal(scan.kind === 'own' && scan.path, '/evil.example/me/x');
    assert.equal((read('https://m4u.vn/\\\\evil.example') as { path: string }).path, '/evil.example');
  });

  test('treats look-alike domains as other sites with warnings', () => {
    const warnings = (text: string) => {
      const scan = read(text);
      return scan.kind === 'address' ? [scan.domain, ...scan.warnings] : scan.kind;
    };
    assert.deepEqual(warnings('https://m4u.vn@evil.example/me/x'), ['evil.example', 'hidden-domain', 'look-alike']);
    assert.deepEqual(warnings('https://m4u.vn%2F@evil.example'), ['evil.example', 'hidden-domain', 'look-alike']);
    assert.deepEqual(warnings('https://user:pass@m4u.vn/me/x'), ['m4u.vn', 'hidden-domain', 'look-alike']);
    assert.deepEqual(warnings('https://m4u.vn.evil.example'), ['m4u.vn.evil.example', 'look-alike']);
    assert.deepEqual(warnings('https://rn4u.vn/me/x'), ['rn4u.vn', 'look-alike']);
    assert.deepEqual(warnings('https://m4υ.vn/me/x'), ['xn--m4-2bc.vn', 'foreign-letters']);
    assert.deepEqual(warnings('https://xn--m4-2bc.vn'), ['xn--m4-2bc.vn', 'foreign-letters']);
    assert.deepEqual(warnings('https://m4u.vn:8443/me/x'), ['m4u.vn', 'look-alike', 'unusual-port']);
    assert.deepEqual(warnings('https://m4u.vn./me/x'), ['m4u.vn.', 'look-alike']);
    assert.deepEqual(warnings('http://3232235777/'), ['192.168.1.1', 'number', 'not-encrypted']);
    assert.deepEqual(warnings('http://[::1]:8080/'), ['[::1]', 'number', 'not-encrypted', 'unusual-port']);
    assert.deepEqual(warnings('https://ｍ４ｕ.example/'), ['m4u.example', 'look-alike']);
    assert.deepEqual(warnings('https://evil.example/#https://m4u.vn/me/x'), ['evil.example']);
    assert.deepEqual(warnings('https://evil.example/?u=https://m4u.vn/me/x'), ['evil.example']);
    assert.deepEqual(warnings('https://evil.example\\@m4u.vn/me/x'), ['evil.example']);
    assert.deepEqual(warnings('www.evil.example/m4u.vn'), ['www.evil.example']);
  });

  test('treats API addresses, which can redirect, as other addresses', () => {
    all('address', ['https://m4u.vn/api/members/openLink/x/y', 'https://m4u.vn//API/members']);
  });

  test('compares the port for a local site', () => {
    const local = ['http://127.0.0.1:3000'];
    assert.equal(readScan('http://127.0.0.1:3000/me/my-duyen', local).kind, 'own');
    assert.equal(readScan('http://127.0.0.1:3001/me/my-duyen', local).kind, 'address');
    assert.equal(readScan('https://evil.example', local).kind, 'address');
  });
});

suite('text that is no link', () => {
  test('includes other schemes and invalid addresses', () => {
    all('text', [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(document.domain)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:msgbox(1)',
      'intent://scan/#Intent;scheme=zxing;end',
      'blob:https://m4u.vn/x',
      'file:///etc/passwd',
      'view-source:https://m4u.vn',
      'market://details?id=x',
      'https:evil.example',
      'https:/evil.example',
      'https:///evil.example',
      'https:\\\\evil.example',
      '//evil.example/me/x',
      'https://m4u.vn\n.evil.example/me/x',
      'https://evil\t.example',
      'https://',
      'https://a b.example',
      'evil.example/me/x',
      'm4u.vn@evil.example/me',
      'tel:*%2306%23',
      'tel:*123#',
      'tel:%2A%2306%23',
      'tel:javascript:alert(1)',
      'mailto:',
      'mailto:a@example.com,b@example.com',
      'sms:;body=x',
      'geo:200,10',
      'geo:10,1e9',
      'WIFI:T:WPA;P:x;;',
      'BEGIN:VCARD\nEND:VCARD',
      'MECARD:;;',
      '',
      ' \n ',
    ]);
  });

  test('contains no bidirectional control characters', () => {
    assert.deepEqual(read('a\u202Emoc.live\u202C b'), { kind: 'text', text: 'amoc.live b' });
  });

  test('reads any content without an error or a link with another scheme', () => {
    const parts = fc.constantFrom(...'https:// m4u.vn @ : / \\ # ? 000201 38 6304 0 MECARD: WIFI: ; N: \n'.split(' '));
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(fc.oneof(parts, fc.string())).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const scan = read(text);
        if (scan.kind === 'address') assert.match(scan.address, /^https?:\/\//);
        if (scan.kind === 'own') assert.equal(new URL(scan.path, 'https://m4u.vn').origin, 'https://m4u.vn');
        if (scan.kind === 'card') assert.match(scan.website, /^(https?:\/\/|$)/i);
      }),
      { numRuns: 1000 },
    );
  });
});

suite('payment codes', () => {
  const code = (options: Partial<Parameters<typeof QRPay.initVietQR>[0]> = {}): string =>
    QRPay.initVietQR({ bankBin: '970436', bankNumber: '0123456789', ...options }).build();

  test('reads bank, account, amount and note', () => {
    const once = read(code({ amount: '250000', purpose: 'Ung ho lop 12A' })) as PaymentCode;
    assert.equal(once.bank?.shortName, 'Vietcombank');
    assert.deepEqual(
      { ...once, bank: null },
      {
        kind: 'payment',
        intact: true,
        bank: null,
        bin: '970436',
        account: '0123456789',
        isCard: false,
        holder: '',
        amount: 250_000,
        note: 'Ung ho lop 12A',
        once: true,
      },
    );
    const many = read(code()) as PaymentCode;
    assert.deepEqual([many.amount, many.note, many.once], [null, '', false]);
  });

  test('reads a note with diacritics, with lengths in characters or bytes', () => {
    assert.equal((read(code({ purpose: 'Ủng hộ lớp' })) as PaymentCode).note, 'Ủng hộ lớp');
    const inBytes = (id: string, value: string) =>
      id + String(new TextEncoder().encode(value).length).padStart(2, '0') + value;
    const text = `0002010102115303704${inBytes('62', inBytes('08', 'Ủng hộ'))}6304`;
    assert.equal((read(text + QRPay.genCRCCode(text)) as PaymentCode).note, 'Ủng hộ');
  });

  test('keeps the name of the receiver and an unknown bank', () => {
    const pay = QRPay.initVietQR({ bankBin: '999999', bankNumber: '1', amount: '1' });
    pay.merchant.name = 'NGUYEN THI ANH TUYET';
    const scan = read(pay.build()) as PaymentCode;
    assert.deepEqual([scan.bank, scan.bin, scan.holder], [null, '999999', 'NGUYEN THI ANH TUYET']);
  });

  test('reads a merchant code without an account', () => {
    const options = {
      merchantId: '0102154778',
      merchantName: 'TUGIACOMPANY',
      store: 'TU GIA',
      terminal: 'T1',
      amount: '12000',
    };
    const scan = read(QRPay.initVNPayQR(options).build()) as PaymentCode;
    assert.deepEqual([scan.intact, scan.account, scan.holder, scan.amount], [true, '', 'TUGIACOMPANY', 12_000]);
  });

  test('reports a wrong checksum and returns no other field', () => {
    const changed = code({ amount: '250000' }).replace('250000', '950000');
    assert.deepEqual(
      [changed, code().slice(0, -1), `${code()}0`, '00020101'].map((text) => {
        const { intact, account, amount } = read(text) as PaymentCode;
        return { intact, account, amount };
      }),
      Array.from({ length: 4 }, () => ({ intact: false, account: '', amount: null })),
    );
    assert.equal((read(code().slice(0, -4) + code().slice(-4).toLowerCase()) as PaymentCode).intact, true);
  });

  test('ignores invalid fields despite a right checksum', () => {
    for (const body of [
      '00020138xx5A6304',
      '000201380700xxABC6304',
      '000201389900A0000007276304',
      '00020100020138000000006304',
      '0002015303704540312-6304',
    ]) {
      const { intact, account, amount } = read(body + QRPay.genCRCCode(body)) as PaymentCode;
      assert.deepEqual([account, amount], ['', null], `${body} ${intact}`);
    }
  });

  test('ignores amounts in other currencies', () => {
    const pay = QRPay.initVietQR({ bankBin: '970436', bankNumber: '1', amount: '100' });
    pay.currency = '840';
    assert.equal((read(pay.build()) as PaymentCode).amount, null);
  });
});

suite('contact cards', () => {
  const card = (text: string): ContactCard => read(text) as ContactCard;

  test('reads a vCard with folded lines, groups and escapes', () => {
    const text = [
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Nguyễn;Tuyết;Thị Ánh;;',
      'FN;CHARSET=UTF-8:Nguyễn Thị Ánh',
      '  Tuyết',
      'ORG:Gốm Mộc\\, Nhiên;Phòng kinh doanh',
      'TITLE:Giám đốc',
      'item1.TEL;TYPE=CELL:+84 912 345 678',
      'TEL;VALUE=uri:tel:+84-28-3822-9999',
      'EMAIL;TYPE=INTERNET:anh.tuyet@example.com',
      'ADR;TYPE=WORK:;;12 Lê Lợi;Huế;;;Việt Nam',
      'URL:javascript:alert(1)',
      'URL:https://m4u.vn/smc/anh-tuyet',
      'NOTE:Dòng một\\nDòng hai',
      'END:VCARD',
    ].join('\r\n');
    assert.deepEqual(card(text), {
      kind: 'card',
      name: 'Nguyễn Thị Ánh Tuyết',
      organization: 'Gốm Mộc, Nhiên, Phòng kinh doanh',
      title: 'Giám đốc',
      phones: ['+84 912 345 678', '+84-28-3822-9999'],
      emails: ['anh.tuyet@example.com'],
      website: 'https://m4u.vn/smc/anh-tuyet',
      address: '12 Lê Lợi, Huế, Việt Nam',
      note: 'Dòng một Dòng hai',
    });
  });

  test('builds a missing full name in Vietnamese order', () => {
    assert.equal(card('BEGIN:VCARD\nN:Trần;Bảo;Quốc;;\nEND:VCARD').name, 'Trần Quốc Bảo');
    assert.equal(card('BEGIN:VCARD\nORG:Mộc Nhiên\nTEL:0912345678\nEND:VCARD').name, 'Mộc Nhiên');
  });

  test('decodes quoted-printable values', () => {
    const text =
      'BEGIN:VCARD\r\nVERSION:2.1\r\nFN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:Nguy=E1=BB=85n =\r\nTh=E1=BB=8B\r\nTEL:0912345678\r\nEND:VCARD';
    assert.equal(card(text).name, 'Nguyễn Thị');
  });

  test('reads a MECARD', () => {
    const scan = card(
      'MECARD:N:Trần,Quốc Bảo;TEL:0912345678;TEL:0987654321;EMAIL:bao@example.com;ORG:A\\;B;URL:ftp://x;;',
    );
    assert.equal(scan.name, 'Trần Quốc Bảo');
    assert.deepEqual(scan.phones, ['0912345678', '0987654321']);
    assert.deepEqual([scan.organization, scan.website], ['A;B', '']);
  });
});

suite('other codes', () => {
  test('reads phone numbers, e-mail addresses, Wi-Fi networks and places', () => {
    assert.deepEqual(read('TEL:+84 912 345 678'), { kind: 'phone', number: '+84 912 345 678', text: '' });
    assert.deepEqual(read('smsto:0912345678:Xin chào'), { kind: 'sms', number: '0912345678', text: 'Xin chào' });
    assert.deepEqual(read('sms:8x85?body=x').kind, 'text');
    assert.deepEqual(read('sms:8185?body=NAP%20500'), { kind: 'sms', number: '8185', text: 'NAP 500' });
    assert.deepEqual(read('mailto:a%40example.com?bcc=b@example.com'), { kind: 'email', email: 'a@example.com' });
    assert.deepEqual(read('MATMSG:TO:a@example.com;SUB:x;BODY:y;;'), { kind: 'email', email: 'a@example.com' });
    assert.deepEqual(read('WIFI:S:Cà phê \\;Mộc;T:WPA;P:mật\\:khẩu;H:true;;'), {
      kind: 'wifi',
      network: 'Cà phê ;Mộc',
      password: 'mật:khẩu',
      isOpen: false,
    });
    assert.deepEqual(read('geo:16.0678,108.2208?q=x'), { kind: 'place', latitude: 16.0678, longitude: 108.2208 });
    assert.deepEqual(read('Số bàn 12'), { kind: 'text', text: 'Số bàn 12' });
  });
});

suite('phonebook entry of a scan', () => {
  test('is valid input of the API for any content', () => {
    const characters = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('0912345678', '+84 912', 'a@example.com', 'ẫ\u0301', '\u200b'),
    );
    const texts = fc.oneof(
      fc
        .tuple(characters, characters, characters, characters)
        .map(
          ([name, phone, email, note]) =>
            `BEGIN:VCARD\nFN:${name}\nTEL:${phone}\nEMAIL:${email}\nNOTE:${note}\nTITLE:${note.repeat(300)}\nEND:VCARD`,
        ),
      characters.map((number) => `tel:${number}`),
      characters.map((email) => `mailto:${email}`),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const entry = toScannedEntry(read(text));
        if (!entry) return;
        const { success, error } = EntryDraft.safeParse({ ...entry, source: 'scan', clientId: 'scan-00000000' });
        assert.ok(success, `${JSON.stringify(entry)} ${error?.message}`);
      }),
      { numRuns: 400 },
    );
  });

  test('keeps thirty combining marks of a letter', () => {
    const entry = toScannedEntry(read(`BEGIN:VCARD\nFN:Ánh\nTITLE:o${'\u0302'.repeat(300)}\nEND:VCARD`));
    assert.equal(entry?.title, `ô${'\u0302'.repeat(30)}`);
    assert.ok(EntryDraft.safeParse({ ...entry, source: 'scan', clientId: 'scan-00000000' }).success);
  });

  test('drops invalid values and keeps the others', () => {
    const entry = toScannedEntry(
      read('BEGIN:VCARD\nFN:Ánh\nTEL:0912 345 678\nTEL:ext\nEMAIL:a@example.com\nEMAIL:x\nEND:VCARD'),
    );
    assert.deepEqual([entry?.name, entry?.phones, entry?.emails], ['Ánh', ['0912 345 678'], ['a@example.com']]);
    assert.deepEqual(toScannedEntry(read('tel:0912345678')), { name: '0912345678', phones: ['0912345678'] });
    assert.equal(toScannedEntry(read('https://evil.example')), undefined);
  });
});
