/** A file that the server keeps. */
export interface UploadedFile {
  /** What a form posts for it. */
  readonly id: string;
  readonly url: string;
  readonly name: string;
  /** Of a picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** Sends a file; tells how far it is, from 0 to 1. Fails with `UploadError`. */
export type Upload = (file: File, progress: (part: number) => void, signal: AbortSignal) => Promise<UploadedFile>;

/** An upload that did not succeed. `status` is 0 when the server was not reached. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly status: number;

  /** `message` is the server's own words, or empty. */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  /** Whether the same file may succeed later. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** The words of a problem that the server explained (RFC 9457). */
const wordsOf = (answer: unknown): string => {
  if (typeof answer !== 'object' || answer === null) return '';
  const { errors, detail } = answer as { errors?: readonly { message?: string }[]; detail?: string };
  return errors?.[0]?.message ?? detail ?? '';
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Makes an `Upload` that posts to an address as multipart field `file`. XMLHttpRequest, since `fetch` does not tell how
 * much has been sent. `read` makes the file out of the answer's JSON.
 */
export const uploadTo =
  (
    address: string,
    read: (answer: unknown, file: File) => UploadedFile,
    headers: Readonly<Record<string, string>> = {},
  ): Upload =>
  (file, progress, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new UploadError(request.status, wordsOf(parse(request.responseText))));
      request.open('POST', address);
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0);
      request.onerror = fail;
      request.onabort = fail;
      request.onload = () => {
        if (request.status < 200 || request.status >= 300) return fail();
        try {
          resolve(read(parse(request.responseText), file));
        } catch {
          fail();
        }
      };
      signal.addEventListener('abort', () => request.abort(), { once: true });
      const form = new FormData();
      form.append('file', file);
      request.send(form);
    });
