import type { PictureKind } from '../art/picture.ts';
import { account } from './invented.ts';

/** A guest of the demo's wedding, and what they answered. */
export interface DemoGuest {
  readonly name: string;
  readonly side: 'groom' | 'bride';
  readonly group: string;
  readonly phone?: string;
  readonly reply?: {
    readonly as: string;
    readonly coming: boolean;
    readonly people?: number;
    readonly wish?: string;
    /** What the couple made of the wish; it waits for them otherwise. */
    readonly state?: 'shown' | 'hidden';
    /** Days before the seeding. */
    readonly ago: number;
  };
}

/** Who makes the invitation. */
export const host = 'duyen';

/** Days from the seeding to the Sunday before which the wedding is not. */
export const WEDDING_IN = 45;

/** Pictures of the album in their order, with what stands below them. */
export const weddingAlbum: readonly (readonly [kind: PictureKind, caption: string])[] = [
  ['wedding-river', 'Đêm rằm trên sông Hoài, nơi hai đứa gặp nhau'],
  ['wedding-beach', 'Hoàng hôn ở biển An Bàng'],
  ['wedding-tea', 'Chén trà trong ngày dạm ngõ'],
  ['wedding-rings', 'Cặp nhẫn do cậu út đánh tặng'],
  ['wedding-ceremony', 'Lễ gia tiên bên nhà gái'],
  ['wedding-feast', 'Bàn tiệc đang chờ cả nhà'],
];

/** An invented wedding: nobody here lives. */
export const invitation = {
  design: 'songHy',
  groom: {
    name: 'Hoàng Gia Khôi',
    rank: 'Trưởng nam',
    about: 'Làm mộc, thích dậy sớm, pha cà phê phin rất khéo và nói rất ít.',
  },
  bride: {
    name: 'Nguyễn Thị Mỹ Linh',
    rank: 'Út nữ',
    about: 'Dạy vẽ cho trẻ con ở Hội An, yêu hoa giấy và những buổi chiều trên sông.',
  },
  groomsFamily: {
    father: 'Hoàng Văn Tấn',
    mother: 'Lê Thị Hậu',
    address: '15 đường Rừng Dừa, Cẩm Thanh, Hội An',
  },
  bridesFamily: {
    father: 'Nguyễn Văn Thọ',
    mother: 'Trần Thị Mỹ Hạnh',
    address: '28 đường Bến Gốm, Hội An',
  },
  groomsBank: account('Vietcombank', 'HOANG GIA KHOI', 71, 'Mừng cưới nhà trai'),
  bridesBank: account('Techcombank', 'NGUYEN THI MY LINH', 72, 'Mừng cưới nhà gái'),
  ceremonyPlace: { name: 'Tư gia nhà gái', address: '28 đường Bến Gốm, Hội An' },
  partyPlace: { name: 'Sân vườn Bến Sông', address: '9 đường Ven Sông, Hội An' },
  greeting: 'Sự hiện diện của quý khách là niềm vinh hạnh cho gia đình chúng tôi.',
  tune: 'canon',
  findable: true,
} as const;

/** The couple's story. */
export const weddingStory: readonly {
  readonly time: string;
  readonly title: string;
  readonly text: string;
  readonly picture?: PictureKind;
}[] = [
  {
    time: 'Trung thu 2019',
    title: 'Chiếc đèn hoa đăng',
    text: 'Linh thả đèn trên sông Hoài, đèn trôi mắc vào mạn thuyền của Khôi. Anh vớt lên, hỏi chủ nhân muốn ước lại không.',
    picture: 'wedding-river',
  },
  {
    time: 'Mùa mưa 2021',
    title: 'Xưởng mộc và lớp vẽ',
    text: 'Suốt mùa lụt, hai đứa kê bàn ghế cho lớp vẽ, rồi cùng sửa lại mái xưởng. Nhà nào cũng có tiếng cười.',
  },
  {
    time: 'Mùa xuân năm ngoái',
    title: 'Lời hẹn ở An Bàng',
    text: 'Khôi ít nói nên khắc câu hỏi lên một chiếc thìa gỗ. Linh trả lời bằng cách cất luôn chiếc thìa.',
    picture: 'wedding-beach',
  },
];

/** Twelve guests, with answers of several kinds. */
export const weddingGuests: readonly DemoGuest[] = [
  {
    name: 'anh Bảo',
    side: 'bride',
    group: 'Bạn bè',
    phone: '0905000701',
    reply: {
      as: 'Quốc Bảo',
      coming: true,
      people: 2,
      wish: 'Chúc hai em trăm năm hạnh phúc, nhà luôn đầy tiếng cười!',
      state: 'shown',
      ago: 6,
    },
  },
  { name: 'chị An', side: 'bride', group: 'Bạn bè', phone: '0905000702' },
  {
    name: 'Cô Sáu Hường',
    side: 'bride',
    group: 'Họ ngoại',
    phone: '0905000703',
    reply: {
      as: 'Cô Sáu',
      coming: true,
      people: 4,
      wish: 'Cô mừng cho hai đứa. Nhớ giữ gìn sức khỏe nghe con.',
      state: 'shown',
      ago: 5,
    },
  },
  { name: 'Chú Tư Hiền', side: 'bride', group: 'Họ ngoại' },
  {
    name: 'Gia đình bác Hai Tâm',
    side: 'groom',
    group: 'Họ nội',
    phone: '0905000704',
    reply: { as: 'Hai Tâm', coming: true, people: 6, ago: 4 },
  },
  {
    name: 'Dì Út Nga',
    side: 'groom',
    group: 'Họ nội',
    reply: {
      as: 'Dì Út',
      coming: false,
      wish: 'Dì ở xa không về kịp, gửi hai đứa thật nhiều thương yêu.',
      state: 'shown',
      ago: 4,
    },
  },
  { name: 'Thầy Phan Kỳ', side: 'groom', group: 'Thầy cô' },
  {
    name: 'Nhóm thợ xưởng mộc',
    side: 'groom',
    group: 'Đồng nghiệp',
    phone: '0905000705',
    reply: {
      as: 'Anh em xưởng mộc',
      coming: true,
      people: 8,
      wish: 'Chúc thợ cả và cô giáo sớm có thợ nhí!',
      ago: 2,
    },
  },
  { name: 'Cô giáo Lan Chi', side: 'bride', group: 'Đồng nghiệp', phone: '0905000706' },
  {
    name: 'Phụ huynh lớp vẽ',
    side: 'bride',
    group: 'Lớp vẽ',
    reply: { as: 'Mẹ bé Na', coming: true, people: 3, wish: 'Các con vẽ sẵn một bức tranh tặng cô rồi ạ.', ago: 1 },
  },
  {
    name: 'Anh Đạt',
    side: 'groom',
    group: 'Bạn học',
    reply: { as: 'Đạt', coming: false, ago: 1 },
  },
  { name: 'Bạn học cấp ba', side: 'groom', group: 'Bạn học' },
];
