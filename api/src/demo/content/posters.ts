import type { DemoPoster } from './shapes.ts';

/** Posters that hang on pages now. */
export const posters: readonly DemoPoster[] = [
  {
    on: 'duyen',
    ago: 2,
    forDays: 40,
    view: 'other',
    title: 'Lớp cuối tuần: xoay chiếc bát đầu tiên của bạn',
    picture: 'banner-class',
  },
  {
    on: 'gom-moc-nhien',
    ago: 3,
    forDays: 18,
    view: 'other',
    title: 'Đêm mở lò củi cuối mùa, vào cửa tự do',
    picture: 'banner-kiln',
  },
  {
    on: 'gom-moc-nhien',
    ago: 1,
    forDays: 60,
    view: 'showroom',
    title: 'Xoay chiếc bát đầu tiên của bạn, giữ chỗ ngay hôm nay',
    picture: 'banner-class',
  },
  {
    on: 'sao-khue-so',
    ago: 5,
    forDays: 45,
    view: 'showroom',
    title: 'Bán hàng gọn trong một chạm, dùng thử miễn phí',
    picture: 'banner-app',
  },
  { on: 'bao', ago: 5, forDays: 45, view: 'activities', title: 'Bán hàng gọn trong một chạm', picture: 'banner-app' },
  {
    on: 'sen-thap-muoi',
    ago: 4,
    forDays: 50,
    view: 'other',
    title: 'Mùa sen nở, mời bạn về đồng',
    picture: 'banner-lotus',
  },
  { on: 'lan', ago: 4, forDays: 50, view: 'posts', title: 'Trà ướp sen, một bông một ấm', picture: 'banner-tea' },
  { on: 'quang', ago: 6, forDays: 70, view: 'other', title: 'Mười hai tuần đến vạch đích', picture: 'banner-run' },
  { on: 'ha', ago: 2, forDays: 8, view: 'other', title: 'Đêm gác mái, đêm ca trù', picture: 'banner-ca-tru' },
  { on: 'buom-nau', ago: 3, forDays: 30, view: 'posts', title: 'Vào hang khi vịnh còn ngủ', picture: 'banner-cave' },
];
