import type { Language, Visibility } from '@m4u/contract/common';
import type { ContactKind, LinkIcon } from '@m4u/contract/profile/member/contact';
import type { PlaceChoice } from '@m4u/contract/profile/place';
import type { CoverKind } from './art/cover/cover.ts';
import type { LogoKind } from './art/logo.ts';
import type { PortraitKind } from './art/people.ts';
import { hoiAn, saiGon, thapMuoi } from './places.ts';

/** A line of contact as it is written down here. */
export type DemoContact = readonly [kind: ContactKind, value: string, policy?: Visibility, place?: PlaceChoice];

/** A quick link as it is written down here; the icon where its address does not tell. */
export type DemoLink = readonly [label: string, address: string, icon?: LinkIcon];

/** An invented member. Nobody here lives, and no number or address is anybody's. */
export interface DemoMember {
  /** Before `@m4u.example`, and how the other demo content names them. */
  readonly key: string;
  readonly type?: 'individual' | 'organization' | 'agency';
  readonly name: string;
  readonly picture: PortraitKind | { readonly logo: LogoKind };
  readonly cover: CoverKind;
  readonly theme: string;
  readonly language: Language;
  readonly link: string;
  readonly headline: string;
  readonly about: string;
  readonly contacts: readonly DemoContact[];
  readonly links: readonly DemoLink[];
  readonly career?: string;
  readonly childCareer?: string;
  readonly interests?: readonly string[];
  readonly gender?: 'female' | 'male';
  readonly birthday?: string;
}

const map = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
const videos = (words: string) => `https://www.youtube.com/results?search_query=${encodeURIComponent(words)}`;

