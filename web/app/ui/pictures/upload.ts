import { locale } from '../../platform/language/language.ts';

/** An uploaded file. */
export interface UploadedFile {
  /** Id for forms. */
  readonly id: string;
  readonly url: string;
  readonly name: string;
  /** Size of a picture in pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** Uploads a file and reports the progress from 0 to 1. Errors: `UploadError`. */
export type Upload = (file: File, progress: (part: number) => void, signal: AbortSignal) => Promise<UploadedFile>;

/** A failed upload. `status` is 0 when the server was unreachable. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly status: number;

  /** `message` is the server's message, or empty. */
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }

  /** Whether a retry may succeed. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Message of the server's problem (RFC 9457). */
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
 * Creates an `Upload` that posts to an address as multipart field `file`. Uses XMLHttpRequest, since `fetch` reports no
 * upload progress. `read` converts the answer's JSON to the file.
 */
export const uploadTo =
  (address: string, read: (answer: unknown, file: File) => UploadedFile): Upload =>
  (file, progress, signal) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new UploadError(request.status, wordsOf(parse(request.responseText))));
      request.open('POST', address);
      // Refusals are in the language of the page.
      request.setRequestHeader('accept-language', locale());
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
