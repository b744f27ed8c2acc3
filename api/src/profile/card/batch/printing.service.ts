import { formatCode } from '@m4u/contract/profile/card/rules';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { requireSignedIn } from '../../../platform/actor.ts';
import type { Context, OfficialAct } from '../../../platform/context.ts';
import { fail } from '../../../platform/errors.ts';
import { csvFile } from '../../../platform/http/message/csv.ts';
import { disposition } from '../../../platform/http/message/disposition.ts';
import { printCards, type PrintedCard } from '../../../platform/print/card-sheet.ts';
import { listCards } from './queries.ts';
import { requireBatch } from './service.ts';
import { activationCode } from '../activation/code.rules.ts';
import { cardUrl, findVisible } from '../service.ts';

const texts = {
  vi: {
    hint: 'Chạm điện thoại vào thẻ hoặc quét mã để mở trang',
    code: 'Mã kích hoạt',
    number: 'Thẻ số',
    card: 'Thẻ M4U',
    headings: ['Số thẻ', 'Địa chỉ'],
  },
  en: {
    hint: 'Hold your phone to the card or scan the code to open the page',
    code: 'Activation code',
    number: 'Card no.',
    card: 'M4U card',
    headings: ['Number', 'Address'],
  },
} as const;

const toPrintedCard = (ctx: Context, card: { id: string; number: number | null; status: string }): PrintedCard => ({
  address: cardUrl(ctx, card.id),
  number: card.number,
  code: card.status === 'blank' ? formatCode(activationCode(ctx.secrets.codeKey, card.id)) : null,
});

/** Renders a sheet of codes, and records it in the audit log, because the sheet activates its cards. */
const printSheet = async (
  ctx: Context,
  title: string,
  cards: readonly PrintedCard[],
  target: OfficialAct['target'],
): Promise<FileAnswer> => {
  const { memberId } = requireSignedIn(ctx);
  await ctx.limits.consume('cardSheetsByMember', memberId);
  const detail = { count: String(cards.length) };
  const body = await printCards({ title, cards, texts: texts[ctx.locale] }, memberId);
  await ctx.transaction((tx) => ctx.audit.record(ctx, tx, { act: 'card.print', target, detail }));
  return {
    body,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': disposition(title, 'pdf'),
      'cache-control': 'no-store',
    },
  };
};

/**
 * Renders the blank cards of a batch with their codes, to print and cut; activated cards are left out. Errors:
 * not-found, wrong-state (no blank card left), rate-limited, unavailable.
 */
export const printBatch = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const { label } = await requireBatch(ctx, id);
  const cards = await listCards(ctx.db, id, ['blank']);
  if (cards.length === 0) fail('wrong-state');
  return printSheet(
    ctx,
    label,
    cards.map((card) => toPrintedCard(ctx, card)),
    { kind: 'batch', id, name: label },
  );
};

/**
 * Renders one card for print, with its code while it is blank. Errors: not-found, wrong-state (retired), rate-limited,
 * unavailable.
 */
export const printCard = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const card = await findVisible(ctx, id);
  if (card.status === 'retired') fail('wrong-state');
  const number = card.batchId === null ? null : card.number;
  const name = [texts[ctx.locale].card, card.batchLabel, number].filter((part) => part !== null).join(' ');
  return printSheet(ctx, name, [toPrintedCard(ctx, { id, number, status: card.status })], { kind: 'card', id });
};

/** Exports number and URL of a batch's cards, except retired ones, as CSV for the chip writer. Errors: not-found. */
export const exportBatch = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const { label } = await requireBatch(ctx, id);
  const cards = await listCards(ctx.db, id, ['blank', 'active', 'frozen']);
  const lines = cards.map((card) => [String(card.number), cardUrl(ctx, card.id)]);
  return csvFile(label, [texts[ctx.locale].headings, ...lines]);
};