/** Members with an account each; the first three are the ones to try the product with. */
export const people: readonly DemoMember[] = [
  {
    key: 'duyen',
    name: 'Nguyễn Thị Mỹ Duyên',
    picture: 'designer',
    cover: 'hoi-an',
    theme: 'trendymode',
    language: 'VN',
    link: 'my-duyen',
    headline: 'Nhà sáng lập Gốm Mộc Nhiên',
    about: `<p>Mình làm gốm ở <strong>Hội An</strong> đã mười hai năm. Mỗi món đồ đều được xoay tay, tráng men tro và nung củi, nên không có hai chiếc nào giống hệt nhau.</p>
      <h3>Bạn có thể tìm mình để</h3><ul><li>Đặt bộ đồ ăn, ấm chén theo yêu cầu</li><li>Học làm gốm cuối tuần, lớp tối đa tám người</li><li>Thiết kế quà tặng cho doanh nghiệp</li></ul>
      <blockquote><p>Đất cần thời gian, người cũng vậy.</p></blockquote>`,
    contacts: [
      ['phone', '0900 000 011'],
      ['email', 'duyen@m4u.example'],
      ['zalo', '0900 000 011'],
      ['website', 'https://moc-nhien.example'],
      ['address', '28 đường Bến Gốm', 'public', hoiAn],
      ['phone', '0900 000 012', 'friends'],
      ['address', 'Nhà riêng: 5 ngõ Cây Gạo', 'private', hoiAn],
    ],
    links: [
      ['Bộ sưu tập mới', 'https://moc-nhien.example/bo-suu-tap', 'shop'],
      ['Đăng ký lớp làm gốm', 'https://moc-nhien.example/lop-hoc', 'calendar'],
      ['Xem một mẻ nung củi', videos('nung gốm bằng củi'), 'youtube'],
      ['Đường đến xưởng', map('Làng gốm Thanh Hà, Hội An'), 'map'],
      ['Viết thư cho mình', 'mailto:duyen@m4u.example', 'mail'],
    ],
    career: 'Nghệ thuật và giải trí',
    childCareer: 'Họa sĩ',
    interests: ['Làm đồ thủ công', 'Trà', 'Làm vườn'],
    gender: 'female',
    birthday: '1990-04-18',
  },
  {
    key: 'bao',
    name: 'Trần Quốc Bảo',
    picture: 'director',
    cover: 'sai-gon',
    theme: 'OrganizationMode',
    language: 'VN',
    link: 'quoc-bao',
    headline: 'Giám đốc điều hành, Sao Khuê Số',
    about: `<p>Tôi cùng đội ngũ <strong>Sao Khuê Số</strong> giúp doanh nghiệp vừa và nhỏ đưa việc bán hàng, kho và chăm sóc khách lên cùng một nơi.</p><p>Nếu bạn đang loay hoay với mười bảng tính khác nhau, hãy gọi cho tôi. Ba mươi phút đầu luôn miễn phí.</p>`,
    contacts: [
      ['phone', '0900 000 021'],
      ['email', 'bao@m4u.example'],
      ['zalo', '0900 000 021'],
      ['company', 'Công ty cổ phần Sao Khuê Số'],
      ['address', 'Tầng 9, tòa nhà Hoa Phượng', 'public', saiGon],
    ],
    links: [
      ['Giải pháp cho cửa hàng', 'https://saokhue.example/cua-hang', 'shop'],
      ['Đặt lịch tư vấn', 'https://saokhue.example/dat-lich', 'calendar'],
      ['Khách hàng nói gì', 'https://saokhue.example/khach-hang', 'document'],
      ['Tuyển dụng', 'https://saokhue.example/tuyen-dung'],
      ['Gọi tổng đài', 'tel:+84900000020', 'phone'],
    ],
    career: 'Kinh doanh và bán hàng',
    childCareer: 'Giám đốc kinh doanh',
    interests: ['Golf', 'Đọc sách', 'Khởi nghiệp'],
    gender: 'male',
    birthday: '1982-11-02',
  },
  {
    key: 'an',
    name: 'Lê Hồng Ân',
    picture: 'saleswoman',
    cover: 'ha-noi',
    theme: 'mecardMode',
    language: 'VN',
    link: 'hong-an',
    headline: 'Hỗ trợ người dùng M4U',
    about: `<p>Mình ở đây để giúp bạn có một trang thật đẹp: từ tấm ảnh đầu tiên đến chiếc thẻ đặt trong ví.</p><p>Nhắn cho mình bất cứ lúc nào trong giờ làm việc, <em>8 giờ đến 17 giờ 30, thứ Hai đến thứ Sáu</em>.</p>`,
    contacts: [
      ['email', 'an@m4u.example'],
      ['phone', '0900 000 031'],
      ['zalo', '0900 000 031', 'friends'],
    ],
    links: [
      ['Câu hỏi thường gặp', 'https://m4u.example/hoi-dap', 'document'],
      ['Hướng dẫn dùng thẻ', 'https://m4u.example/huong-dan-the', 'document'],
      ['Mẫu trang đẹp', 'https://m4u.example/mau-trang'],
      ['Góp ý cho M4U', 'mailto:an@m4u.example'],
      ['Gọi hỗ trợ', 'tel:+84900000031', 'phone'],
    ],
    career: 'Kinh doanh và bán hàng',
    childCareer: 'Chăm sóc khách hàng',
    interests: ['Cà phê', 'Xem phim'],
    gender: 'female',
  },
  {
    key: 'minh',
    name: 'Vũ Đức Minh',
    picture: 'engineer',
    cover: 'da-nang',
    theme: 'darkmode',
    language: 'EN',
    link: 'duc-minh',
    headline: 'Software engineer at Sao Khuê Số',
    about: `<p>I build quiet, fast software for shops that never close: payments, stock, and everything in between.</p><h3>Lately</h3><ul><li>Moved two hundred stores to one inventory</li><li>Speaking about PostgreSQL in Đà Nẵng and Hà Nội</li></ul><p>Happy to have a coffee and talk about databases.</p>`,
    contacts: [
      ['email', 'minh@m4u.example'],
      ['phone', '0900 000 041', 'friends'],
      ['website', 'https://ducminh.example'],
    ],
    links: [
      ['Writing', 'https://ducminh.example/writing', 'document'],
      ['Talks', videos('PostgreSQL talk'), 'youtube'],
      ['Source code', 'https://ducminh.example/code'],
      ['Reading list', 'https://ducminh.example/reading'],
      ['Say hello', 'mailto:minh@m4u.example', 'mail'],
    ],
    career: 'Công nghệ thông tin',
    childCareer: 'Lập trình viên',
    interests: ['Công nghệ', 'Đạp xe', 'Cờ vua'],
    gender: 'male',
    birthday: '1994-07-25',
  },
  {
    key: 'lan',
    name: 'Hoàng Thị Lan',
    picture: 'farmer',
    cover: 'mekong',
    theme: 'lightmode',
    language: 'VN',
    link: 'lan-sen',
    headline: 'Chủ nhiệm Hợp tác xã Sen Tháp Mười',
    about: `<p>Bà con chúng tôi trồng sen trên <strong>ba mươi hai héc-ta</strong> đồng nước Tháp Mười: hạt sen, trà ướp sen, củ sen sấy, tơ sen.</p><p>Mùa nào thức nấy, giao tận nơi trong hai ngày.</p>`,
    contacts: [
      ['phone', '0900 000 051'],
      ['zalo', '0900 000 051'],
      ['email', 'lan@m4u.example', 'friends'],
      ['address', 'Ấp Sen Hồng', 'public', thapMuoi],
    ],
    links: [
      ['Đặt trà sen', 'https://senthapmuoi.example/tra'],
      ['Bảng giá mùa này', 'https://senthapmuoi.example/bang-gia'],
      ['Tham quan đồng sen', 'https://senthapmuoi.example/tham-quan'],
      ['Đường đến hợp tác xã', map('Đồng sen Tháp Mười')],
      ['Gọi đặt hàng', 'tel:+84900000051'],
    ],
    career: 'Nông nghiệp và thủy sản',
    childCareer: 'Nông nghiệp hữu cơ',
    interests: ['Nấu ăn', 'Làm vườn'],
    gender: 'female',
    birthday: '1975-01-30',
  },
  {
    key: 'hai',
    name: 'Phạm Văn Hải',
    picture: 'boatman',
    cover: 'ha-long',
    theme: 'white',
    language: 'VN',
    link: 'hai-buom-nau',
    headline: 'Thuyền trưởng, Buồm Nâu Travel',
    about: `<p>Ba đời nhà tôi sống trên vịnh. Tôi đưa khách đi những lối mà tàu lớn không vào được, ngắm bình minh, chèo thuyền qua hang và ăn bữa cơm nhà chài.</p>`,
    contacts: [
      ['phone', '0900 000 061'],
      ['zalo', '0900 000 061'],
      ['company', 'Buồm Nâu Travel'],
    ],
    links: [
      ['Lịch khởi hành', 'https://buomnau.example/lich', 'calendar'],
      ['Hành trình hai ngày một đêm', 'https://buomnau.example/hai-ngay'],
      ['Ảnh khách chụp', 'https://buomnau.example/anh'],
      ['Điểm đón', map('Cảng tàu khách quốc tế Hạ Long')],
      ['Gọi thuyền trưởng', 'tel:+84900000061'],
    ],
    career: 'Du lịch và khách sạn',
    childCareer: 'Hướng dẫn viên du lịch',
    interests: ['Câu cá', 'Bơi lội'],
    gender: 'male',
  },
];
