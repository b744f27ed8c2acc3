import { MAXIMUM_AMOUNT } from '@m4u/contract/content/activity/vietqr';
import type { FileAnswer } from '@m4u/contract/http/endpoint';
import { drawVietQr as payBy } from '../../../content/activity/vietqr.service.ts';
import type { Context } from '../../../platform/context.ts';
import { formatTime } from '../../../platform/time/days.ts';
import { fail } from '../../../platform/errors.ts';
import { csvFile } from '../../../platform/http/message/csv.ts';
import { unsealAccount } from './account.service.ts';
import * as queries from './queries.ts';
import { requireManagedPayout } from './permission.service.ts';
import { approvalOf, transferMemo } from './present.service.ts';
import { get } from './service.ts';

const HEADINGS = {
  vi: [
    'Người nhận',
    'Loại',
    'Số tiền (₫)',
    'Điểm',
    'Số khoản hoa hồng',
    'Trạng thái',
    'Ngân hàng',
    'Mã ngân hàng',
    'Số tài khoản',
    'Chủ tài khoản',
    'Nội dung chuyển khoản',
    'Đã trả lúc',
  ],
  en: [
    'Recipient',
    'Type',
    'Amount (VND)',
    'Points',
    'Rewards',
    'Status',
    'Bank',
    'Bank number',
    'Account number',
    'Account holder',
    'Transfer note',
    'Paid at',
  ],
} as const;

const STATES = {
  vi: { waiting: 'Chờ tài khoản', ready: 'Sẵn sàng trả', paid: 'Đã trả', cancelled: 'Đã hủy' },
  en: { waiting: 'Waiting for an account', ready: 'Ready to pay', paid: 'Paid', cancelled: 'Canceled' },
} as const;

const UNITS = { vi: { vnd: 'Tiền', points: 'Điểm' }, en: { vnd: 'Money', points: 'Points' } } as const;

/**
 * Exports the items of a payout as CSV; small, since payees of a payout are limited. Errors: not-found,
 * approval-needed.
 */
export const exportCsv = async (ctx: Context, id: string): Promise<FileAnswer> => {
  const { items, approval } = await get(ctx, id);
  // Banks pay from this file, so it waits for the approval too.
  if (approval === 'waiting') fail('approval-needed');
  const { locale } = ctx;
  const lines = items.map(({ member, unit, amount, rewards, status, account, memo, paidAt }) => [
    member.name,
    UNITS[locale][unit],
    unit === 'vnd' ? String(amount) : '',
    unit === 'points' ? String(amount) : '',
    String(rewards),
    STATES[locale][status],
    account?.bankName ?? '',
    account?.bin ?? '',
    account?.accountNumber ?? '',
    account?.ownerName ?? '',
    unit === 'vnd' ? memo : '',
    paidAt === null ? '' : formatTime(new Date(paidAt)),
  ]);
  return csvFile(`m4u-thuong-${id.slice(-8)}`, [HEADINGS[locale], ...lines]);
};

/**
 * Draws the VietQR code to pay an item. Errors: not-found; approval-needed; wrong-state (points, no account, or
 * cancelled).
 */
export const drawVietQr = async (ctx: Context, itemId: string, format: 'svg' | 'png' = 'svg'): Promise<FileAnswer> => {
  const item = (await queries.findItem(ctx.db, itemId)) ?? fail('not-found');
  if (approvalOf(await requireManagedPayout(ctx, item.payoutId)) === 'waiting') fail('approval-needed');
  const { unit, sealed, status, amount, memberId } = item;
  if (unit !== 'vnd' || !sealed || status === 'cancelled' || amount > MAXIMUM_AMOUNT) return fail('wrong-state');
  const { bin, accountNumber } = unsealAccount(ctx, memberId, sealed);
  const answer = await payBy(ctx, { bin, accountNumber }, { amount, purpose: transferMemo(itemId), format });
  // The code contains a bank account, so no cache may store it.
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'private, no-store' } };
};
