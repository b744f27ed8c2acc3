import type { FormFieldKind } from '@m4u/contract/profile/member/form';

/** A question of a page's own form, with what it offers where it is a choice. */
export interface DemoQuestion {
  readonly kind: FormFieldKind;
  readonly label: string;
  readonly required?: boolean;
  readonly options?: readonly string[];
}

/** A page's own form. */
export interface DemoForm {
  readonly title: string;
  readonly intro: string;
  readonly questions: readonly DemoQuestion[];
}

/** The forms, by the key of a member or the short link of a group. */
export const forms: Readonly<Record<string, DemoForm>> = {
  duyen: {
    title: 'Đặt gốm theo yêu cầu',
    intro: 'Kể cho mình nghe món bạn cần và dành cho ai. Mình trả lời trong hai ngày.',
    questions: [
      { kind: 'phone', label: 'Số điện thoại hoặc Zalo', required: true },
      {
        kind: 'choice',
        label: 'Bạn muốn làm gì?',
        options: ['Ấm chén', 'Bình hoa', 'Bộ bàn ăn', 'Quà tặng', 'Học làm gốm'],
      },
      { kind: 'date', label: 'Cần trước ngày nào?' },
      { kind: 'longText', label: 'Kể thêm về món quà và người nhận' },
    ],
  },
  bao: {
    title: 'Hẹn ba mươi phút',
    intro: 'Cho tôi biết vài điều về cửa hàng, tôi sẽ chuẩn bị trước khi gọi.',
    questions: [
      { kind: 'text', label: 'Tên cửa hàng', required: true },
      { kind: 'email', label: 'E-mail nhận lịch hẹn', required: true },
      { kind: 'choice', label: 'Số quầy', options: ['1 quầy', '2 đến 5 quầy', 'Trên 5 quầy'] },
      { kind: 'longText', label: 'Việc nào đang làm bạn mất nhiều thời gian nhất?' },
    ],
  },
  'gom-moc-nhien': {
    title: 'Hỏi giá quà tặng doanh nghiệp',
    intro: 'Từ ba mươi bộ, mẫu thử miễn phí.',
    questions: [
      { kind: 'text', label: 'Tên công ty', required: true },
      { kind: 'phone', label: 'Số điện thoại người phụ trách', required: true },
      { kind: 'choice', label: 'Số lượng', options: ['30 đến 100 bộ', '100 đến 300 bộ', 'Trên 300 bộ'] },
      { kind: 'date', label: 'Ngày cần nhận' },
    ],
  },
};

/** What people have left on pages, with the days ago and whether it was read; numbers and addresses are the demo's own. */
export const messages = [
  {
    on: 'duyen',
    ago: 1,
    read: false,
    name: 'Trần Thu Hà',
    phone: '+84900000201',
    email: 'thuha@m4u.example',
    answers: ['+84900000201', 'Ấm chén', '', 'Quà mừng thọ bà nội tám mươi tuổi, bà thích màu xanh ngọc.'],
    message: '',
  },
  {
    on: 'duyen',
    ago: 4,
    read: true,
    name: 'Lê Minh Khôi',
    phone: '+84900000202',
    email: 'khoi@m4u.example',
    answers: [
      '+84900000202',
      'Học làm gốm',
      '',
      'Hai vợ chồng mình muốn học cuối tuần, có được mang theo bé sáu tuổi không?',
    ],
    message: '',
  },
  {
    on: 'bao',
    ago: 2,
    read: false,
    name: 'Đỗ Thanh Sơn',
    phone: '+84900000203',
    email: 'son@m4u.example',
    answers: ['Tạp hóa Thanh Sơn', 'son@m4u.example', '2 đến 5 quầy', 'Kiểm kho cuối tháng mất trọn hai ngày.'],
    message: '',
  },
] as const;
