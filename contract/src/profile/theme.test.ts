import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { organizationPresets, themes } from './theme/catalogue.ts';
import { coloursIn, contrast, luminance, blendOver, pageColours, rgba } from './theme/contrast.ts';
import type { Rgba } from './theme/contrast.ts';
import { cssVariables, canChoose, dangerColour, selectTheme, listThemesFor } from './theme/rules.ts';
import { Theme } from './theme/shape.ts';
import type { ThemeValue } from './theme/shape.ts';

const all = [...themes, ...organizationPresets];
type ColourField = Exclude<
  keyof ThemeValue,
  'brandScheme' | 'brandBlur' | 'brandColumns' | 'backgroundImage' | 'backgroundSize' | 'coverImage'
>;

/** Pairs of foreground and background with the minimum contrast: 4.5 for text, 3 for icons. */
const pairs: readonly (readonly [ink: ColourField, ground: ColourField | 'page', least: number])[] = [
  ['brandText', 'page', 4.5],
  ['brandMenuText', 'brandMenuBg', 4.5],
  ['brandMenuText', 'brandMenuBg2', 4.5],
  ['brandButtonText', 'brandButtonBg', 4.5],
  ['brandBlockText', 'brandBlockBg', 4.5],
  ['brandMutedText', 'brandBlockBg', 4.5],
  ['brandLink', 'brandBlockBg', 4.5],
  ['brandPrice', 'brandBlockBg', 4.5],
  ['brandIcon', 'brandBlockBg', 3],
  ['brandAboutMeText', 'brandAboutMeBg', 4.5],
  ['brandMutedText', 'brandAboutMeBg', 4.5],
  ['brandLink', 'brandAboutMeBg', 4.5],
  ['brandIcon', 'brandAboutMeBg', 3],
  ['brandQuickPhoneText', 'brandQuickPhoneBg', 4.5],
  ['brandSaleOffText', 'brandSaleOffBg', 4.5],
];

/** Possible backgrounds of a part: its own colour over the colours of the page. */
const grounds = (value: ThemeValue, ground: ColourField | 'page'): readonly Rgba[] =>
  ground === 'page' ? pageColours(value) : pageColours(value).map((under) => blendOver(rgba(value[ground]), under));

const round = (ratio: number): number => Math.floor(ratio * 100) / 100;

