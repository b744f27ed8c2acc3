/** Maximum size of an upload, in bytes (docs/rules/upload.md#accepted-files); browser and API check it. */
export const MAXIMUM_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Storage limit of one member's pictures and documents in all widths, in bytes. */
export const MAXIMUM_MEMBER_BYTES = 1024 * 1024 * 1024;

/**
 * Widths at which a picture is stored, in pixels. A narrower picture is stored in its own width too, never enlarged.
 */
export const PICTURE_WIDTHS = [160, 320, 640, 1080, 1600] as const;

/** Returns the stored widths of a picture from its widest one, ascending, in pixels. */
export const keptWidths = (widest: number): readonly number[] => [
  ...PICTURE_WIDTHS.filter((each) => each < widest),
  widest,
];
