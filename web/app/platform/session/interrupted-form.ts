import { type DraftFields, readFields, restoredEvent, restoreFields } from '../../ui/drafts/draftFields.ts';
import { sentFormKey } from './sent-form.ts';

/** Values of the form that a member sent last in this tab. */
interface Interrupted {
  readonly reader: string;
  /** Path and query of the form's page. */
  readonly page: string;
  readonly fields: DraftFields;
  /** Time (milliseconds since 1970) at which the form was sent. */
  readonly at: number;
  /** True once the page was shown without the member, as the session had ended, or not at all. */
  readonly isInterrupted: boolean;
}

/** Milliseconds for which an interrupted form is kept. */
const lifetime = 60 * 60 * 1000;

const load = (): Interrupted | undefined => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(sentFormKey) ?? 'null') as Interrupted | null;
    if (stored && Date.now() - stored.at < lifetime) return stored;
    sessionStorage.removeItem(sentFormKey);
    return undefined;
  } catch {
    return undefined;
  }
};

const store = (interrupted: Interrupted): void => {
  try {
    sessionStorage.setItem(sentFormKey, JSON.stringify(interrupted));
  } catch {
    // Without storage the form is lost with the session.
  }
};

/** Keeps the values of a form that is being sent, without passwords, codes and files. */
export const keepSentForm = (form: HTMLFormElement, { reader, page }: { reader: string; page: string }): void =>
  store({ reader, page, fields: readFields(form), at: Date.now(), isInterrupted: false });

/** Notes that the server did not answer the form, so that it is restored when its page comes again. */
export const interruptSentForm = (): void => {
  const sent = load();
  if (sent) store({ ...sent, isInterrupted: true });
};

/** The form on the page that has most of the fields. */
const findForm = (fields: DraftFields): HTMLFormElement | undefined => {
  const countMatches = (form: HTMLFormElement) =>
    Object.keys(fields).filter((name) => form.elements.namedItem(name) !== null).length;
  const best = [...document.forms]
    .filter(({ method }) => method === 'post')
    .toSorted((a, b) => countMatches(b) - countMatches(a))[0];
  return best && countMatches(best) > 0 ? best : undefined;
};

/**
 * Follows the reader after they sent a form: forgets it once it went through, keeps it while they sign in again, and
 * restores it when they are back. Returns whether it was restored.
 */
export const followSentForm = ({ reader, page }: { reader: string | undefined; page: string }): boolean => {
  const sent = load();
  if (!sent) return false;
  if (reader === undefined) {
    store({ ...sent, isInterrupted: true });
    return false;
  }
  const isOwn = sent.isInterrupted && sent.reader === reader;
  const form = isOwn && sent.page === page ? findForm(sent.fields) : undefined;
  // Another page on the way back, or an error in place of the form.
  if (isOwn && !form) return false;
  sessionStorage.removeItem(sentFormKey);
  if (!form) return false;
  restoreFields(form, sent.fields);
  form.dispatchEvent(new Event(restoredEvent));
  return true;
};
