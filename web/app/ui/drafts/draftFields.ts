import type { FormFields } from '../../platform/forms/definition.ts';

/** Values of a form's fields by name. */
export type DraftFields = Readonly<Record<string, readonly string[]>>;

/** Event that asks a stateful control to take a value (`detail`); the control answers by `preventDefault`. */
export const restoreEvent = 'm4u:restore';

/** Event on a form after its fields were restored from elsewhere. */
export const restoredEvent = 'm4u:restored';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Inputs without typed values; a hidden one counts when it posts an editor's content, or the key of a sent form. */
const untyped = new Set(['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image']);

const isTyped = (element: Element): element is Control => {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return true;
  return element instanceof HTMLInputElement && (!untyped.has(element.type) || 'restores' in element.dataset);
};

/** Passwords and one-time codes, also while a password is shown, and other fields marked by `data-secret`. */
const isSecret = ({ autocomplete, dataset }: Control): boolean =>
  'secret' in dataset || /password|one-time-code/.test(autocomplete);

const listControls = (form: HTMLFormElement, definition: FormFields = {}): Control[] =>
  [...form.elements]
    .filter(isTyped)
    .filter((control) => control.name !== '' && !isSecret(control) && !definition[control.name]?.secret);

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/** Reads the values of a form, without files, passwords and the secrets of its definition. */
export const readFields = (form: HTMLFormElement, definition?: FormFields): DraftFields => {
  const fields: Record<string, string[]> = {};
  for (const control of listControls(form, definition)) {
    const values = (fields[control.name] ??= []);
    if (!isChoice(control) || control.checked) values.push(control.value);
  }
  return fields;
};

/** Whether two sets of values are equal. */
export const sameFields = (one: DraftFields, other: DraftFields): boolean => {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.every((name) => JSON.stringify(one[name] ?? []) === JSON.stringify(other[name] ?? []));
};

const setValue = (control: Control, value: string): void => {
  // Bypasses React's setter on the element, so that React notices the change.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
};

/** Restores stored values to the fields that the form still has. */
export const restoreFields = (form: HTMLFormElement, fields: DraftFields): void => {
  const used: Record<string, number> = {};
  for (const control of listControls(form)) {
    const values = fields[control.name];
    if (!values) continue;
    if (isChoice(control)) {
      if (control.checked !== values.includes(control.value)) control.click();
      continue;
    }
    const index = used[control.name] ?? 0;
    used[control.name] = index + 1;
    const value = values[index];
    if (value === undefined || value === control.value) continue;
    const restoreRequest = new CustomEvent(restoreEvent, { cancelable: true, detail: value });
    if (control.dispatchEvent(restoreRequest)) setValue(control, value);
  }
};
