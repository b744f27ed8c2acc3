import type { AccountLinks, ContactKind } from '@m4u/contract/profile/member.contact';
import type * as z from 'zod';
import type { CoverKind } from './art/cover.ts';

/** One invented member of the demo content. */
export interface DemoPerson {
  readonly key: string;
  readonly name: string;
  readonly headline: string;
  readonly aboutMe: string;
  readonly portrait: string;
  readonly cover: CoverKind;
  readonly theme: string;
  readonly link: string;
  readonly language?: 'VN' | 'EN';
  readonly career: string;
  readonly childCareer: string;
  readonly interests: readonly string[];
  readonly gender: 'female' | 'male';
  readonly birthday?: string;
  readonly contacts: readonly [kind: ContactKind, value: string, policy?: 'public' | 'friends' | 'private'][];
  readonly links: z.input<typeof AccountLinks>;
}

const web = (label: string, address: string) => ({ label, address });

/** Invented people: no number, address or picture is anybody's. The first three are the accounts shown at the start. */
export const people: readonly DemoPerson[] = [
  {
    key: 'owner',
    name: 'Nguyễn Thị Ánh Tuyết',
    headline: 'Giám đốc sáng tạo · Gốm Mây',
    aboutMe:
      '<p>Mình làm gốm từ năm mười bảy tuổi, bắt đầu ở xưởng của bà ngoại bên sông Hồng. Nay mình dẫn dắt nhóm thiết kế của <strong>Gốm Mây</strong>, nơi men cũ gặp hình khối mới.</p><h3>Bạn có thể tìm mình khi</h3><ul><li>cần bộ quà tặng gốm cho doanh nghiệp</li><li>muốn học xoay gốm cuối tuần</li><li>tìm người cùng làm triển lãm thủ công</li></ul><blockquote><p>Đất biết nghe tay người.</p></blockquote>',
    portrait: 'designer',
    cover: 'ha-noi',
    theme: 'mecardMode',
    link: 'anh-tuyet',
    career: 'Thủ công mỹ nghệ',
    childCareer: 'Gốm sứ',
    interests: ['Gốm', 'Trà', 'Chụp ảnh'],
    gender: 'female',
    birthday: '1991-04-12',
    contacts: [
      ['phone', '0900 000 011'],
      ['zalo', '0900 000 011'],
      ['email', 'anhtuyet@m4u.example'],
      ['address', '12 ngõ Gốm, Bát Tràng, Hà Nội'],
      ['company', 'Công ty Gốm Mây'],
      ['phone', '0900 000 012', 'friends'],
    ],
    links: [
      web('Bộ sưu tập mùa thu', 'https://gommay.example/thu'),
      web('Lịch lớp xoay gốm', 'https://gommay.example/lop-hoc'),
      web('Facebook', 'https://facebook.example/gommay'),
      web('Bản đồ đến xưởng', 'https://maps.example/gommay'),
      web('Viết thư cho mình', 'mailto:anhtuyet@m4u.example'),
    ],
  },
  {
    key: 'admin',
    name: 'Trần Đức Minh',
    headline: 'Trưởng ban điều hành · Cà phê Đỉnh Gió',
    aboutMe:
      '<p>Tôi đưa hạt cà phê từ rẫy của bà con ở Lâm Đồng đến ly của bạn, không qua khâu trung gian nào.</p><p>Mỗi thứ Bảy chúng tôi mở cửa xưởng rang cho khách ghé chơi.</p>',
    portrait: 'director',
    cover: 'da-lat',
    theme: 'blackgold',
    link: 'tran-duc-minh',
    career: 'Nhà hàng – khách sạn',
    childCareer: 'Quán cà phê',
    interests: ['Cà phê', 'Leo núi'],
    gender: 'male',
    birthday: '1984-09-02',
    contacts: [
      ['phone', '0900 000 021'],
      ['email', 'ducminh@m4u.example'],
      ['website', 'https://dinhgio.example'],
      ['taxCode', '0100000021', 'private'],
    ],
    links: [
      web('Thực đơn', 'https://dinhgio.example/menu'),
      web('Đặt hạt rang', 'https://dinhgio.example/hat'),
      web('Gọi xưởng rang', 'tel:0900000022'),
    ],
  },
  {
    key: 'staff',
    name: 'Lê Hoàng Yến',
    headline: 'Chăm sóc thành viên · M4U',
    aboutMe: '<p>Bạn cần giúp gì về trang của mình, cứ nhắn cho Yến nhé.</p>',
    portrait: 'saleswoman',
    cover: 'sai-gon',
    theme: 'lightmode',
    link: 'hoang-yen',
    career: 'Công nghệ thông tin',
    childCareer: 'Chăm sóc khách hàng',
    interests: ['Đọc sách'],
    gender: 'female',
    contacts: [
      ['email', 'hoangyen@m4u.example'],
      ['phone', '0900 000 031', 'friends'],
    ],
    links: [web('Câu hỏi thường gặp', 'https://m4u.example/hoi-dap')],
  },
  {
    key: 'singer',
    name: 'Đặng Khánh Linh',
    headline: 'Ca sĩ · Nhạc dân gian đương đại',
    aboutMe: '<p>Chuyện kể bằng giọng hát. Nhận lời mời biểu diễn, thu âm và dạy thanh nhạc cho trẻ em.</p>',
    portrait: 'singer',
    cover: 'hue',
    theme: 'violet',
    link: 'khanh-linh',
    career: 'Nghệ thuật – giải trí',
    childCareer: 'Ca sĩ',
    interests: ['Âm nhạc', 'Áo dài'],
    gender: 'female',
    contacts: [
      ['phone', '0900 000 041'],
      ['email', 'khanhlinh@m4u.example'],
    ],
    links: [
      web('Nghe album mới', 'https://nhac.example/khanh-linh'),
      web('Lịch diễn', 'https://lich.example/khanh-linh'),
    ],
  },
  {
    key: 'engineer',
    name: 'Phạm Quốc Bảo',
    headline: 'Software engineer · Sông Xanh Technology',
    aboutMe:
      '<p>I build payment systems that people forget are there. Speaker at community meetups; happy to mentor.</p>',
    portrait: 'engineer',
    cover: 'da-nang',
    theme: 'darkmode',
    link: 'quoc-bao',
    language: 'EN',
    career: 'Công nghệ thông tin',
    childCareer: 'Lập trình viên',
    interests: ['Chạy bộ', 'Công nghệ'],
    gender: 'male',
    contacts: [
      ['phone', '0900 000 051'],
      ['email', 'quocbao@m4u.example'],
      ['website', 'https://songxanh.example'],
    ],
    links: [web('Code', 'https://code.example/quoc-bao'), web('Talks', 'https://talks.example/quoc-bao')],
  },
  {
    key: 'doctor',
    name: 'Bùi Phương Thảo',
    headline: 'Bác sĩ da liễu · Phòng khám Lá Non',
    aboutMe: '<p>Da khỏe bắt đầu từ những điều nhỏ. Tôi trả lời câu hỏi vào 20 giờ mỗi tối thứ Tư.</p>',
    portrait: 'doctor',
    cover: 'hoi-an',
    theme: 'white',
    link: 'bac-si-thao',
    career: 'Y tế – sức khỏe',
    childCareer: 'Bác sĩ',
    interests: ['Yoga'],
    gender: 'female',
    contacts: [
      ['phone', '0900 000 061'],
      ['address', '45 đường Hoa Sen, Hội An'],
    ],
    links: [web('Đặt lịch khám', 'https://lanon.example/dat-lich')],
  },
  {
    key: 'chef',
    name: 'Võ Thành Nhân',
    headline: 'Bếp trưởng · Món quê miền Tây',
    aboutMe: '<p>Nấu như ở nhà, bày như ngày giỗ. Nhận tiệc từ 30 đến 300 khách.</p>',
    portrait: 'chef',
    cover: 'mekong',
    theme: 'trendymode',
    link: 'bep-nhan',
    career: 'Nhà hàng – khách sạn',
    childCareer: 'Bếp trưởng',
    interests: ['Nấu ăn', 'Câu cá'],
    gender: 'male',
    contacts: [
      ['phone', '0900 000 071'],
      ['zalo', '0900 000 071'],
    ],
    links: [web('Thực đơn tiệc', 'https://bepnhan.example/tiec')],
  },
  {
    key: 'student',
    name: 'Hoàng Bảo Châu',
    headline: 'Sinh viên kiến trúc',
    aboutMe: '<p>Vẽ phố, chụp ban công, mê gió biển.</p>',
    portrait: 'student',
    cover: 'phu-quoc',
    theme: 'jibtf',
    link: 'bao-chau',
    career: 'Xây dựng – kiến trúc',
    childCareer: 'Kiến trúc sư',
    interests: ['Du lịch', 'Chụp ảnh', 'Vẽ'],
    gender: 'female',
    contacts: [['email', 'baochau@m4u.example']],
    links: [web('Sổ tay ký họa', 'https://kyhoa.example/bao-chau')],
  },
  {
    key: 'photographer',
    name: 'Trịnh Gia Huy',
    headline: 'Nhiếp ảnh gia · Cưới và gia đình',
    aboutMe: '<p>Tôi chụp những cái nắm tay. Làm việc ở Ninh Bình, Hà Nội và nơi nào bạn cưới.</p>',
    portrait: 'photographer',
    cover: 'rice-terraces',
    theme: 'blackTransparent',
    link: 'gia-huy',
    career: 'Nghệ thuật – giải trí',
    childCareer: 'Nhiếp ảnh gia',
    interests: ['Chụp ảnh', 'Phượt'],
    gender: 'male',
    contacts: [['phone', '0900 000 091']],
    links: [web('Ảnh cưới', 'https://anh.example/gia-huy')],
  },
  {
    key: 'teacher',
    name: 'Dương Mỹ Hạnh',
    headline: 'Cô giáo tiếng Anh',
    aboutMe: '<p>Lớp nhỏ tám bạn, học bằng bài hát và kịch.</p>',
    portrait: 'teacher',
    cover: 'ha-long',
    theme: 'pinkTransparent',
    link: 'co-hanh',
    career: 'Giáo dục – đào tạo',
    childCareer: 'Giáo viên',
    interests: ['Đọc sách', 'Âm nhạc'],
    gender: 'female',
    contacts: [['phone', '0900 000 101']],
    links: [web('Lịch khai giảng', 'https://lop.example/co-hanh')],
  },
  {
    key: 'coach',
    name: 'Lý Minh Khôi',
    headline: 'Huấn luyện viên chạy bộ',
    aboutMe: '<p>Từ 5 km đầu tiên đến marathon, mỗi tuần một bước.</p>',
    portrait: 'coach',
    cover: 'da-nang',
    theme: 'test',
    link: 'minh-khoi',
    career: 'Thể thao',
    childCareer: 'Huấn luyện viên',
    interests: ['Chạy bộ'],
    gender: 'male',
    contacts: [['phone', '0900 000 111']],
    links: [web('Giáo án 12 tuần', 'https://chay.example/12-tuan')],
  },
  {
    key: 'elder',
    name: 'Nguyễn Phúc Nguyên',
    headline: 'Nghệ nhân ca Huế',
    aboutMe: '<p>Bốn mươi năm giữ nhịp phách. Dạy miễn phí cho người trẻ mỗi chiều Chủ nhật.</p>',
    portrait: 'elder',
    cover: 'hue',
    theme: 'lightmode',
    link: 'phuc-nguyen',
    career: 'Nghệ thuật – giải trí',
    childCareer: 'Nghệ nhân',
    interests: ['Âm nhạc', 'Trà'],
    gender: 'male',
    birthday: '1958-01-20',
    contacts: [['phone', '0900 000 121']],
    links: [web('Lịch dạy', 'https://cahue.example/lich')],
  },
];
