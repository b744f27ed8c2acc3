import type { CvSave } from '@m4u/contract/content/cv/schema';
import type * as z from 'zod';

/** A CV of the demo, as its owner sends it. */
export interface DemoCv {
  readonly of: string;
  readonly ago: number;
  readonly cv: z.input<typeof CvSave>;
}

const duyen = {
  fullName: 'Nguyễn Thị Mỹ Duyên',
  email: 'duyen@m4u.example',
  phone: '0900 000 011',
  gender: 'female',
  birthday: '1990-04-18',
  address: '28 đường Bến Gốm, Phường Hội An Tây, Thành phố Đà Nẵng',
} as const;

const an = {
  fullName: 'Lê Hồng Ân',
  email: 'an@m4u.example',
  phone: '0900 000 031',
  gender: 'female',
  birthday: '1995-08-09',
} as const;

/** CVs of the demo: one that a member shows to everybody, and two of another who shows none. */
export const cvs: readonly DemoCv[] = [
  {
    of: 'duyen',
    ago: 12,
    cv: {
      ...duyen,
      name: 'CV nghệ nhân',
      template: 'elegant',
      accent: 'teal',
      visibility: 'public',
      shown: ['email'],
      headline: 'Nghệ nhân gốm, nhà sáng lập Gốm Mộc Nhiên',
      aboutMe:
        'Mình làm gốm ở Hội An đã mười hai năm. Mỗi món đồ đều được xoay tay, tráng men tro và nung củi, nên không có hai chiếc nào giống hệt nhau. Mình tin rằng đất cần thời gian, và người cũng vậy.',
      sections: [
        { kind: 'about' },
        {
          kind: 'experience',
          entries: [
            {
              title: 'Nhà sáng lập, nghệ nhân chính',
              place: 'Gốm Mộc Nhiên, Hội An',
              from: '2018-03',
              text: '- Dẫn dắt xưởng tám thợ, mỗi năm ra lò khoảng sáu nghìn món\n- Đưa men tro trấu trở lại làng gốm sau bốn mươi năm vắng bóng\n- Mở lớp cuối tuần, đã có hơn một nghìn người học',
            },
            {
              title: 'Thợ xoay gốm',
              place: 'Làng gốm Thanh Hà',
              from: '2012-07',
              to: '2018-02',
              text: 'Học nghề xoay tay với nghệ nhân trong làng, phụ trách dòng ấm chén.',
            },
          ],
        },
        {
          kind: 'education',
          entries: [
            {
              title: 'Đại học Mỹ thuật Công nghiệp',
              place: 'Cử nhân Thiết kế gốm',
              from: '2008-09',
              to: '2012-06',
              text: 'Đồ án tốt nghiệp về men tro thực vật đạt loại xuất sắc.',
            },
          ],
        },
        {
          kind: 'skills',
          entries: [
            { title: 'Xoay tay', level: 5 },
            { title: 'Men tro', level: 5 },
            { title: 'Nung củi', level: 4 },
            { title: 'Thiết kế sản phẩm', level: 4 },
          ],
        },
        { kind: 'languages', entries: [{ title: 'Tiếng Anh', place: 'Giao tiếp tốt', level: 4 }] },
        {
          kind: 'projects',
          entries: [
            {
              title: 'Bộ đồ ăn cho khách sạn Bến Hoài',
              place: 'Thiết kế và sản xuất',
              from: '2023-02',
              to: '2023-11',
              text: 'Bốn trăm món men tro trấu, mỗi món mang dấu tay của người thợ.',
            },
          ],
        },
        {
          kind: 'awards',
          entries: [{ title: 'Giải nhất sản phẩm thủ công', place: 'Hội chợ làng nghề miền Trung', from: '2021' }],
        },
        { kind: 'hobbies', entries: [{ title: 'Trà' }, { title: 'Làm vườn' }, { title: 'Làm đồ thủ công' }] },
        { kind: 'links', entries: [{ title: 'Gốm Mộc Nhiên', address: 'https://moc-nhien.example' }] },
      ],
    },
  },
  {
    of: 'an',
    ago: 9,
    cv: {
      ...an,
      name: 'CV chăm sóc khách hàng',
      template: 'modern',
      accent: 'navy',
      headline: 'Chuyên viên hỗ trợ người dùng',
      address: 'Phường Cầu Giấy, Thành phố Hà Nội',
      aboutMe:
        'Sáu năm lắng nghe khách hàng qua điện thoại, tin nhắn và thư. Mình thích biến một lời phàn nàn thành một tính năng mới.',
      sections: [
        { kind: 'about' },
        {
          kind: 'experience',
          entries: [
            {
              title: 'Chuyên viên hỗ trợ',
              place: 'M4U',
              from: '2022-05',
              text: '- Trả lời trung bình bảy mươi yêu cầu mỗi ngày, 96% hài lòng\n- Viết bộ hướng dẫn hai mươi bài cho người mới',
            },
            { title: 'Tổng đài viên', place: 'Trung tâm Sao Mai', from: '2018-06', to: '2022-04' },
          ],
        },
        {
          kind: 'education',
          entries: [{ title: 'Học viện Báo chí Hồ Tây', place: 'Quan hệ công chúng', from: '2013', to: '2017' }],
        },
        {
          kind: 'skills',
          entries: [
            { title: 'Lắng nghe', level: 5 },
            { title: 'Viết hướng dẫn', level: 4 },
            { title: 'Bảng tính', level: 3 },
          ],
        },
        { kind: 'languages', entries: [{ title: 'Tiếng Anh', place: 'IELTS 6.5', level: 4 }] },
        { kind: 'hobbies', entries: [{ title: 'Cà phê' }, { title: 'Xem phim' }] },
      ],
    },
  },
  {
    of: 'an',
    ago: 4,
    cv: {
      ...an,
      name: 'Support specialist (English)',
      template: 'compact',
      accent: 'graphite',
      language: 'EN',
      headline: 'Customer support specialist',
      address: 'Cầu Giấy, Hà Nội, Vietnam',
      aboutMe:
        'Six years of listening to customers by phone, chat and letter, and of turning complaints into features.',
      sections: [
        { kind: 'about' },
        {
          kind: 'experience',
          entries: [
            {
              title: 'Support specialist',
              place: 'M4U',
              from: '2022-05',
              text: '- Answers seventy requests a day, 96% satisfied\n- Wrote the twenty guides for newcomers',
            },
            { title: 'Call-centre agent', place: 'Sao Mai Centre', from: '2018-06', to: '2022-04' },
          ],
        },
        {
          kind: 'education',
          entries: [{ title: 'Hồ Tây Academy', place: 'Public relations', from: '2013', to: '2017' }],
        },
        {
          kind: 'skills',
          entries: [{ title: 'Listening' }, { title: 'Technical writing' }, { title: 'Spreadsheets' }],
        },
        {
          kind: 'languages',
          entries: [
            { title: 'Vietnamese', place: 'Native' },
            { title: 'English', place: 'IELTS 6.5' },
          ],
        },
      ],
    },
  },
];
