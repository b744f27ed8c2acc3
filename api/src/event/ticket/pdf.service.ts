import { box, type CvLayout, textNode } from '@m4u/contract/content/cv/layout';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Locale } from '@m4u/contract/words';
import type { Context } from '../../platform/context.ts';
import { fail } from '../../platform/errors.ts';
import { disposition } from '../../platform/http/message/disposition.ts';
import { networkOf } from '../../platform/limits/address.ts';
import { qrJpeg } from '../../platform/pictures/qr.ts';
import { printDocument } from '../../platform/print/document.ts';
import { formatTime } from '../../platform/time/days.ts';
import { get } from './page.service.ts';

const WORDS: Readonly<Record<Locale, { readonly ticket: string; readonly page: string; readonly people: string }>> = {
  vi: { ticket: 'Vé', page: 'Trang', people: 'Số người' },
  en: { ticket: 'Ticket', page: 'Page', people: 'People' },
};

/** Pixels of the printed QR code. */
const QR_SIZE = 720;

const styles = {
  title: { fontSize: 26, fontWeight: 700, lineHeight: 1.3 },
  group: { fontSize: 13, marginTop: 4, color: '#555555' },
  qr: { width: 230, height: 230, marginTop: 28, marginBottom: 8 },
  code: { fontSize: 18, fontWeight: 600, letterSpacing: 2 },
  facts: { marginTop: 24, rowGap: 6 },
  name: { fontSize: 20, fontWeight: 700 },
  fact: { fontSize: 13, lineHeight: 1.5 },
} as const satisfies CvLayout['styles'];

/** An issued ticket as a PDF of one sheet, with its QR code. Errors: not-found, rate-limited, unavailable. */
export const printTicket = async (ctx: Context, token: string): Promise<FileAnswer> => {
  const { event, kind, name, seats, code } = await get(ctx, token);
  const { ticket, page: pageWord, people } = WORDS[ctx.locale];
  const letters = code ?? fail('not-found');
  await ctx.limits.consume('ticketPdfsByAddress', ctx.request.ip);
  const time = formatTime(new Date(event.startsAt)).slice(0, 16);
  const title = `${ticket} ${event.title}`;
  const layout: CvLayout = {
    styles,
    page: {
      paddingTop: 56,
      paddingBottom: 56,
      paddingLeft: 56,
      paddingRight: 56,
      fontFamily: 'sans',
      color: '#111111',
    },
    strip: null,
    body: [
      textNode('title', event.title, { role: 'h1' }),
      textNode('group', event.group.name, { role: 'p' }),
      { type: 'photo', style: ['qr'], label: `QR ${letters}` },
      textNode('code', letters, { role: 'p' }),
      box('facts', [
        textNode('name', name, { role: 'h2' }),
        textNode('fact', `${kind.name} · ${people}: ${seats}`, { role: 'p' }),
        textNode('fact', time, { role: 'p' }),
        event.place !== '' && textNode('fact', event.place, { role: 'p' }),
      ]),
    ],
  };
  const body = await printDocument(
    { title, author: event.group.name, language: ctx.locale, pageWord, layout, photo: await qrJpeg(letters, QR_SIZE) },
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
