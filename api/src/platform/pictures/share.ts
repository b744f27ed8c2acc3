import type { Language } from '@m4u/contract/common';
import { m4u } from '@m4u/contract/profile/theme/plain';
import type { Theme } from '@m4u/contract/profile/theme/shape';
import sharp from 'sharp';
import type { Node } from 'takumi-js/node';
import { box, drawInTurn, printable, SHARE_HEIGHT, SHARE_WIDTH, type Style, text } from './share-drawing.ts';

/** The content of the share picture of a page (docs/rules/screens.md#share-metadata). */
export interface ShareContent {
  readonly name: string;
  /** One line below the name: role, organization. */
  readonly line?: string | undefined;
  /** Encoded picture of an upload; without one the initials are shown. */
  readonly portrait?: Uint8Array | undefined;
  readonly theme: Theme;
  readonly language: Language;
}

const texts = {
  VN: { card: 'Danh thiếp số', site: 'Trang cá nhân và danh thiếp số của bạn', call: 'Chạm một lần, kết nối dài lâu' },
  EN: { card: 'Digital name card', site: 'Your own page and digital name card', call: 'One tap, a lasting connection' },
} as const;

/** Initials: first letters of the first and last word, as Vietnamese names are shortened: Nguyễn Thị Mỹ Duyên is ND. */
const initials = (name: string): string => {
  const parts = name.split(' ').filter((part) => /^[\p{L}\p{Nd}]/u.test(part));
  return [parts[0], parts.length > 1 ? parts.at(-1) : '']
    .map((part) => Array.from(part ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('vi');
};

/** Style of the name: smaller for long names, at most three lines. */
const nameStyle = (name: string): Style => {
  const longest = Math.max(...name.split(' ').map((part) => part.length));
  const fontSize =
    name.length > 44 || longest > 18 ? 46 : name.length > 26 || longest > 13 ? 56 : name.length > 15 ? 66 : 82;
  return {
    fontSize,
    fontWeight: 700,
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    wordBreak: 'break-word',
    lineClamp: 3,
  };
};

const logoLine = ({ value }: Theme, card: string): Node =>
  box({ alignItems: 'center', gap: 20, marginTop: 44 }, [
    text('M4U', {
      backgroundColor: value.brandButtonBg,
      color: value.brandButtonText,
      fontSize: 34,
      fontWeight: 700,
      padding: '8px 24px',
      borderRadius: 16,
    }),
    text(card, { fontSize: 30, color: value.brandMutedText }),
  ]);

/** Widths in pixels: the coloured side, and the portrait. */
const SIDE = 380;
const PORTRAIT = 300;

const portraitOrInitials = async ({ portrait, theme }: ShareContent, name: string): Promise<Node> => {
  const round: Style = { width: PORTRAIT, height: PORTRAIT, borderRadius: PORTRAIT / 2, border: '10px solid #FFFFFF' };
  if (!portrait)
    return box(
      { ...round, backgroundColor: theme.value.brandButtonBg, alignItems: 'center', justifyContent: 'center' },
      [text(initials(name) || 'M4U', { fontSize: 120, fontWeight: 700, color: theme.value.brandButtonText })],
    );
  const src = await sharp(portrait).resize(PORTRAIT, PORTRAIT).flatten({ background: '#FFFFFF' }).png().toBuffer();
  return { type: 'image', src, width: PORTRAIT, height: PORTRAIT, style: round };
};

const backgroundImage = (css: string): Style => (css === 'none' ? {} : { backgroundImage: css });

/** Background of the theme with one block for all content. */
const page = ({ value }: Theme, children: Node[]): Node =>
  box(
    {
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      padding: 48,
      fontFamily: 'Be Vietnam Pro',
      backgroundColor: value.brandBg,
      backgroundSize: value.backgroundSize,
      backgroundPosition: 'center',
      ...backgroundImage(value.backgroundImage),
    },
    [
      box(
        {
          flexGrow: 1,
          borderRadius: 40,
          overflow: 'hidden',
          backgroundColor: value.brandBlockBg,
          border: `2px solid ${value.brandBorder}`,
          color: value.brandBlockText,
        },
        children,
      ),
    ],
  );

const layout = async (share: ShareContent): Promise<Node> => {
  const { theme, language } = share;
  const name = printable(share.name) || 'M4U';
  const line = printable(share.line ?? '');
  return page(theme, [
    box(
      {
        width: SIDE,
        flexShrink: 0,
        alignItems: 'center',
        justifyContent: 'center',
        backgroundColor: theme.value.brandMenuBg,
        backgroundSize: 'cover',
        backgroundPosition: 'center',
        ...backgroundImage(theme.value.coverImage),
      },
      [await portraitOrInitials(share, name)],
    ),
    box(
      {
        flexDirection: 'column',
        flexGrow: 1,
        flexShrink: 1,
        minWidth: 0,
        justifyContent: 'center',
        padding: '40px 56px',
      },
      [
        text(name, nameStyle(name)),
        ...(line
          ? [
              text(line, {
                fontSize: 34,
                lineHeight: 1.4,
                marginTop: 14,
                color: theme.value.brandMutedText,
                overflowWrap: 'anywhere',
                lineClamp: 2,
              }),
            ]
          : []),
        logoLine(theme, texts[language].card),
      ],
    ),
  ]);
};

/**
 * Draws the share picture of a page: 1200×630 JPEG with name, line, portrait or initials, and the theme's colours;
 * queued for the network `by`. Errors: PictureError (picture-unreadable for an invalid portrait); rate-limited when the
 * network has eight under way, unavailable when too many wait.
 */
export const sharePicture = async (share: ShareContent, by: string): Promise<Buffer> =>
  drawInTurn({ class: 'page', by }, () => layout(share));

const siteLayout = (language: Language): Node => {
  const { value } = m4u;
  return box(
    {
      width: SHARE_WIDTH,
      height: SHARE_HEIGHT,
      padding: 90,
      flexDirection: 'column',
      justifyContent: 'center',
      fontFamily: 'Be Vietnam Pro',
      color: value.brandText,
      backgroundColor: value.brandBg,
      backgroundImage: `radial-gradient(60% 90% at 100% 0%, #FFE9B0 0%, #FFE9B000 100%), linear-gradient(135deg, #EDB423 0%, #F8D98A 70%, #FFF3D1 100%)`,
    },
    [
      text('M4U', { fontSize: 190, fontWeight: 700, lineHeight: 1.1 }),
      text(texts[language].site, { fontSize: 48, fontWeight: 600, marginTop: 16 }),
      text(texts[language].call, { fontSize: 36, marginTop: 16 }),
    ],
  );
};

const sitePictures = new Map<Language, Promise<Buffer>>();

/** Draws the default share picture, once per language. */
export const defaultSharePicture = async (language: Language): Promise<Buffer> => {
  const picture =
    sitePictures.get(language) ??
    drawInTurn({ class: 'site', by: 'site' }, () => Promise.resolve(siteLayout(language)));
  sitePictures.set(language, picture);
  return await picture.catch((error: unknown) => {
    sitePictures.delete(language);
    throw error;
  });
};
