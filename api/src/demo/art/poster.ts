import { canvas, gradient } from './draw.ts';
import { ceramics } from './ceramics.ts';
import { events } from './events.ts';
import { food } from './food.ts';
import { lettered, type Words } from './lettering.ts';
import { scenery } from './scenery.ts';
import { screens } from './screens.ts';

/** Size in pixels of a poster; upright, as they hang on doors. */
const POSTER_WIDTH = 900;
const POSTER_HEIGHT = 1200;

/** Size in pixels of a banner, as pages show their posters. */
const BANNER_WIDTH = 1200;
const BANNER_HEIGHT = 600;

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

const row = (text: string, y: number, size: number, more: Partial<Words>): Words => ({
  text,
  x: 64,
  y,
  width: 772,
  size,
  colour: '#000000',
  align: 'left',
  ...more,
});

/** As it hangs on a door. */
const upright = async (kind: Poster): Promise<Buffer> => {
  const [paper, , colour] = kind.colours;
  return await lettered(drawn(kind), POSTER_WIDTH, POSTER_HEIGHT, [
    row(kind.above, 702, 28, { colour, spacing: 2 }),
    row(kind.title, 782, 66, { colour, weight: 700 }),
    row(kind.below, 980, 30, { colour, weight: 400 }),
    row(kind.button, 1082, 32, { colour: paper, align: 'center', weight: 700 }),
  ]);
};

/** Words on paper to the left, the scene to the right. */
const drawnWide = ({ scene, colours: [paper, edge, ink, accent] }: Poster): string =>
  canvas(
    BANNER_WIDTH,
    BANNER_HEIGHT,
    `<defs>${gradient('paper', paper, edge)}</defs><path fill="url(#paper)" d="M0 0h1200v600H0z"/>`,
    `<svg x="540" y="0" width="660" height="600" viewBox="0 0 1200 900" preserveAspectRatio="xMidYMid slice">${scene()}</svg>`,
    `<path fill="${accent}" d="M0 0h664q-90 150-40 300t-40 300H0z"/><path fill="url(#paper)" d="M0 0h646q-90 150-40 300t-40 300H0z"/>`,
    `<rect x="52" y="474" width="474" height="84" rx="42" fill="${ink}"/><path fill="${accent}" d="M52 116h90v10H52z"/>`,
  );

/** As it stands on a page, twice as wide as high: fewer words, and larger. */
const wide = async (kind: Poster): Promise<Buffer> => {
  const [paper, , colour] = kind.colours;
  const place = { x: 52, width: 510 };
  return await lettered(drawnWide(kind), BANNER_WIDTH, BANNER_HEIGHT, [
    row(kind.above, 52, 36, { ...place, colour, spacing: 2 }),
    row(kind.title, 146, 66, { ...place, colour, weight: 700 }),
    row(kind.button, 490, 36, { x: 52, width: 474, colour: paper, align: 'center', weight: 700 }),
  ]);
};

const kinds = {
  kiln: {
    scene: ceramics.kiln,
    colours: ['#FFF3E0', '#F6DDBB', '#5A2A16', '#E4572E'],
    above: 'GỐM MỘC NHIÊN',
    title: 'Đêm mở lò củi cuối mùa',
    below: 'Ba trăm món mới ra lò, chọn tận tay khi gốm còn ấm.',
    button: 'Vào cửa tự do',
  },
  class: {
    scene: ceramics['pottery-class'],
    colours: ['#F4F8F1', '#DCE9D6', '#2F4A34', '#9FC7AC'],
    above: 'LỚP CUỐI TUẦN',
    title: 'Xoay chiếc bát đầu tiên của bạn',
    below: 'Tám người một lớp, đất và lửa chúng mình lo.',
    button: 'Giữ chỗ ngay hôm nay',
  },
  app: {
    scene: screens['phone-app'],
    colours: ['#F3F5FF', '#D9E0FF', '#1B2A6B', '#F72585'],
    above: 'SAO KHUÊ SỐ',
    title: 'Bán hàng gọn trong một chạm',
    below: 'Dùng thử ba mươi ngày, dữ liệu vẫn là của bạn.',
    button: 'Dùng thử miễn phí',
  },
  lotus: {
    scene: scenery['lotus-field'],
    colours: ['#FFF5F7', '#FBE0E8', '#7A2448', '#F49AB5'],
    above: 'SEN THÁP MƯỜI',
    title: 'Mùa sen nở, mời bạn về đồng',
    below: 'Chèo xuồng hái sen, ăn cơm gói lá với bà con.',
    button: 'Đặt chuyến tham quan',
  },
  tea: {
    scene: food['lotus-tea'],
    colours: ['#F2FAF3', '#D6EBD8', '#1F4A34', '#63A56B'],
    above: 'HƯƠNG ĐẦU MÙA',
    title: 'Trà ướp sen, một bông một ấm',
    below: 'Ướp trong đêm, gửi đi lúc mặt trời lên.',
    button: 'Đặt trước từ hôm nay',
  },
  run: {
    scene: scenery['beach-run'],
    colours: ['#FFF6EC', '#FFE2C4', '#22304A', '#E4572E'],
    above: 'CHẠY CÙNG QUANG',
    title: 'Mười hai tuần đến vạch đích',
    below: 'Giáo án riêng, chạy chung mỗi sáng thứ Bảy.',
    button: 'Buổi đầu không mất phí',
  },
  'ca-tru': {
    scene: events['ca-tru'],
    colours: ['#3A1420', '#2A0F1C', '#F9E3C0', '#C9953E'],
    above: 'LÝ NGÂN HÀ',
    title: 'Đêm gác mái, đêm ca trù',
    below: 'Bốn mươi ghế, một ngọn đèn, ba thế hệ nghệ nhân.',
    button: 'Đặt ghế',
  },
  cave: {
    scene: scenery['sea-cave'],
    colours: ['#EFFAF8', '#C9EDE6', '#0F4A52', '#2F9C9C'],
    above: 'BUỒM NÂU TRAVEL',
    title: 'Vào hang khi vịnh còn ngủ',
    below: 'Mười khách một thuyền, khởi hành lúc bình minh.',
    button: 'Xem lịch khởi hành',
  },
} as const satisfies Record<string, Poster>;

type Kind = keyof typeof kinds;
type Named<Prefix extends string> = { readonly [K in Kind as `${Prefix}-${K}`]: () => Promise<Buffer> };

const named = <Prefix extends string>(prefix: Prefix, draw: (kind: Poster) => Promise<Buffer>) =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [`${prefix}-${name}`, () => draw(kind)]),
  ) as unknown as Named<Prefix>;

/** Posters with their words, upright and as banners. */
export const posters: Named<'poster'> & Named<'banner'> = { ...named('poster', upright), ...named('banner', wide) };
