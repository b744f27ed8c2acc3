import { type CityResponse, open } from 'maxmind';
import { ConfigError } from '../config-error.ts';

/** The place of an IP address, in the words of each language. */
export interface Place {
  readonly vi: string;
  readonly en: string;
}

/** Finds the place of an IP address; undefined for one that the database does not know. */
export type FindPlace = (ip: string) => Place | undefined;

const COUNTRY = {
  vi: new Intl.DisplayNames('vi', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

/** The province in Vietnam; elsewhere the region, if known, and the country. */
const describe = ({ country, subdivisions }: CityResponse): Place | undefined => {
  const code = country?.iso_code;
  if (code === undefined) return undefined;
  const names = subdivisions?.[0]?.names as Readonly<Record<string, string>> | undefined;
  const inLanguage = (language: 'vi' | 'en'): string => {
    const region = names?.[language] ?? names?.['en'];
    if (code === 'VN' && region !== undefined) return region;
    return [region, COUNTRY[language].of(code)].filter(Boolean).join(', ');
  };
  return { vi: inLanguage('vi'), en: inLanguage('en') };
};

/**
 * Opens a database of places by IP address (MaxMind's format, such as GeoLite2 City or DB-IP City Lite), and reads it
 * again when the file changes. Without a path no place is found. Errors: ConfigError when the file cannot be read.
 */
export const openPlaces = async (path: string | undefined): Promise<FindPlace> => {
  if (path === undefined) return () => undefined;
  const reader = await open<CityResponse>(path, { watchForUpdates: true, watchForUpdatesNonPersistent: true }).catch(
    (error: unknown) => {
      throw new ConfigError(`PLACES_DATABASE (${path}) is no database of places: ${(error as Error).message}`);
    },
  );
  return (ip) => {
    const found = reader.get(ip);
    return found ? describe(found) : undefined;
  };
};
