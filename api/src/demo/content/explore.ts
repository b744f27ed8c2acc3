import type { PictureKind } from '../art/picture.ts';

/** A section of the demo agency's explore page; groups and members are named by their links and keys. */
export type DemoSection =
  | {
      readonly kind: 'banner';
      readonly title: string;
      readonly text: string;
      readonly pictures: readonly [PictureKind, string][];
    }
  | { readonly kind: 'groups' | 'members'; readonly title: string; readonly of: readonly string[] }
  | { readonly kind: 'products' | 'posts'; readonly title: string }
  | { readonly kind: 'text'; readonly title: string; readonly content: string };

/** Who arranged the page: an admin of the demo agency. */
export const arranger = 'bao';

export const explorePage: readonly DemoSection[] = [
  {
    kind: 'banner',
    title: 'Gặp nhau bên sông, làm ăn đường dài',
    text: 'Mỗi tháng một buổi gặp, mỗi buổi gặp thêm một người quen trong nghề.',
    pictures: [
      ['meeting', 'Buổi gặp tháng Ba của hội'],
      ['sea-cave', 'Chuyến đi hè cùng Buồm Nâu Travel'],
    ],
  },
  { kind: 'groups', title: 'Doanh nghiệp trong hội', of: ['sao-khue-so', 'buom-nau'] },
  { kind: 'products', title: 'Hàng và dịch vụ mới' },
  {
    kind: 'text',
    title: 'Vào hội',
    content: `<p>Hội nhận doanh nghiệp vừa và nhỏ đã hoạt động từ một năm. Bạn chỉ cần <strong>một hội viên giới thiệu</strong> và đến dự thử một buổi gặp.</p>
      <ul><li>Sáng thứ Bảy đầu tháng: gặp mặt và đổi danh thiếp</li><li>Giữa tháng: đi thăm một doanh nghiệp trong hội</li></ul>`,
  },
  { kind: 'posts', title: 'Tin của hội viên' },
  { kind: 'members', title: 'Những người giữ nhịp hội', of: ['bao', 'hai', 'tuan', 'ha'] },
];
