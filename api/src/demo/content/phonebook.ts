/** Whom the owner of the demo page keeps in the phonebook; numbers and addresses are nobody's. */
export const entries = [
  {
    source: 'scan',
    ago: 2,
    name: 'Võ Thị Hồng Nhung',
    organization: 'Hoa tươi Nhung',
    title: 'Chủ tiệm',
    phones: ['+84900000301'],
    emails: ['nhung@m4u.example'],
    tags: ['đối tác', 'sự kiện'],
    note: 'Gặp ở hội chợ làng nghề. Muốn đặt bình gốm nhỏ làm quà cho khách cưới.',
    followUpIn: 0,
  },
  {
    source: 'scan',
    ago: 9,
    name: 'Phan Quốc Đại',
    organization: 'Lữ hành Sông Hàn',
    title: 'Điều hành tour',
    phones: ['+84900000302', '+842360000302'],
    emails: [],
    tags: ['đối tác', 'du lịch'],
    note: 'Đưa khách tới xưởng thứ bảy hằng tuần, nhóm 12 người.',
    followUpIn: 5,
  },
  {
    source: 'manual',
    ago: 30,
    name: 'Chú Tám đất sét',
    organization: '',
    title: '',
    phones: ['+84900000303'],
    emails: [],
    tags: ['nguồn hàng'],
    note: 'Giao đất sáng sớm, gọi trước một hôm.',
    followUpIn: null,
  },
  {
    source: 'manual',
    ago: 41,
    name: 'Ưng Thị Ánh Ngọc',
    organization: 'Tạp chí Nhà Đẹp',
    title: 'Biên tập viên',
    phones: [],
    emails: ['anhngoc@m4u.example'],
    tags: ['báo chí'],
    note: '',
    followUpIn: -1,
  },
] as const;

/** Cards that visitors left of themselves. */
export const left = [
  {
    ago: 1,
    name: 'Lương Gia Huy',
    phone: '+84900000311',
    email: 'huy@m4u.example',
    organization: 'Nhà hàng Bến Thượng',
    title: 'Bếp trưởng',
    note: 'Cần bộ bát đĩa men rạn cho 40 khách.',
  },
  { ago: 6, name: 'Tạ Minh Phương', phone: '+84900000312', email: '', organization: '', title: '', note: '' },
] as const;

/** Who is in the file, the first as an old telephone wrote them, in quoted-printable. */
export const filed = {
  old: { name: 'Đặng Thái Sơn', phone: '0900000321' },
  new: {
    name: 'Bùi Thị Xuân',
    organization: 'Trường tiểu học Hòa Bình',
    phone: '+84900000322',
    email: 'xuan@m4u.example',
  },
} as const;

const quoted = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');

const [family = '', middle = '', given = ''] = filed.old.name.split(' ').map(quoted);

/** A file of cards of two ages. */
export const file = [
  'BEGIN:VCARD',
  'VERSION:2.1',
  `N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:${family};${given};${middle};;`,
  `TEL;CELL:${filed.old.phone}`,
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:3.0',
  `FN:${filed.new.name}`,
  `ORG:${filed.new.organization}`,
  `TEL;TYPE=CELL:${filed.new.phone}`,
  `EMAIL:${filed.new.email}`,
  'END:VCARD',
  '',
].join('\r\n');

/** What is noted of a friend. */
export const noted = { tags: ['bạn học'], note: 'Sinh nhật tháng Ba.' } as const;
