import type { FileAnswer } from '@m4u/contract/http/endpoint';
import type { Context } from '../../../platform/context.ts';
import { disposition } from '../../../platform/http/message/disposition.ts';
import { cardPhoto } from '../../upload/service.ts';
import { pageUrl, type Page } from '../service.ts';
import { cardText } from './vcard.rules.ts';

/** The contact card of a page, limited to what the reader may see. The download is counted. */
export const vcard = async (ctx: Context, page: Page, version: '3' | '4' = '3'): Promise<FileAnswer> => {
  ctx.tracker.count(ctx, { owner: page.owner, kind: 'save-contact', value: 'vcard' });
  return {
    body: cardText({ page, address: pageUrl(ctx, page), photo: await cardPhoto(ctx, page.picture) }, version),
    headers: { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': disposition(page.name, 'vcf') },
  };
};