describe('theme catalogue', () => {
  test('has eleven themes and two presets in order', () => {
    assert.deepEqual(
      all.map(({ code, name }) => `${code} = ${name}`),
      [
        'mecardMode = M4U',
        'lightmode = Light',
        'darkmode = Dark',
        'trendymode = Trendy',
        'violet = Charming',
        'white = Elegant',
        'test = Creative',
        'jibtf = Youthful',
        'pinkTransparent = Soothing',
        'blackTransparent = Gentle',
        'blackgold = Classic',
        'OrganizationMode = List',
        'OrganizationSquareMode = Square',
      ],
    );
  });

  test('is valid, has names in both languages, and the default accent in M4U', () => {
    for (const theme of all) {
      assert.deepEqual(Theme.parse(theme), theme);
      assert.ok(theme.nameVi && theme.colorName && theme.colorNameVi, theme.code);
    }
    assert.equal(themes[0]?.value.brandButtonBg, '#EDB423');
    assert.equal(new Set(all.map((theme) => theme.nameVi)).size, all.length);
  });

  for (const theme of all) {
    test(`${theme.name} has enough contrast everywhere`, () => {
      const poor = pairs.flatMap(([ink, ground, least]) => {
        const worst = Math.min(
          ...grounds(theme.value, ground).map((under) => contrast(blendOver(rgba(theme.value[ink]), under), under)),
        );
        return worst < least ? [`${ink} on ${ground}: ${round(worst)} < ${least}`] : [];
      });
      assert.deepEqual(poor, []);
    });
  }

  for (const theme of all) {
    test(`${theme.name} has readable errors on blocks and on their own tint`, () => {
      const danger = rgba(dangerColour(theme.value));
      const tint: Rgba = [danger[0], danger[1], danger[2], 0.08];
      for (const block of [...grounds(theme.value, 'brandBlockBg'), ...grounds(theme.value, 'brandAboutMeBg')]) {
        assert.ok(contrast(danger, block) >= 4.5, `${round(contrast(danger, block))} on a block`);
        const tinted = blendOver(tint, block);
        assert.ok(contrast(danger, tinted) >= 4.5, `${round(contrast(danger, tinted))} on the tint`);
      }
    });
  }

  test('has images without transparency or external resources', () => {
    for (const { code, value } of all) {
      for (const image of [value.backgroundImage, value.coverImage]) {
        assert.doesNotMatch(image, /opacity|rgba?\(|hsl|transparent/i, code);
        assert.doesNotMatch(image, /url\((?!"data:image\/svg\+xml,|%23)|href/, code);
        assert.ok(image.length < 2000, `${code}: ${image.length} characters`);
      }
    }
  });

  test('has no two themes that look alike', () => {
    const face = ({ value }: Theme): readonly Rgba[] =>
      [value.brandBg, value.brandMenuBg, value.brandButtonBg, value.brandBlockBg].map((hex) =>
        blendOver(rgba(hex), rgba(value.brandBg)),
      );
    const distance = (one: Theme, other: Theme): number =>
      Math.max(
        ...face(one).map((colour, part) => {
          const twin = face(other)[part] ?? colour;
          return Math.hypot(colour[0] - twin[0], colour[1] - twin[1], colour[2] - twin[2]);
        }),
      );
    for (const [index, one] of all.entries())
      for (const other of all.slice(index + 1))
        assert.ok(distance(one, other) > 60, `${one.name} and ${other.name}: ${distance(one, other)}`);
  });
});

describe('contrast', () => {
  test('follows the WCAG formula', () => {
    assert.equal(contrast(rgba('#000000'), rgba('#FFFFFF')), 21);
    assert.equal(round(contrast(rgba('#FFFFFF'), rgba('#EDB423'))), 1.88);
    assert.equal(round(contrast(rgba('#777777'), rgba('#FFFFFF'))), 4.47);
    assert.equal(luminance(rgba('#FFFFFF')), 1);
  });
  test('blends translucent colours with their background', () => {
    assert.deepEqual(blendOver(rgba('#FFFFFF80'), rgba('#000000')).map(Math.round), [128, 128, 128, 1]);
    assert.deepEqual(blendOver(rgba('#12345600'), rgba('#ABCDEF')), rgba('#ABCDEF'));
  });
  test('finds colours in gradients and SVG images', () => {
    assert.equal(coloursIn('linear-gradient(#112233 0%, #44556600 9%)').length, 2);
    assert.deepEqual(coloursIn(`url("data:image/svg+xml,%3Cpath fill='%23FFB4A2'/%3E")`), [rgba('#FFB4A2')]);
  });
});

describe('theme selection', () => {
  const pick = (reader: Parameters<typeof selectTheme>[0]): string => selectTheme(reader).code;
  const limited = { layoutPermission: 'LIMIT', themeStyle: ['violet', 'blackgold'] };

  test('limits an organization to the group’s list, else OrganizationMode', () => {
    const type = 'organization';
    assert.equal(pick({ type, theme: 'blackgold', brandGroup: limited }), 'blackgold');
    assert.equal(pick({ type, theme: 'darkmode', brandGroup: limited }), 'violet');
    assert.equal(pick({ type, brandGroup: limited }), 'violet');
    for (const themeStyle of [[], null, undefined, ['gone']])
      assert.equal(
        pick({ type, theme: 'darkmode', brandGroup: { layoutPermission: 'LIMIT', themeStyle } }),
        'OrganizationMode',
      );
  });
  test('treats an unlimited organization like other members', () => {
    assert.equal(
      pick({ type: 'organization', theme: 'OrganizationSquareMode', brandGroup: { themeStyle: ['violet'] } }),
      'OrganizationSquareMode',
    );
    assert.equal(pick({ type: 'organization' }), 'lightmode');
  });
  test('gives an agency its style or the default, regardless of its choice', () => {
    assert.equal(pick({ type: 'agency', theme: 'violet', agency: { themeStyle: 'jibtf' } }), 'jibtf');
    assert.equal(pick({ type: 'agency', theme: 'violet' }), 'mecardMode');
    assert.equal(pick({ type: 'agency', agency: { themeStyle: 'gone' } }), 'mecardMode');
  });
  test('gives other members the chosen theme or light mode', () => {
    assert.equal(pick({ theme: 'pinkTransparent' }), 'pinkTransparent');
    assert.equal(pick({ theme: 'gone' }), 'lightmode');
    assert.equal(pick({ theme: null, agency: { themeStyle: 'jibtf' } }), 'lightmode');
  });
  test('limits the members of a limited group to its list', () => {
    const type = 'individual';
    assert.equal(pick({ type, theme: 'blackgold', brandGroup: limited }), 'blackgold');
    assert.equal(pick({ type, theme: 'darkmode', brandGroup: limited }), 'violet');
    assert.equal(pick({ type, theme: 'darkmode', brandGroup: { layoutPermission: 'LIMIT' } }), 'OrganizationMode');
    assert.equal(pick({ type, theme: 'darkmode', brandGroup: { ...limited, layoutPermission: 'FREE' } }), 'darkmode');
  });
  test('limits the themes that members of a limited group can choose', () => {
    assert.deepEqual(
      listThemesFor({ brandGroup: limited }).map((theme) => theme.code),
      ['violet', 'blackgold'],
    );
    assert.deepEqual(
      listThemesFor({ brandGroup: { layoutPermission: 'LIMIT' } }).map((theme) => theme.code),
      ['OrganizationMode'],
    );
    assert.equal(canChoose({ brandGroup: limited }, 'darkmode'), false);
    assert.equal(canChoose({ brandGroup: limited }, 'blackgold'), true);
  });
  test('offers eleven themes to members, and presets to organizations and agencies', () => {
    assert.equal(listThemesFor({}).length, 11);
    assert.equal(canChoose({}, 'OrganizationMode'), false);
    assert.equal(listThemesFor({ type: 'organization' }).length, 13);
    assert.equal(canChoose({ type: 'agency' }, 'OrganizationSquareMode'), true);
  });
});

describe('CSS variables', () => {
  test('are named after the fields', () => {
    const [theme] = themes;
    assert.ok(theme);
    const variables = cssVariables(theme);
    assert.equal(variables['--brand-bg'], theme.value.brandBg);
    assert.equal(variables['--brand-menu-bg2'], theme.value.brandMenuBg2);
    assert.equal(variables['--brand-button-text'], theme.value.brandButtonText);
    assert.equal(variables['--brand-background-image'], theme.value.backgroundImage);
    assert.equal(variables['--brand-about-me-bg'], theme.value.brandAboutMeBg);
    assert.equal(variables['--brand-danger'], dangerColour(theme.value));
    assert.equal(Object.keys(variables).length, Object.keys(theme.value).length + 1);
  });
  test('have equal names in all themes and values that cannot end a declaration', () => {
    const names = Object.keys(cssVariables(all[0] as Theme));
    for (const theme of all) {
      assert.deepEqual(Object.keys(cssVariables(theme)), names);
      for (const setting of Object.values(cssVariables(theme))) assert.doesNotMatch(setting, /[;{}<\\]/, theme.code);
    }
  });
});
