import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Context } from '../../../platform/context.ts';
import { disposition } from '../../../platform/http/message/disposition.ts';
import { getCardPhoto } from '../../upload/service.ts';
import { pageUrl, type AnyPage } from '../service.ts';
import { formatVcard } from './vcard.rules.ts';

/** The contact card of a page, limited to what the reader may see. The download is counted for members and groups. */
export const downloadVcard = async (ctx: Context, page: AnyPage, version: '3' | '4' = '3'): Promise<FileAnswer> => {
  const { kind, id } = page.owner;
  if (kind !== 'agency') ctx.tracker.count(ctx, { owner: { kind, id }, kind: 'save-contact', value: 'vcard' });
  return {
    body: formatVcard({ page, address: pageUrl(ctx, page), photo: await getCardPhoto(ctx, page.picture) }, version),
    headers: { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': disposition(page.name, 'vcf') },
  };
};
