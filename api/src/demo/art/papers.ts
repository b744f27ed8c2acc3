import { asJpeg, canvas, glow, gradient, n, repeat } from './draw.ts';
import { lettered, type Words } from './lettering.ts';
import { backdrop, HEIGHT, placed, shadow, table, WIDTH } from './setting.ts';

/** What a certificate says. */
interface Paper {
  readonly issuer: string;
  readonly title: string;
  readonly to: string;
  readonly reason: string;
  readonly place: string;
}

interface Look {
  readonly ground: string;
  readonly border: string;
  readonly ink: string;
  readonly seal: string;
}

const looks = {
  gold: { ground: '#FFFAEC', border: '#C39A3B', ink: '#7A2018', seal: '#C8102E' },
  blue: { ground: '#F5F8FD', border: '#3A56A4', ink: '#1B2A6B', seal: '#C8102E' },
  green: { ground: '#F5FAF2', border: '#3E8E4E', ink: '#1F5A34', seal: '#D98F2B' },
} as const satisfies Record<string, Look>;

const corner = (x: number, y: number, turn: number, colour: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none" stroke="${colour}" stroke-width="6"><path d="M0 120V0h120M22 96V22h74M22 58q36 0 36-36"/><circle cx="44" cy="44" r="8" fill="${colour}"/></g>`;

const seal = (x: number, y: number, colour: string): string =>
  placed(
    x,
    y,
    1,
    `<path fill="${colour}" fill-opacity=".9" d="M-34 50l-20 120 42-28 30 40 16-132z"/>`,
    `<g fill="${colour}">${repeat(16, (index) => `<circle cx="${n(Math.cos(index * 0.3927) * 62)}" cy="${n(Math.sin(index * 0.3927) * 62)}" r="17"/>`)}<circle r="64"/></g><circle r="52" fill="none" stroke="#FFF" stroke-opacity=".7" stroke-width="4"/><path fill="#FFE9A8" d="M0-36l10 26h28l-22 17 8 27-24-16-24 16 8-27-22-17h28z"/>`,
  );

const sheet = ({ ground, border, seal: colour }: Look): string =>
  `<path fill="${ground}" d="M0 0h1200v900H0z"/>` +
  `<g fill="none" stroke="${border}" stroke-opacity=".12" stroke-width="3">${repeat(16, (index) => `<circle cx="600" cy="450" r="${40 + index * 34}"/>`)}</g>` +
  `<path fill="none" stroke="${border}" stroke-width="10" d="M34 34h1132v832H34z"/><path fill="none" stroke="${border}" stroke-width="3" d="M54 54h1092v792H54z"/>` +
  corner(74, 74, 0, border) +
  corner(1126, 74, 90, border) +
  corner(1126, 826, 180, border) +
  corner(74, 826, 270, border) +
  seal(230, 690, colour) +
  `<path d="M800 770q30-60 50-10t40-30 30 30 60-40" fill="none" stroke="#24408A" stroke-width="5" stroke-linecap="round"/>`;

const certificate =
  (kind: keyof typeof looks, { issuer, title, to, reason, place }: Paper) =>
  async (): Promise<Buffer> => {
    const look = looks[kind];
    const row = (text: string, y: number, size: number, more: Partial<Words> = {}): Words => ({
      text,
      x: 120,
      y,
      width: 960,
      size,
      colour: '#3A3430',
      ...more,
    });
    return await lettered(canvas(WIDTH, HEIGHT, sheet(look)), WIDTH, HEIGHT, [
      row(issuer, 110, 30, { colour: look.ink, weight: 700 }),
      row(title, 190, 84, { colour: look.ink, weight: 700 }),
      row('trao cho', 322, 28, { weight: 400 }),
      row(to, 368, 56, { weight: 700 }),
      row(reason, 466, 32, { weight: 400, x: 200, width: 800 }),
      row(place, 628, 26, { weight: 400, x: 660, width: 440 }),
    ]);
  };

/** A cup of honour with ribbons. */
const trophy = (): string =>
  backdrop('#1B2A6B', '#0C1440') +
  `<defs>${glow('shine', '#FFE29A', 0.6)}${gradient('gold', '#FFE79A', '#E9B23B', '#B5791B')}</defs><circle cx="600" cy="380" r="480" fill="url(#shine)"/>` +
  table(740, '#2B1B3A', '#43305A') +
  shadow(600, 800, 200, 0.4) +
  `<path fill="#3A2414" d="M440 700h320v100H440z"/><path fill="#E9B23B" d="M490 730h220v40H490z"/><path fill="url(#gold)" d="M560 540h80l24 130h60v34H476v-34h60z"/><path fill="none" stroke="#E9B23B" stroke-width="30" d="M420 220q-130 0-110 110t150 120M780 220q130 0 110 110t-150 120"/><path fill="url(#gold)" d="M400 160h400q10 330-160 390h-80q-170-60-160-390z"/><path fill="#FFF" fill-opacity=".4" d="M440 190h44q0 200 70 300-110-70-114-300z"/><ellipse cx="600" cy="160" rx="200" ry="34" fill="#FFE79A"/><ellipse cx="600" cy="164" rx="168" ry="22" fill="#B5791B"/><path fill="#FFF6D6" d="M600 270l26 62h68l-54 42 20 66-60-40-60 40 20-66-54-42h68z"/>`;

/** Medals of runs on a wall. */
const medals = (): string =>
  backdrop('#E4EEF2', '#C2D6DE') +
  `<g transform="translate(-90 20) scale(1.15)"><path fill="#8A6242" d="M60 110h1080v30H60z"/>` +
  repeat(5, (index) => {
    const [x, drop] = [180 + index * 210, 360 + (index % 2) * 120];
    const ribbon = ['#D7263D', '#2A6F97', '#2A9D8F', '#7B4FA3', '#F0A030'][index] ?? '';
    const metal = ['#E9B23B', '#C9CED8', '#C98A4E'][index % 3] ?? '';
    return `<path fill="${ribbon}" d="M${x - 50} 130h100l-24 ${drop - 190}h-52z"/><path fill="#FFF" fill-opacity=".5" d="M${x - 14} 130h28l-6 ${drop - 190}h-16z"/><circle cx="${x}" cy="${drop}" r="88" fill="${metal}"/><circle cx="${x}" cy="${drop}" r="70" fill="none" stroke="#FFF" stroke-opacity=".6" stroke-width="6"/><path fill="#FFF" fill-opacity=".75" d="M${x} ${drop - 46}l14 32h34l-27 21 10 33-31-20-31 20 10-33-27-21h34z"/>`;
  }) +
  '</g>';

/** Certificates as they hang on walls, and prizes. */
export const papers = {
  'craft-certificate': certificate('gold', {
    issuer: 'HỘI LÀNG NGHỀ BÊN SÔNG',
    title: 'Bằng chứng nhận',
    to: 'Nguyễn Thị Mỹ Duyên',
    reason: 'Nghệ nhân gốm men tro, mười năm giữ lửa lò củi và truyền nghề cho người trẻ',
    place: 'Hội An, mùa xuân',
  }),
  'cloud-certificate': certificate('blue', {
    issuer: 'HỌC VIỆN DỮ LIỆU HOA PHƯỢNG',
    title: 'Chứng chỉ',
    to: 'Vũ Đức Minh',
    reason: 'Hoàn thành chương trình Quản trị cơ sở dữ liệu, loại xuất sắc',
    place: 'Đà Nẵng, mùa thu',
  }),
  'organic-certificate': certificate('green', {
    issuer: 'TRUNG TÂM KIỂM NGHIỆM ĐỒNG XANH',
    title: 'Chứng nhận hữu cơ',
    to: 'Hợp tác xã Sen Tháp Mười',
    reason: 'Ba mươi hai héc-ta sen đạt tiêu chuẩn canh tác hữu cơ nội bộ',
    place: 'Đồng Tháp, mùa nước nổi',
  }),
  'teacher-certificate': certificate('gold', {
    issuer: 'QUỸ CHỮ TRÊN NON',
    title: 'Giấy khen',
    to: 'Ngô Thanh Thảo',
    reason: 'Người mang bốn nghìn cuốn sách lên mười bảy điểm trường vùng cao',
    place: 'Lào Cai, tháng Năm',
  }),
  trophy: async () =>
    await lettered(canvas(WIDTH, HEIGHT, trophy()), WIDTH, HEIGHT, [
      { text: 'VINH DANH', x: 490, y: 734, width: 220, size: 20, colour: '#3A2414', weight: 700 },
    ]),
  medals: async () => await asJpeg(canvas(WIDTH, HEIGHT, medals())),
} as const;
