import type { Words } from '../../words.ts';
import type { PlaceKind, PlaceLevel, PlaceVersion } from '../place.ts';

/** A kind of unit: its words, and the versions and levels that have it. */
interface KindOfPlace extends Words {
  /** Prefix of the name in an address, e.g. Thành phố. */
  readonly prefix: string;
  readonly levels: readonly (readonly [PlaceVersion, PlaceLevel])[];
}

/** All kinds of units, from the highest level to the lowest. */
export const placeKinds: Readonly<Record<PlaceKind, KindOfPlace>> = {
  city: {
    vi: 'Thành phố trực thuộc trung ương',
    en: 'Centrally run city',
    prefix: 'Thành phố',
    levels: [
      ['2025', 'province'],
      ['legacy', 'province'],
    ],
  },
  province: {
    vi: 'Tỉnh',
    en: 'Province',
    prefix: 'Tỉnh',
    levels: [
      ['2025', 'province'],
      ['legacy', 'province'],
    ],
  },
  provincialCity: {
    vi: 'Thành phố thuộc tỉnh',
    en: 'City of a province',
    prefix: 'Thành phố',
    levels: [['legacy', 'district']],
  },
  urbanDistrict: { vi: 'Quận', en: 'Urban district', prefix: 'Quận', levels: [['legacy', 'district']] },
  town: { vi: 'Thị xã', en: 'Town', prefix: 'Thị xã', levels: [['legacy', 'district']] },
  district: { vi: 'Huyện', en: 'District', prefix: 'Huyện', levels: [['legacy', 'district']] },
  ward: {
    vi: 'Phường',
    en: 'Ward',
    prefix: 'Phường',
    levels: [
      ['2025', 'ward'],
      ['legacy', 'ward'],
    ],
  },
  commune: {
    vi: 'Xã',
    en: 'Commune',
    prefix: 'Xã',
    levels: [
      ['2025', 'ward'],
      ['legacy', 'ward'],
    ],
  },
  township: { vi: 'Thị trấn', en: 'Township', prefix: 'Thị trấn', levels: [['legacy', 'ward']] },
  specialZone: { vi: 'Đặc khu', en: 'Special zone', prefix: 'Đặc khu', levels: [['2025', 'ward']] },
};

/** Whether a version has units of a kind at a level. */
export const isKindOf = (kind: PlaceKind, version: PlaceVersion, level: PlaceLevel): boolean =>
  placeKinds[kind].levels.some((pair) => pair[0] === version && pair[1] === level);

/** Formats a name with its kind, as in an address. */
export const fullNameOf = (kind: PlaceKind, name: string): string => `${placeKinds[kind].prefix} ${name}`;
