/** A member's or group's page in a phone on the start page. */
export interface SamplePage {
  /** Path of the page; null for a drawn one. */
  readonly to: string | null;
  readonly name: string;
  readonly headline: string;
  /** Language of the owner's texts. */
  readonly lang: string;
  /** URLs of pictures; the theme's cover and initials where there are none. */
  readonly cover: string | null;
  readonly portrait: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  /** URLs of pictures of the first products, at most three. */
  readonly products: readonly string[];
}

/** URL of a picture of the start page; they are made of the demo's drawings. */
export const drawnPicture = (name: string): string => `/landing/${name}.webp`;

const draw = (
  { name, headline, phone, address }: Pick<SamplePage, 'name' | 'headline' | 'phone' | 'address'>,
  [cover, portrait, ...products]: readonly [string, string, ...string[]],
): SamplePage => ({
  to: null,
  name,
  headline,
  lang: 'vi',
  cover: drawnPicture(cover),
  portrait: drawnPicture(portrait),
  phone,
  address,
  products: products.map(drawnPicture),
});

/** Pages of invented people, in place of pages that the operator does not name: the middle one, left, right. */
export const drawnPages: readonly [SamplePage, SamplePage, SamplePage] = [
  draw(
    {
      name: 'Nguyễn Thị Mỹ Duyên',
      headline: 'Nhà sáng lập Gốm Mộc Nhiên',
      phone: '0900 000 011',
      address: '28 đường Bến Gốm',
    },
    ['cover-town', 'portrait-designer', 'bowls', 'tea-set', 'vases'],
  ),
  draw(
    {
      name: 'Hoàng Thị Lan',
      headline: 'Chủ nhiệm Hợp tác xã Sen Tháp Mười',
      phone: '0900 000 052',
      address: 'Tháp Mười, Đồng Tháp',
    },
    ['cover-river', 'portrait-farmer'],
  ),
  draw(
    {
      name: 'Phạm Văn Hải',
      headline: 'Thuyền trưởng, Buồm Nâu Travel',
      phone: '0900 000 061',
      address: 'Vịnh Hạ Long',
    },
    ['cover-bay', 'portrait-boatman'],
  ),
];
