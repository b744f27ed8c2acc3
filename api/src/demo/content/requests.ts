import type { RequestKind } from '@m4u/contract/commerce/order/request.rules';

/** What a member of the demo asks a group for, and what became of it, a day each. */
export interface DemoRequest {
  readonly by: string;
  /** The group, and the title of its product. */
  readonly of: string;
  readonly product: string;
  readonly kind: RequestKind;
  readonly quantity: number;
  readonly note: string;
  readonly phone: string;
  readonly ago: number;
  readonly steps: readonly (
    | { readonly deed: 'confirm'; readonly by: string; readonly note: string }
    | { readonly deed: 'quote'; readonly by: string; readonly amount: number; readonly words: string }
  )[];
}

/** Requests in various states; the numbers are nobody's. */
export const requests: readonly DemoRequest[] = [
  {
    by: 'hai',
    of: 'gom-moc-nhien',
    product: 'Bộ ấm chén bốn người, men ngọc',
    kind: 'order',
    quantity: 2,
    note: 'Gói quà giúp tôi, cuối tuần tôi ghé lấy.',
    phone: '0905000661',
    ago: 1,
    steps: [],
  },
  {
    by: 'bao',
    of: 'gom-moc-nhien',
    product: 'Quà tặng doanh nghiệp: ấm khắc dấu, hộp giấy dó',
    kind: 'quote',
    quantity: 30,
    note: 'Làm quà tặng khách cuối năm, có in tên công ty dưới đáy.',
    phone: '0905000662',
    ago: 4,
    steps: [
      {
        deed: 'quote',
        by: 'duyen',
        amount: 21_500_000,
        words: 'Đã gồm khắc tên và hộp giấy. Ba tuần sau khi xác nhận thì giao.',
      },
    ],
  },
  {
    by: 'duyen',
    of: 'sao-khue-so',
    product: 'Máy quầy Khuê Mini: màn hình, máy in và két trong một',
    kind: 'order',
    quantity: 1,
    note: 'Cho quầy ở hội chợ.',
    phone: '0905000663',
    ago: 6,
    steps: [{ deed: 'confirm', by: 'bao', note: 'Có sẵn, mai chúng tôi mang tới xưởng.' }],
  },
];
