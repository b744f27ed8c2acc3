import { storedWidths } from '@m4u/contract/profile/upload/rules';

/** Builds the `srcset` of an uploaded picture from the address of its widest file; undefined for any other address. */
export const pictureSrcSet = (address: string): string | undefined => {
  const [, folder, widest] = /^(\/api\/media\/[\da-f-]+)\/(\d+)\.webp$/.exec(address) ?? [];
  if (folder === undefined) return undefined;
  return storedWidths(Number(widest))
    .map((width) => `${folder}/${width}.webp ${width}w`)
    .join(', ');
};
