import type { CoverKind } from './art/cover/cover.ts';
import type { LogoKind } from './art/logo.ts';
import type { DemoContact, DemoLink } from './members.ts';
import { hoiAn, thapMuoi } from './places.ts';

/** An invented brand or group; its people are named by the keys of the demo members. */
export interface DemoGroup {
  readonly kind: 'brand' | 'group';
  readonly name: string;
  readonly logo: LogoKind;
  readonly cover: CoverKind;
  readonly theme: string;
  /** The only themes its members may wear; without it they are free. */
  readonly themeStyle?: readonly string[];
  readonly link: string;
  readonly headline: string;
  readonly note: string;
  readonly contacts: readonly DemoContact[];
  readonly links: readonly DemoLink[];
  readonly admins: readonly string[];
  readonly members: readonly string[];
  readonly requested?: readonly string[];
  readonly career: string;
  readonly childCareer?: string;
  /** Belongs to the demo agency. */
  readonly inAgency?: boolean;
}

/** An invented agency. */
export interface DemoAgency {
  readonly name: string;
  readonly themeStyle: string;
  readonly headline: string;
  readonly note: string;
  readonly career: string;
  readonly contacts: readonly DemoContact[];
  /** The page that wears its theme. */
  readonly member: string;
  readonly admins: readonly string[];
}

/** The agency above some of the groups. */
export const agency: DemoAgency = {
  name: 'Hội Doanh nhân Sông Hồng',
  themeStyle: 'white',
  headline: 'Doanh nhân hai bờ sông Hồng, cùng làm ăn bền',
  note: `<p>Hội nối các doanh nghiệp vừa và nhỏ dọc sông Hồng: gặp nhau mỗi tháng, giới thiệu khách cho nhau, và cùng đi ra những thị trường mới.</p>`,
  career: 'Kinh doanh và bán hàng',
  contacts: [
    ['phone', '0900 000 030'],
    ['email', 'songhong@m4u.example'],
  ],
  member: 'songhong',
  admins: ['bao'],
};

export const groups: readonly DemoGroup[] = [
  {
    kind: 'brand',
    name: 'Sao Khuê Số',
    logo: 'technology',
    cover: 'sai-gon',
    theme: 'OrganizationSquareMode',
    themeStyle: ['OrganizationMode', 'OrganizationSquareMode', 'darkmode'],
    link: 'sao-khue-so',
    career: 'Công nghệ thông tin',
    childCareer: 'Lập trình viên',
    headline: 'Bán hàng, kho và chăm sóc khách ở cùng một nơi',
    note: `<p>Từ một nhóm năm người ở quận cũ, <strong>Sao Khuê Số</strong> nay phục vụ hơn hai trăm cửa hàng. Chúng tôi tin phần mềm tốt là phần mềm mà bạn quên là nó đang chạy.</p>`,
    contacts: [
      ['phone', '0900 000 020'],
      ['email', 'saokhue@m4u.example'],
      ['website', 'https://saokhue.example'],
      ['taxCode', '0100000000'],
      ['phone', '0900 000 029', 'friends'],
    ],
    links: [
      ['Sản phẩm', 'https://saokhue.example/san-pham', 'shop'],
      ['Dùng thử ba mươi ngày', 'https://saokhue.example/dung-thu', 'calendar'],
      ['Tuyển dụng', 'https://saokhue.example/tuyen-dung'],
    ],
    admins: ['bao'],
    members: ['minh', 'saokhue'],
    inAgency: true,
  },
  {
    kind: 'brand',
    name: 'Gốm Mộc Nhiên',
    logo: 'ceramics',
    cover: 'hoi-an',
    theme: 'OrganizationMode',
    link: 'gom-moc-nhien',
    career: 'Nghệ thuật và giải trí',
    headline: 'Gốm xoay tay, men tro, nung củi',
    note: `<p>Xưởng gốm nhỏ bên sông Thu Bồn. Mỗi tháng một mẻ lửa, mỗi mẻ chừng ba trăm món.</p>`,
    contacts: [
      ['phone', '0900 000 010'],
      ['website', 'https://moc-nhien.example'],
      ['address', '28 đường Bến Gốm', 'public', hoiAn],
    ],
    links: [
      ['Bộ sưu tập mới', 'https://moc-nhien.example/bo-suu-tap', 'shop'],
      ['Quà tặng doanh nghiệp', 'https://moc-nhien.example/qua-tang', 'shop'],
      ['Lớp làm gốm', 'https://moc-nhien.example/lop-hoc', 'calendar'],
    ],
    admins: ['duyen'],
    members: ['khanh', 'tuan'],
  },
  {
    kind: 'group',
    name: 'Hợp tác xã Sen Tháp Mười',
    logo: 'co-operative',
    cover: 'mekong',
    theme: 'lightmode',
    link: 'sen-thap-muoi',
    career: 'Nông nghiệp và thủy sản',
    childCareer: 'Nông nghiệp hữu cơ',
    headline: 'Bốn mươi hộ, một đồng sen',
    note: `<p>Hợp tác xã gom sức bốn mươi hộ trồng sen, cùng một tiêu chuẩn, cùng một giá, cùng chia phần lời về quỹ khuyến học của xã.</p>`,
    contacts: [
      ['phone', '0900 000 050'],
      ['address', 'Ấp Sen Hồng', 'public', thapMuoi],
    ],
    links: [
      ['Đặt hàng', 'https://senthapmuoi.example/dat-hang', 'shop'],
      ['Tham quan đồng sen', 'https://senthapmuoi.example/tham-quan'],
    ],
    admins: ['lan'],
    members: ['thao', 'ngoc'],
    requested: ['quang'],
  },
  {
    kind: 'brand',
    name: 'Buồm Nâu Travel',
    logo: 'travel',
    cover: 'ha-long',
    theme: 'OrganizationMode',
    link: 'buom-nau',
    career: 'Du lịch và khách sạn',
    childCareer: 'Hướng dẫn viên du lịch',
    headline: 'Vịnh Hạ Long theo cách của người chài',
    note: `<p>Sáu chiếc thuyền gỗ, mười bốn người con của vịnh, và những hành trình không quá mười khách.</p>`,
    contacts: [
      ['phone', '0900 000 060'],
      ['email', 'hai@m4u.example'],
      ['website', 'https://buomnau.example'],
    ],
    links: [
      ['Lịch khởi hành', 'https://buomnau.example/lich', 'calendar'],
      ['Thuê riêng một thuyền', 'https://buomnau.example/thue-rieng'],
    ],
    admins: ['hai', 'bao'],
    members: ['tuan', 'ha'],
    inAgency: true,
  },
];

/** Who is whose friend; the one who asked first. */
export const friends: readonly (readonly [from: string, to: string])[] = [
  ['duyen', 'tuan'],
  ['duyen', 'khanh'],
  ['bao', 'duyen'],
  ['bao', 'minh'],
  ['thao', 'duyen'],
  ['ha', 'tuan'],
  ['lan', 'thao'],
  ['quang', 'minh'],
  ['an', 'duyen'],
];

/** Requests that still wait for an answer. */
export const requests: readonly (readonly [from: string, to: string])[] = [
  ['quang', 'duyen'],
  ['hai', 'duyen'],
];
