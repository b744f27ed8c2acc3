/** Address of a recording's sound, as the API says it of the recording. */
export const recordingAddress = (id: string): string => `/api/media/${encodeURIComponent(id)}/recording`;
