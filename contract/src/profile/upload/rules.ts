/** Maximum size of an upload, in bytes (docs/rules/upload.md#accepted-files); browser and API check it. */
export const MAXIMUM_UPLOAD_BYTES = 10 * 1024 * 1024;

/** Longest recording in seconds: twenty minutes. */
export const MAXIMUM_RECORDING_SECONDS = 20 * 60;

/** Formats of recordings, which are also the extensions of their files. */
export const RECORDING_FORMATS = ['mp3', 'm4a', 'ogg'] as const;
export type RecordingFormat = (typeof RECORDING_FORMATS)[number];

/** Storage limit of one member's pictures in all widths, documents and recordings, in bytes. */
export const MAXIMUM_MEMBER_BYTES = 1024 * 1024 * 1024;

/**
 * Widths at which a picture is stored, in pixels. A narrower picture is stored in its own width too, never enlarged.
 */
export const PICTURE_WIDTHS = [160, 320, 640, 1080, 1600] as const;

/** Returns the stored widths of a picture from its widest one, ascending, in pixels. */
export const storedWidths = (widest: number): readonly number[] => [
  ...PICTURE_WIDTHS.filter((each) => each < widest),
  widest,
];
