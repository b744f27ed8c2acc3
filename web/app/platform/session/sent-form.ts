/** Key of the tab's storage for the form that was sent last. */
export const sentFormKey = 'm4u-sent-form';

/** Whether a form was sent and has not gone through yet. */
export const hasSentForm = (): boolean => {
  try {
    return sessionStorage.getItem(sentFormKey) !== null;
  } catch {
    return false; // a browser without storage
  }
};

let isTyped = false;

/** Remembers whether the reader has typed something in a form of this page that would be lost by a reload. */
export const noteTyping = (typed: boolean): void => {
  isTyped = typed;
};

/** Whether a reload would lose what the reader has typed. */
export const hasTyped = (): boolean => isTyped;
