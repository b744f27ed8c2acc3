/** Greatest size of an upload, in bytes (docs/rules/upload.md#accepted-files); the browser checks it before the API. */
export const MAXIMUM_UPLOAD_BYTES = 10 * 1024 * 1024;

/** All that one member's pictures and documents may take, in bytes, in every width that is kept. */
export const MAXIMUM_MEMBER_BYTES = 1024 * 1024 * 1024;

/** The widths a picture is kept in, in pixels; a narrower picture is kept in its own width too, never enlarged. */
export const PICTURE_WIDTHS = [160, 320, 640, 1080, 1600] as const;

/** The widths in which a picture is kept whose widest file has this one, ascending, in pixels. */
export const keptWidths = (widest: number): readonly number[] => [
  ...PICTURE_WIDTHS.filter((each) => each < widest),
  widest,
];
