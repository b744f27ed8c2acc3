import { canvas, gradient } from './draw.ts';
import { ceramics } from './ceramics.ts';
import { events } from './events.ts';
import { food } from './food.ts';
import { lettered, type Words } from './lettering.ts';
import { scenery } from './scenery.ts';
import { screens } from './screens.ts';

/** Size in pixels of a poster; upright, as they hang on doors. */
export const POSTER_WIDTH = 900;
export const POSTER_HEIGHT = 1200;

interface Poster {
  readonly scene: () => string;
  /** Of the paper, its second tone, the words and what stands out of them. */
  readonly colours: readonly [paper: string, edge: string, ink: string, accent: string];
  readonly above: string;
  readonly title: string;
  readonly below: string;
  readonly button: string;
}

/** A scene in the upper part, cut by a wave of paper, and words below it. */
const drawn = ({ scene, colours: [paper, edge, ink, accent] }: Poster): string =>
  canvas(
    POSTER_WIDTH,
    POSTER_HEIGHT,
    `<defs>${gradient('paper', paper, edge)}</defs><path fill="url(#paper)" d="M0 0h900v1200H0z"/>`,
    `<svg x="-30" y="0" width="960" height="720" viewBox="0 0 1200 900">${scene()}</svg>`,
    `<path fill="${accent}" d="M0 640q220-60 450-10t450-30v600H0z"/><path fill="url(#paper)" d="M0 662q220-60 450-10t450-30v600H0z"/>`,
    `<rect x="64" y="1062" width="772" height="84" rx="42" fill="${ink}"/><path fill="${accent}" d="M64 758h90v10H64z"/>`,
  );

const poster = (kind: Poster) => async (): Promise<Buffer> => {
  const [paper, , ink] = kind.colours;
  const row = (text: string, y: number, size: number, more: Partial<Words> = {}): Words => ({
    text,
    x: 64,
    y,
    width: 772,
    size,
    colour: ink,
    align: 'left',
    ...more,
  });
  return await lettered(drawn(kind), POSTER_WIDTH, POSTER_HEIGHT, [
    row(kind.above, 702, 28, { spacing: 2 }),
    row(kind.title, 782, 66, { weight: 700 }),
    row(kind.below, 980, 30, { weight: 400 }),
    row(kind.button, 1082, 32, { align: 'center', colour: paper, weight: 700 }),
  ]);
};

/** Posters with their words. */
export const posters = {
  'poster-kiln': poster({
    scene: ceramics.kiln,
    colours: ['#FFF3E0', '#F6DDBB', '#5A2A16', '#E4572E'],
    above: 'GỐM MỘC NHIÊN',
    title: 'Đêm mở lò củi cuối mùa',
    below: 'Ba trăm món mới ra lò, chọn tận tay khi gốm còn ấm.',
    button: 'Vào cửa tự do',
  }),
  'poster-class': poster({
    scene: ceramics['pottery-class'],
    colours: ['#F4F8F1', '#DCE9D6', '#2F4A34', '#9FC7AC'],
    above: 'LỚP CUỐI TUẦN',
    title: 'Xoay chiếc bát đầu tiên của bạn',
    below: 'Tám người một lớp, đất và lửa chúng mình lo.',
    button: 'Giữ chỗ ngay hôm nay',
  }),
  'poster-app': poster({
    scene: screens['phone-app'],
    colours: ['#F3F5FF', '#D9E0FF', '#1B2A6B', '#F72585'],
    above: 'SAO KHUÊ SỐ',
    title: 'Bán hàng gọn trong một chạm',
    below: 'Dùng thử ba mươi ngày, dữ liệu vẫn là của bạn.',
    button: 'Dùng thử miễn phí',
  }),
  'poster-lotus': poster({
    scene: scenery['lotus-field'],
    colours: ['#FFF5F7', '#FBE0E8', '#7A2448', '#F49AB5'],
    above: 'SEN THÁP MƯỜI',
    title: 'Mùa sen nở, mời bạn về đồng',
    below: 'Chèo xuồng hái sen, ăn cơm gói lá với bà con.',
    button: 'Đặt chuyến tham quan',
  }),
  'poster-tea': poster({
    scene: food['lotus-tea'],
    colours: ['#F2FAF3', '#D6EBD8', '#1F4A34', '#63A56B'],
    above: 'HƯƠNG ĐẦU MÙA',
    title: 'Trà ướp sen, một bông một ấm',
    below: 'Ướp trong đêm, gửi đi lúc mặt trời lên.',
    button: 'Đặt trước từ hôm nay',
  }),
  'poster-run': poster({
    scene: scenery['beach-run'],
    colours: ['#FFF6EC', '#FFE2C4', '#22304A', '#E4572E'],
    above: 'CHẠY CÙNG QUANG',
    title: 'Mười hai tuần đến vạch đích',
    below: 'Giáo án riêng, chạy chung mỗi sáng thứ Bảy.',
    button: 'Buổi đầu không mất phí',
  }),
  'poster-ca-tru': poster({
    scene: events['ca-tru'],
    colours: ['#3A1420', '#2A0F1C', '#F9E3C0', '#C9953E'],
    above: 'LÝ NGÂN HÀ',
    title: 'Đêm gác mái, đêm ca trù',
    below: 'Bốn mươi ghế, một ngọn đèn, ba thế hệ nghệ nhân.',
    button: 'Đặt ghế',
  }),
  'poster-cave': poster({
    scene: scenery['sea-cave'],
    colours: ['#EFFAF8', '#C9EDE6', '#0F4A52', '#2F9C9C'],
    above: 'BUỒM NÂU TRAVEL',
    title: 'Vào hang khi vịnh còn ngủ',
    below: 'Mười khách một thuyền, khởi hành lúc bình minh.',
    button: 'Xem lịch khởi hành',
  }),
} as const;
