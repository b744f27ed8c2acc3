import * as z from 'zod';
import { data, line, list, Paging } from '../common.ts';
import { endpoints } from '../http/endpoint.ts';

/**
 * Versions of the list of units: since the reform of 1 July 2025, or before it with three levels
 * (docs/rules/place.md#versions).
 */
export const PlaceVersion = z.enum(['2025', 'legacy']);
export type PlaceVersion = z.output<typeof PlaceVersion>;

/** Levels of units. Present wards belong directly to provinces. */
export const PlaceLevel = z.enum(['province', 'district', 'ward']);
export type PlaceLevel = z.output<typeof PlaceLevel>;

/** Kinds of units; `place/kinds` has their words and the levels that have them. */
export const PlaceKind = z.enum([
  'city',
  'province',
  'urbanDistrict',
  'district',
  'town',
  'provincialCity',
  'ward',
  'commune',
  'township',
  'specialZone',
]);
export type PlaceKind = z.output<typeof PlaceKind>;

/** The code of a unit: two digits for a province, three for a district, five for a ward. */
export const PlaceCode = line(5, 1).refine((code) => /^\d{2,5}$/.test(code), { error: 'invalid' });

/** An administrative unit. Codes were reused after the reform, so the version and the code together identify it. */
export const Place = z.object({
  /** The code, unique within a version. */
  _id: z.string(),
  version: PlaceVersion,
  level: PlaceLevel,
  kind: PlaceKind,
  /** Name without the kind, e.g. Bến Nghé. */
  name: z.string(),
  /** Name with the kind, as in an address, e.g. Phường Bến Nghé. */
  fullName: z.string(),
  /** Code of the unit that contains it; null for a province. */
  parentCode: z.string().nullable(),
});
export type Place = z.output<typeof Place>;

/** A present ward in its province; the API checks that the pair exists. */
export const PlaceChoice = z.object({ provinceCode: PlaceCode, wardCode: PlaceCode });
export type PlaceChoice = z.output<typeof PlaceChoice>;

/** A present ward in its province, with both names as in an address. */
export const NamedPlace = PlaceChoice.extend({
  /** Full name, e.g. Phường Hải Châu. */
  ward: z.string(),
  /** Full name, e.g. Thành phố Đà Nẵng. */
  province: z.string(),
});
export type NamedPlace = z.output<typeof NamedPlace>;

/** A present-day postal address: house and street, ward, province. */
export const Address = PlaceChoice.extend({ street: line(200, 1) });
export type Address = z.output<typeof Address>;

/** A ward that matches a search, with the former names that matched. */
export const FoundPlace = NamedPlace.extend({
  /** At most three former wards or districts that match and overlap it, e.g. “Quận 1, Thành phố Hồ Chí Minh”. */
  formerly: z.array(z.string()),
});
export type FoundPlace = z.output<typeof FoundPlace>;

const Kinds = z.object({
  version: PlaceVersion,
  level: PlaceLevel,
  kind: PlaceKind,
  vi: z.string(),
  en: z.string(),
  /** Number of units of the kind. */
  total: z.int(),
});

const Words = line(100).optional();

/** Administrative units of Vietnam (docs/rules/place.md). */
export const place = endpoints({
  provinces: {
    method: 'GET',
    path: '/getProvincial',
    access: 'anyone',
    summary: 'Provinces and cities by name; `query` matches words of a name, ignoring diacritics',
    query: z.object({ query: Words, version: PlaceVersion.default('2025') }),
    result: list(Place),
  },
  districts: {
    method: 'GET',
    path: '/getDistrict',
    access: 'anyone',
    summary: 'Former districts of the former province `idProvincial`; empty without it',
    query: z.object({ idProvincial: PlaceCode.optional(), query: Words }),
    result: list(Place),
  },
  wards: {
    method: 'GET',
    path: '/getWards',
    access: 'anyone',
    summary:
      'Wards of `idDistrict`, a current province or a former district; empty without it; without `version` the length of the code decides',
    query: z.object({ idDistrict: PlaceCode.optional(), version: PlaceVersion.optional(), query: Words }),
    result: list(Place),
  },
  units: {
    method: 'GET',
    path: '/getUnit',
    access: 'anyone',
    summary: 'Kinds of administrative units at each level, current and former, in both languages',
    result: list(Kinds),
  },
  search: {
    method: 'GET',
    path: '/places/search',
    access: 'anyone',
    summary:
      'Current wards that match words, ignoring diacritics: by name and province, or by former wards and districts that they have a part of; best first',
    query: Paging.extend({ query: line(100, 1), provinceCode: PlaceCode.optional() }),
    result: list(FoundPlace),
  },
  mapping: {
    method: 'GET',
    path: '/places/mapping/:code',
    access: 'anyone',
    summary: 'Current wards that a former ward went into; a suggestion, because parts of it may lie in others',
    params: z.object({ code: PlaceCode }),
    result: data(
      z.object({
        former: Place,
        /** Full former name, e.g. “Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh”. */
        formerName: z.string(),
        present: z.array(NamedPlace),
      }),
    ),
    errors: ['not-found'],
  },
  update: {
    method: 'PUT',
    path: '/places/:version/:code',
    access: 'staff',
    summary: 'Renames a unit or changes its kind; addresses that use it follow',
    params: z.object({ version: PlaceVersion, code: PlaceCode }),
    body: z.object({ name: line(60, 1).optional(), kind: PlaceKind.optional() }),
    result: data(Place),
    errors: ['not-found'],
  },
});
