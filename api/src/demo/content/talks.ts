import type { PictureKind } from '../art/picture.ts';

/** Something that was written: by whom, so many days before the seeding, at a time in Vietnam. */
export type DemoMessage = readonly [
  who: string,
  ago: number,
  at: string,
  text: string,
  pictures?: readonly PictureKind[],
];

/** A conversation: of two, or of many by whoever began it first. */
export interface DemoTalk {
  readonly people: readonly [string, string, ...string[]];
  /** Of one of many. */
  readonly name?: string;
  readonly messages: readonly DemoMessage[];
  /** Who has not read what came last, and how many messages that are. */
  readonly unread?: readonly [who: string, messages: number];
}

/** What the demo members have written to each other; whom they speak of does not live either. */
export const talks: readonly DemoTalk[] = [
  {
    people: ['khanh', 'duyen'],
    messages: [
      ['khanh', 6, '09:12', 'Chị Duyên ơi, nhà hàng em cần thêm 30 bát nhỏ men tro, tháng này chị còn kịp mẻ không ạ?'],
      ['duyen', 6, '09:40', 'Chào Khánh, mẻ này còn chỗ cho chừng 40 bát. Em lấy cỡ 11 hay 13 phân?'],
      ['khanh', 6, '09:43', 'Cỡ 11 chị nhé, giống đợt trước.'],
      ['duyen', 5, '16:05', 'Chị vuốt xong rồi, đang phơi. Gửi em xem trước màu men của mẻ cũ.', ['bowls']],
      ['khanh', 5, '16:20', 'Đẹp quá chị! Màu này lên món canh rất hợp.'],
      ['khanh', 5, '16:21', 'Chị cho em xin số tài khoản để đặt cọc với ạ.'],
      [
        'duyen',
        5,
        '16:32',
        'Em quét mã ở trang của chị là được, mục Tài khoản nhé: https://moc-nhien.example/dat-coc\nChuyển xong nhắn chị một tiếng.',
      ],
      ['khanh', 4, '08:02', 'Em chuyển rồi chị ơi.'],
      ['duyen', 4, '08:30', 'Chị nhận được rồi, cảm ơn em. Chủ nhật nung, thứ tư giao tới nhà hàng.'],
      ['khanh', 1, '19:45', 'Chị ơi, thứ tư bếp em mở cửa từ 7 giờ, xe tới sớm cũng có người nhận ạ.'],
      ['khanh', 1, '19:46', 'À, cho em thêm 2 ấm trà nhỏ nếu còn nhé!'],
    ],
    unread: ['duyen', 2],
  },
  {
    people: ['duyen', 'tuan'],
    messages: [
      ['duyen', 9, '20:10', 'Tuấn ơi, sáng thứ bảy bên mình mở lò, em qua chụp giúp chị mẻ mới được không?'],
      ['tuan', 9, '20:25', 'Dạ được chị. Em tới lúc 6 giờ cho kịp nắng xiên.'],
      ['duyen', 9, '20:26', 'Tuyệt. Chị để sẵn bánh mì và cà phê.'],
      ['tuan', 7, '11:50', 'Em chọn được 24 tấm, tối em gửi chị bản đầy đủ. Tấm em thích nhất là lúc vừa mở cửa lò.'],
      ['duyen', 7, '12:15', 'Cảm ơn em nhiều, chị đăng lên trang sẽ ghi tên em.'],
    ],
  },
  {
    people: ['duyen', 'tuan', 'khanh', 'bao', 'thao'],
    name: 'Chợ phiên làng nghề',
    messages: [
      [
        'duyen',
        3,
        '10:00',
        'Chào cả nhà! Chợ phiên tháng này mình có hai gian, ai đứng được buổi nào thì nhắn ở đây nhé.',
      ],
      ['thao', 3, '10:08', 'Em đứng được cả sáng chủ nhật.'],
      ['bao', 3, '10:31', 'Bên anh lo màn hình và loa. Anh gửi người tới lắp từ chiều thứ bảy.'],
      ['tuan', 3, '11:02', 'Em chụp ảnh cả hai ngày, cần ảnh đăng ngay thì gọi em.'],
      ['khanh', 2, '21:15', 'Bếp em góp 100 phần chè cho khách ghé gian hàng ạ.'],
      ['duyen', 2, '21:30', 'Vui quá! Chị làm thêm 100 chén nhỏ để mọi người ăn chè rồi mang chén về luôn.'],
      ['thao', 2, '21:34', 'Ý này hay, để em viết bài giới thiệu trước.'],
      [
        'bao',
        1,
        '08:20',
        'Sơ đồ gian hàng anh để ở đây: https://saokhue.example/cho-phien. Có gì cần đổi mọi người nhắn trước tối mai nhé.',
      ],
    ],
    unread: ['duyen', 1],
  },
  {
    people: ['bao', 'minh'],
    messages: [
      ['bao', 8, '14:00', 'Minh, bản thử cho khách ở Hải Phòng em gửi chưa?'],
      ['minh', 8, '14:12', 'Em gửi sáng nay rồi anh, họ hẹn phản hồi thứ sáu.'],
      ['bao', 8, '14:13', 'Tốt. Có tin gì nhắn anh.'],
      ['minh', 4, '17:48', 'Khách chốt rồi anh ơi! Bắt đầu từ tháng sau.'],
    ],
    unread: ['bao', 1],
  },
  {
    people: ['ngoc', 'duyen'],
    messages: [
      [
        'ngoc',
        1,
        '15:20',
        'Chào chị Duyên, tôi là Ngọc ở phòng khám Mầm Xanh, Đà Lạt. Tháng sau phòng khám tròn một tuổi, tôi muốn đặt 60 chiếc cốc nhỏ cho các bé tới khám mang về. Không biết xưởng của chị có nhận vẽ tên lên cốc không ạ?',
      ],
    ],
    unread: ['duyen', 1],
  },
];
