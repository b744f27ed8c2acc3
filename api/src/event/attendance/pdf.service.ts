import { box, type CvLayout, textNode } from '@m4u/contract/content/cv/layout';
import { dayOf } from '@m4u/contract/days';
import { certificatePath, printCertificateNumber } from '@m4u/contract/event/attendance/rules';
import type { AttendanceCertificate } from '@m4u/contract/event/attendance/schema';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Locale } from '@m4u/contract/words';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { networkOf } from '../../platform/limits/address.ts';
import { qrJpeg } from '../../platform/pictures/qr.ts';
import { printDocument } from '../../platform/print/document.ts';
import { verify } from './page.service.ts';

interface Words {
  readonly page: string;
  readonly to: string;
  readonly attended: string;
  readonly number: string;
  readonly issued: string;
  readonly verify: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  vi: {
    page: 'Trang',
    to: 'Trao cho',
    attended: 'đã tham dự',
    number: 'Số',
    issued: 'Cấp ngày',
    verify: 'Quét mã để kiểm tra',
  },
  en: {
    page: 'Page',
    to: 'This certifies that',
    attended: 'attended',
    number: 'No.',
    issued: 'Issued on',
    verify: 'Scan to verify',
  },
};

/** Pixels of the printed QR code. */
const QR_SIZE = 720;

/** Characters of a name from which on it is printed smaller. */
const LONG_NAME = 40;

/** Characters of all texts from which on they are printed smaller: the longest that are allowed fit on one sheet. */
const MANY_CHARACTERS = 320;

const ACCENT = '#8A5A00';

const stylesOf = (isDense: boolean) =>
  ({
    frame: {
      flex: 1,
      borderTopWidth: 6,
      borderBottomWidth: 6,
      borderColor: ACCENT,
      paddingTop: isDense ? 10 : 24,
      paddingBottom: isDense ? 8 : 20,
      justifyContent: 'space-between',
    },
    middle: { alignItems: 'center', rowGap: isDense ? 2 : 6 },
    group: { fontSize: isDense ? 12 : 14, fontWeight: 600, textAlign: 'center', color: '#444444' },
    title: {
      fontSize: isDense ? 22 : 30,
      fontWeight: 700,
      lineHeight: 1.25,
      textAlign: 'center',
      color: ACCENT,
      marginBottom: isDense ? 4 : 10,
    },
    small: { fontSize: isDense ? 11 : 13, lineHeight: 1.3, textAlign: 'center', color: '#444444' },
    name: { fontSize: 34, fontWeight: 700, lineHeight: 1.3, textAlign: 'center' },
    longName: { fontSize: isDense ? 16 : 24, fontWeight: 700, lineHeight: 1.3, textAlign: 'center' },
    event: { fontSize: isDense ? 14 : 18, fontWeight: 600, lineHeight: 1.35, textAlign: 'center' },
    text: { fontSize: isDense ? 10 : 12, lineHeight: 1.5, textAlign: 'center', marginTop: 4 },
    foot: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
    side: { width: '45%', rowGap: 3 },
    signer: { fontSize: isDense ? 11 : 14, fontWeight: 700, lineHeight: 1.3 },
    line: { fontSize: isDense ? 10 : 11, lineHeight: 1.4, color: '#444444' },
    code: { width: '45%', alignItems: 'flex-end', rowGap: 3 },
    qr: { width: 92, height: 92 },
    number: { fontSize: 12, fontWeight: 600, letterSpacing: 1, textAlign: 'right' },
    hint: { fontSize: 10, textAlign: 'right', color: '#444444' },
  }) as const satisfies CvLayout['styles'];

/** A moment as a day in Vietnam: 02/03/2026. */
const formatDay = (moment: string): string => dayOf(new Date(moment)).split('-').toReversed().join('/');

/** The days of an event. */
const formatDays = ({ startsAt, endsAt }: AttendanceCertificate['event']): string => {
  const [first, last] = [formatDay(startsAt), formatDay(endsAt ?? startsAt)];
  return first === last ? first : `${first} – ${last}`;
};

const layOut = (certificate: AttendanceCertificate, holder: string, words: Words): CvLayout => {
  const { event, title, text, signerName, signerRole, issuedAt } = certificate;
  const number = printCertificateNumber(certificate.number);
  const where = [formatDays(event), ...(event.place === '' ? [] : [event.place])].join(' · ');
  const isDense = [title, holder, event.title, where, text].join('').length > MANY_CHARACTERS;
  return {
    styles: stylesOf(isDense),
    page: {
      paddingTop: 30,
      paddingBottom: 30,
      paddingLeft: 54,
      paddingRight: 54,
      fontFamily: 'serif',
      color: '#111111',
    },
    strip: null,
    isLandscape: true,
    body: [
      box('frame', [
        box('middle', [
          textNode('group', event.group.name, { role: 'p' }),
          textNode('title', title, { role: 'h1' }),
          textNode('small', words.to, { role: 'p' }),
          textNode(holder.length > LONG_NAME ? 'longName' : 'name', holder, { role: 'h2' }),
          textNode('small', words.attended, { role: 'p' }),
          textNode('event', event.title, { role: 'p' }),
          textNode('small', where, { role: 'p' }),
          text !== '' && textNode('text', text, { role: 'p' }),
        ]),
        box('foot', [
          box('side', [
            signerRole !== '' && textNode('line', signerRole, { role: 'p' }),
            signerName !== '' && textNode('signer', signerName, { role: 'p' }),
            textNode('line', `${words.issued} ${formatDay(issuedAt)}`, { role: 'p' }),
          ]),
          box('code', [
            { type: 'photo', style: ['qr'], label: `QR ${number}` },
            textNode('number', `${words.number} ${number}`, { role: 'p' }),
            textNode('hint', words.verify, { role: 'p' }),
          ]),
        ]),
      ]),
    ],
  };
};

/**
 * A valid certificate as a PDF of one sheet, whose QR code opens its page. Errors: not-found (also when it is withdrawn),
 * rate-limited, unavailable.
 */
export const printCertificate = async (ctx: Context, typed: string): Promise<FileAnswer> => {
  const certificate = await verify(ctx, typed);
  const holder = certificate.holder ?? fail('not-found');
  await ctx.limits.consume('certificatePdfsByAddress', ctx.request.ip);
  const words = WORDS[ctx.locale];
  const { group } = certificate.event;
  const title = `${certificate.title} ${holder}`;
  const body = await printDocument(
    {
      title,
      author: group.name,
      language: ctx.locale,
      pageWord: words.page,
      layout: layOut(certificate, holder, words),
      photo: await qrJpeg(ctx.config.publicUrl + certificatePath(certificate.number), QR_SIZE),
    },
    { class: 'stranger', by: networkOf(ctx.request.ip), count: () => Promise.resolve() },
  );
  return {
    body,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': disposition(title, 'pdf'),
      'cache-control': 'no-store',
    },
  };
};
