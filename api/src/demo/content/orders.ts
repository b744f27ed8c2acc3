/** A customer whom a demo group wrote down by phone, and who has not said who they are. */
export interface DemoCustomer {
  readonly key: string;
  readonly group: string;
  readonly by: string;
  readonly name: string;
  readonly phone: string;
  readonly note: string;
  readonly ago: number;
}

/** How a demo group gives points, set so many days ago. */
export interface DemoGiving {
  readonly group: string;
  readonly by: string;
  /** Percent. */
  readonly rate: number;
  readonly expiryMonths: number | null;
  readonly ago: number;
}

/** An invoice of a demo group, or points given (`add`) and taken (`minus`) without one; money in VND. */
export interface DemoOrder {
  readonly group: string;
  readonly by: string;
  /** A member, or one of the customers here. */
  readonly buyer: string;
  readonly ago: number;
  readonly invoice?: string;
  readonly value?: number;
  readonly discount?: number;
  readonly code?: string;
  readonly points?: number;
  readonly plain?: 'add' | 'minus';
  readonly note?: string;
  /** What was done about it, so many days ago. */
  readonly after?: { readonly ago: number; readonly reason: string; readonly value?: number; readonly cancel?: true };
}

export const customers: readonly DemoCustomer[] = [
  {
    key: 'chị Thơm',
    group: 'gom-moc-nhien',
    by: 'duyen',
    name: 'Chị Thơm chợ Bà Hoa',
    phone: '+84900000041',
    note: 'Hay lấy bát ăn cơm, gói riêng từng chục',
    ago: 95,
  },
];

export const givings: readonly DemoGiving[] = [
  { group: 'gom-moc-nhien', by: 'duyen', rate: 3, expiryMonths: 12, ago: 360 },
  { group: 'sen-thap-muoi', by: 'lan', rate: 2, expiryMonths: null, ago: 200 },
];

/** The oldest first. */
export const orders: readonly DemoOrder[] = [
  { group: 'gom-moc-nhien', by: 'duyen', buyer: 'khanh', ago: 349, invoice: 'GM-0018', value: 2_400_000 },
  { group: 'gom-moc-nhien', by: 'duyen', buyer: 'tuan', ago: 170, invoice: 'GM-0127', value: 1_150_000 },
  { group: 'sen-thap-muoi', by: 'lan', buyer: 'duyen', ago: 120, invoice: 'ST/31', value: 860_000 },
  {
    group: 'gom-moc-nhien',
    by: 'duyen',
    buyer: 'chị Thơm',
    ago: 94,
    invoice: 'GM-0201',
    value: 1_900_000,
    discount: 50_000,
    note: 'Hai mươi bát men tro',
  },
  { group: 'gom-moc-nhien', by: 'duyen', buyer: 'khanh', ago: 61, invoice: 'GM-0233', value: 3_250_000, points: 40 },
  {
    group: 'gom-moc-nhien',
    by: 'duyen',
    buyer: 'ha',
    ago: 45,
    invoice: 'GM-0240',
    value: 6_800_000,
    after: { ago: 44, reason: 'Gõ thừa một số không', value: 680_000 },
  },
  {
    group: 'gom-moc-nhien',
    by: 'duyen',
    buyer: 'tuan',
    ago: 30,
    plain: 'add',
    points: 20,
    note: 'Mừng sinh nhật khách quen',
  },
  { group: 'sen-thap-muoi', by: 'lan', buyer: 'duyen', ago: 26, invoice: 'ST/58', value: 1_240_000, points: 10 },
  { group: 'gom-moc-nhien', by: 'duyen', buyer: 'ngoc', ago: 21, invoice: 'GM-0252', value: 1_480_000 },
  {
    group: 'gom-moc-nhien',
    by: 'duyen',
    buyer: 'minh',
    ago: 15,
    invoice: 'GM-0255',
    value: 990_000,
    after: { ago: 13, reason: 'Khách trả lại ấm vì nắp rạn', cancel: true },
  },
  { group: 'gom-moc-nhien', by: 'duyen', buyer: 'chị Thơm', ago: 9, invoice: 'GM-0258', value: 720_000, points: 15 },
  { group: 'gom-moc-nhien', by: 'duyen', buyer: 'tuan', ago: 4, invoice: 'GM-0263', value: 1_350_000, code: 'LUADO15' },
  {
    group: 'gom-moc-nhien',
    by: 'duyen',
    buyer: 'khanh',
    ago: 2,
    plain: 'minus',
    points: 25,
    note: 'Đổi một chén trà men lam',
  },
  { group: 'gom-moc-nhien', by: 'duyen', buyer: 'lan', ago: 1, invoice: 'GM-0266', value: 540_000 },
];
