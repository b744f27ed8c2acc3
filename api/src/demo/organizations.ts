import type { CoverKind } from './art/cover.ts';
import type { LogoKind } from './art/logo.ts';

/** One invented brand or group of the demo content; its people are named by their keys, admins first. */
export interface DemoGroup {
  readonly kind: 'brand' | 'group';
  readonly name: string;
  readonly headline: string;
  readonly note: string;
  readonly logo: LogoKind;
  readonly cover: CoverKind;
  readonly theme: string;
  readonly themeStyle?: readonly string[];
  readonly link: string;
  readonly phone: string;
  readonly site: string;
  readonly ofAgency?: boolean;
  readonly admins: readonly string[];
  readonly members: readonly string[];
}

/** The one invented agency. */
export const agency = { name: 'Hội Doanh nhân Sông Hồng', themeStyle: 'mecardMode' } as const;

/** Invented organizations; the second limits its members to its own themes (specification §6). */
export const groups: readonly DemoGroup[] = [
  {
    kind: 'brand',
    name: 'Gốm Mây',
    headline: 'Gốm thủ công Bát Tràng',
    note: '<p>Mỗi chiếc chén đi qua mười hai đôi tay. Chúng tôi làm quà tặng, bộ ấm trà và gạch trang trí theo đơn.</p>',
    logo: 'ceramics',
    cover: 'ha-noi',
    theme: 'OrganizationMode',
    link: 'gom-may',
    phone: '0900 000 201',
    site: 'https://gommay.example',
    ofAgency: true,
    admins: ['owner'],
    members: ['photographer', 'elder'],
  },
  {
    kind: 'brand',
    name: 'Cà phê Đỉnh Gió',
    headline: 'Rang mộc từ cao nguyên',
    note: '<p>Hạt chín đỏ, phơi giàn, rang mỗi sáng. Ghé quán ở Đà Lạt hoặc đặt hạt giao tận nhà.</p>',
    logo: 'coffee',
    cover: 'da-lat',
    theme: 'blackgold',
    themeStyle: ['blackgold', 'darkmode', 'white'],
    link: 'dinh-gio',
    phone: '0900 000 202',
    site: 'https://dinhgio.example',
    ofAgency: true,
    admins: ['admin'],
    members: ['chef', 'coach'],
  },
  {
    kind: 'brand',
    name: 'Sông Xanh Technology',
    headline: 'Phần mềm cho cửa hàng nhỏ',
    note: '<p>Bán hàng, kho và tích điểm trong một ứng dụng nhẹ, chạy được cả khi mất mạng.</p>',
    logo: 'technology',
    cover: 'da-nang',
    theme: 'OrganizationSquareMode',
    link: 'song-xanh',
    phone: '0900 000 203',
    site: 'https://songxanh.example',
    admins: ['admin', 'engineer'],
    members: ['student'],
  },
  {
    kind: 'group',
    name: 'Câu lạc bộ Du lịch Chậm',
    headline: 'Đi ít, ở lâu, nhớ nhiều',
    note: '<p>Mỗi tháng một chuyến, không quá mười hai người. Ai cũng có thể đề xuất điểm đến.</p>',
    logo: 'travel',
    cover: 'ha-long',
    theme: 'OrganizationMode',
    link: 'du-lich-cham',
    phone: '0900 000 204',
    site: 'https://dulichcham.example',
    admins: ['admin'],
    members: ['owner', 'student', 'doctor', 'teacher'],
  },
];

/** Pairs who are friends. */
export const friendships: readonly (readonly [from: string, to: string])[] = [
  ['owner', 'admin'],
  ['owner', 'singer'],
  ['photographer', 'owner'],
  ['engineer', 'admin'],
  ['doctor', 'teacher'],
];
