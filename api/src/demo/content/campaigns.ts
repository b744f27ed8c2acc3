import type {
  CampaignStatus,
  CampaignType,
  Conversion,
  RewardKind,
  Sign,
} from '@m4u/contract/commerce/affiliate/rules';

/** A campaign of the demo; days are counted from the seeding. */
export interface DemoCampaign {
  readonly group: string;
  readonly type: CampaignType;
  readonly title: string;
  readonly content: string;
  readonly per: Conversion;
  readonly kind: RewardKind;
  /** VND, points, or hundredths of a percent. */
  readonly amount: number;
  readonly maximum?: number;
  readonly from: number;
  readonly to?: number;
  readonly quota?: number;
  readonly holdDays: number;
  readonly status: CampaignStatus;
  readonly outstanding?: true;
  readonly sell?: true;
  readonly discount?: true;
  readonly participants?: readonly DemoParticipant[];
}

/** Somebody who takes part: clicks of the days before the seeding, yesterday last, and what was earned. */
export interface DemoParticipant {
  readonly member: string;
  readonly ago: number;
  readonly clicks: readonly number[];
  readonly bursts?: number;
  readonly rewards?: readonly DemoReward[];
}

/** A reward of a sign-up (`who`), or of one of the latest orders of the group. */
export interface DemoReward {
  readonly who?: string;
  readonly ago: number;
  readonly status: 'pending' | 'approved' | 'rejected';
  readonly signs?: readonly Sign[];
  readonly reason?: string;
}

/** Where members of the demo are paid. */
export const payees = [
  { member: 'minh', bank: '970436', owner: 'TRAN DUC MINH', number: '0071000123456' },
  { member: 'duyen', bank: '970407', owner: 'NGUYEN THI MY DUYEN', number: '19033445566778' },
] as const;

export const campaigns: readonly DemoCampaign[] = [
  {
    group: 'gom-moc-nhien',
    type: 'product',
    title: 'Giới thiệu gốm men tro, cùng hưởng mùa lò mới',
    content:
      '<p>Kể cho bạn bè nghe về những chiếc bát, chiếc bình nung bằng củi của chúng tôi. Ai mua qua link của bạn, bạn nhận một phần giá trị đơn hàng.</p><ul><li>Hãy kể câu chuyện thật của bạn với gốm.</li><li>Không chạy quảng cáo trên tên thương hiệu.</li></ul>',
    per: 'order',
    kind: 'percent',
    amount: 1_000,
    maximum: 200_000,
    from: -24,
    to: 36,
    quota: 300,
    holdDays: 7,
    status: 'running',
    outstanding: true,
    sell: true,
    participants: [
      {
        member: 'minh',
        ago: 22,
        clicks: [2, 0, 5, 3, 8, 6, 4, 1, 0, 7, 9, 3, 2, 5, 6, 4, 8, 3],
        rewards: [
          { ago: 15, status: 'approved' },
          { ago: 12, status: 'approved' },
          { ago: 3, status: 'pending' },
        ],
      },
      {
        member: 'lan',
        ago: 18,
        clicks: [1, 0, 0, 2, 4, 2, 3, 1, 0, 0, 26, 2],
        bursts: 17,
        rewards: [
          { ago: 9, status: 'pending', signs: ['quick', 'burst'] },
          { ago: 10, status: 'rejected', reason: 'Khách đã trả hàng' },
        ],
      },
      { member: 'hai', ago: 2, clicks: [1] },
    ],
  },
  {
    group: 'gom-moc-nhien',
    type: 'event',
    title: 'Rủ bạn đến ngày hội mở lò',
    content: '<p>Mỗi người bạn mở tài khoản để nhận vé, bạn có điểm dùng tại xưởng.</p>',
    per: 'signup',
    kind: 'points',
    amount: 20,
    from: 9,
    to: 30,
    quota: 100,
    holdDays: 0,
    status: 'running',
    discount: true,
  },
  {
    group: 'gom-moc-nhien',
    type: 'service',
    title: 'Lớp vuốt gốm cuối tuần',
    content: '<p>Bản nháp: chờ chốt lịch lớp với cô Lan.</p>',
    per: 'order',
    kind: 'vnd',
    amount: 50_000,
    from: 5,
    holdDays: 3,
    status: 'draft',
  },
  {
    group: 'gom-moc-nhien',
    type: 'product',
    title: 'Bộ trà mùa thu, quà cho người giới thiệu khách mua từ hai bộ trở lên trong dịp lễ',
    content: '',
    per: 'order',
    kind: 'vnd',
    amount: 80_000,
    from: -80,
    to: -30,
    quota: 50,
    holdDays: 14,
    status: 'ended',
  },
  {
    group: 'sao-khue-so',
    type: 'service',
    title: 'Mời bạn bè mở danh thiếp số',
    content: '<p>Mỗi người mở tài khoản M4U qua link của bạn và xác minh số điện thoại, bạn nhận 30.000 ₫.</p>',
    per: 'signup',
    kind: 'vnd',
    amount: 30_000,
    from: -40,
    quota: 1_000,
    holdDays: 3,
    status: 'running',
    outstanding: true,
    participants: [
      {
        member: 'duyen',
        ago: 30,
        clicks: [3, 5, 2, 0, 1, 6, 12, 7, 4, 3, 0, 2, 5, 8, 9, 4],
        rewards: [
          { who: 'ngoc', ago: 14, status: 'approved' },
          { who: 'khanh', ago: 9, status: 'approved' },
          { who: 'thao', ago: 1, status: 'pending' },
          { who: 'tuan', ago: 8, status: 'rejected', reason: 'Tài khoản trùng với một khách đã có' },
        ],
      },
    ],
  },
];
