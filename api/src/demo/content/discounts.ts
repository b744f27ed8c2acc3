/** A discount of the demo; days are counted from the seeding. */
export interface DemoDiscount {
  readonly group: string;
  readonly name: string;
  readonly code: string;
  /** A percentage, or VND. */
  readonly percent?: number;
  readonly amount?: number;
  readonly cap?: number;
  readonly minimum?: number;
  readonly from: number;
  readonly to?: number;
  readonly quota?: number;
  readonly perMember?: number;
  readonly off?: true;
}

export const discounts: readonly DemoDiscount[] = [
  {
    group: 'gom-moc-nhien',
    name: 'Mừng lò nung mới',
    code: 'LUADO15',
    percent: 15,
    cap: 150_000,
    minimum: 200_000,
    from: -6,
    to: 24,
    quota: 200,
    perMember: 2,
  },
  { group: 'gom-moc-nhien', name: 'Khách quen ghé lại', code: 'QUEN30K', amount: 30_000, minimum: 250_000, from: -40 },
  {
    group: 'gom-moc-nhien',
    name: 'Tuần lễ ấm trà',
    code: 'AMTRA20',
    percent: 20,
    from: 9,
    to: 16,
    quota: 50,
    perMember: 1,
  },
  { group: 'gom-moc-nhien', name: 'Chợ phiên đầu xuân', code: 'CHOPHIEN', percent: 10, from: -75, to: -61, quota: 100 },
  { group: 'gom-moc-nhien', name: 'Bạn bè giới thiệu', code: 'BANBE50K', amount: 50_000, from: -20, off: true },
  {
    group: 'sen-thap-muoi',
    name: 'Mùa sen về',
    code: 'MUASEN',
    percent: 12,
    cap: 80_000,
    from: -3,
    to: 40,
    quota: 300,
    perMember: 3,
  },
];
