// Made by scripts/banks.ts from the package vietnam-qr-pay; change it there.

/** A bank or a wallet that a transfer can be sent to by VietQR. */
export interface Bank {
  /** Its number at Napas, six digits; the key. */
  readonly bin: string;
  readonly code: string;
  /** The name people use: Vietcombank. */
  readonly shortName: string;
  /** The full name, in Vietnamese. */
  readonly name: string;
  /** Whether its own app can pay by VietQR; every one here can be paid to. */
  readonly pays: boolean;
}

type Row = readonly [bin: string, code: string, shortName: string, name: string, pays: boolean];

const rows: readonly Row[] = [
  ['970425', 'ABB', 'AB Bank', 'Ngân hàng TMCP An Bình', true],
  ['970416', 'ACB', 'ACB', 'Ngân hàng TMCP Á Châu', true],
  ['970405', 'AGRIBANK', 'Agribank', 'Ngân hàng Nông nghiệp và Phát triển Nông thôn Việt Nam', true],
  ['970409', 'BAB', 'BacA Bank', 'Ngân hàng TMCP Bắc Á', true],
  ['970438', 'BAOVIETBANK', 'BaoViet Bank', 'Ngân hàng TMCP Bảo Việt', true],
  ['970418', 'BID', 'BIDV', 'Ngân hàng TMCP Đầu tư và Phát triển Việt Nam', true],
  ['970454', 'BVB', 'BVBank', 'Ngân hàng TMCP Bản Việt', true],
  ['546034', 'CAKE', 'CAKE by VPBank', 'Ngân hàng số CAKE by VPBank - Ngân hàng TMCP Việt Nam Thịnh Vượng', true],
  ['970444', 'VNCB', 'CB Bank', 'Ngân hàng Thương mại TNHH MTV Xây dựng Việt Nam', false],
  ['422589', 'CIMB', 'CIMB Bank', 'Ngân hàng TNHH MTV CIMB Việt Nam', false],
  ['970446', 'COOPBANK', 'Co-op Bank', 'Ngân hàng Hợp tác xã Việt Nam', true],
  ['796500', 'DBS', 'DBS Bank', 'NH TNHH MTV Phát triển Singapore - Chi nhánh TP. Hồ Chí Minh', false],
  ['970431', 'EIB', 'Eximbank', 'Ngân hàng TMCP Xuất Nhập khẩu Việt Nam', true],
  ['970408', 'GPBANK', 'GPBank', 'Ngân hàng Thương mại TNHH MTV Dầu Khí Toàn Cầu', false],
  ['970437', 'HDB', 'HDBank', 'Ngân hàng TMCP Phát triển TP. Hồ Chí Minh', true],
  ['970442', 'HLB', 'HongLeong Bank', 'Ngân hàng TNHH MTV Hong Leong Việt Nam', false],
  ['458761', 'HSBC', 'HSBC Vietnam', 'Ngân hàng TNHH MTV HSBC (Việt Nam)', false],
  ['970456', 'IBKHCM', 'IBK HCM', 'Ngân hàng Công nghiệp Hàn Quốc - Chi nhánh TP. Hồ Chí Minh', false],
  ['970455', 'IBKHN', 'IBK HN', 'Ngân hàng Công nghiệp Hàn Quốc - Chi nhánh Hà Nội', false],
  ['970434', 'IVB', 'Indovina Bank', 'Ngân hàng TNHH Indovina', false],
  ['668888', 'KBANK', 'Kasikornbank', 'Ngân hàng Đại chúng TNHH KASIKORNBANK - CN TP. Hồ Chí Minh', true],
  ['970452', 'KLB', 'KienlongBank', 'Ngân hàng TMCP Kiên Long', true],
  ['970463', 'KBHCM', 'Kookmin Bank HCM', 'Ngân hàng Kookmin - Chi nhánh TP. Hồ Chí Minh', false],
  ['970462', 'KBHN', 'Kookmin Bank HN', 'Ngân hàng Kookmin - Chi nhánh Hà Nội', false],
  ['963369', 'LIOBANK', 'Liobank', 'Ngân hàng số Liobank - Ngân hàng TMCP Phương Đông', true],
  ['970449', 'LPB', 'LPBank', 'Ngân hàng TMCP Lộc Phát Việt Nam', true],
  ['970422', 'MBB', 'MB Bank', 'Ngân hàng TMCP Quân đội', true],
  ['970414', 'MBV', 'MBV', 'Ngân hàng TNHH MTV Việt Nam Hiện Đại', true],
  ['971025', 'MOMO', 'MoMo', 'CTCP Dịch Vụ Di Động Trực Tuyến', true],
  ['970426', 'MSB', 'MSB', 'Ngân hàng TMCP Hàng Hải', true],
  ['970428', 'NAB', 'Nam A Bank', 'Ngân hàng TMCP Nam Á', true],
  ['970419', 'NVB', 'NCB Bank', 'Ngân hàng TMCP Quốc Dân', true],
  ['801011', 'NONGHYUP', 'Nonghyup Bank', 'Ngân hàng Nonghyup - Chi nhánh Hà Nội', false],
  ['970448', 'OCB', 'OCB Bank', 'Ngân hàng TMCP Phương Đông', true],
  ['970430', 'PGB', 'PG Bank', 'Ngân hàng TMCP Xăng dầu Petrolimex', true],
  ['970439', 'PBVN', 'Public Bank Vietnam', 'Ngân hàng TNHH MTV Public Việt Nam', false],
  ['970412', 'PVCOMBANK', 'PVcomBank', 'Ngân hàng TMCP Đại Chúng Việt Nam', true],
  ['970403', 'STB', 'Sacombank', 'Ngân hàng TMCP Sài Gòn Thương Tín', true],
  ['970400', 'SGB', 'SaigonBank', 'Ngân hàng TMCP Sài Gòn Công Thương', true],
  ['970429', 'SCB', 'SCB', 'Ngân hàng TMCP Sài Gòn', true],
  ['970440', 'SSB', 'SeABank', 'Ngân hàng TMCP Đông Nam Á', true],
  ['970443', 'SHB', 'SHB', 'Ngân hàng TMCP Sài Gòn - Hà Nội', true],
  ['970424', 'SVB', 'Shinhan Bank', 'Ngân hàng TNHH MTV Shinhan Việt Nam', true],
  ['970410', 'SC', 'Standard Chartered Vietnam', 'Ngân hàng TNHH MTV Standard Chartered Bank Việt Nam', false],
  ['970407', 'TCB', 'Techcombank', 'Ngân hàng TMCP Kỹ thương Việt Nam', true],
  ['963388', 'TIMO', 'Timo', 'Ngân hàng số Timo by Bản Việt Bank', true],
  ['970423', 'TPB', 'TPBank', 'Ngân hàng TMCP Tiên Phong', true],
  ['546035', 'UBANK', 'Ubank by VPBank', 'Ngân hàng số Ubank by VPBank - Ngân hàng TMCP Việt Nam Thịnh Vượng', true],
  ['970458', 'UOB', 'United Overseas Bank Vietnam', 'Ngân hàng United Overseas Bank Việt Nam', false],
  ['970441', 'VIB', 'VIB', 'Ngân hàng TMCP Quốc tế Việt Nam', true],
  ['970427', 'VAB', 'VietABank', 'Ngân hàng TMCP Việt Á', true],
  ['970433', 'VBB', 'VietBank', 'Ngân hàng TMCP Việt Nam Thương Tín', true],
  ['970436', 'VCB', 'Vietcombank', 'Ngân hàng TMCP Ngoại Thương Việt Nam', true],
  ['970415', 'CTG', 'VietinBank', 'Ngân hàng TMCP Công thương Việt Nam', true],
  ['970421', 'VRB', 'VietNgaBank', 'Ngân hàng Liên doanh Việt - Nga', false],
  ['970406', 'VIKKI', 'Vikki Bank', 'Ngân hàng TNHH MTV Số Vikki', true],
  ['970432', 'VPB', 'VPBank', 'Ngân hàng TMCP Việt Nam Thịnh Vượng', true],
  ['970457', 'WRB', 'Woori Bank', 'Ngân hàng TNHH MTV Woori Việt Nam', false],
];

/** The banks by their short names. */
export const banks: readonly Bank[] = rows.map(([bin, code, shortName, name, pays]) => ({
  bin,
  code,
  shortName,
  name,
  pays,
}));
