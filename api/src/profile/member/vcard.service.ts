import type { FileAnswer } from '@m4u/contract/endpoint';
import { linkFrom } from '@m4u/contract/profile/member.link';
import type { Context } from '../../platform/context.ts';
import { cardPhoto } from '../upload/service.ts';
import { addressOf, type Page } from './page.service.ts';
import { cardText } from './vcard.rules.ts';

/** A file name for a header: an ASCII one for old readers, beside the real one (RFC 6266). */
const disposition = (name: string): string => {
  const real = encodeURIComponent(name.normalize('NFC')).replaceAll(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${linkFrom(name) || 'm4u'}.vcf"; filename*=UTF-8''${real}.vcf`;
};

/** The contact card of a page, with what the reader may see. */
export const vcard = async (ctx: Context, page: Page, version: '3' | '4' = '3'): Promise<FileAnswer> => ({
  body: cardText({ page, address: addressOf(ctx, page), photo: await cardPhoto(ctx, page.picture) }, version),
  headers: { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': disposition(page.name) },
});
