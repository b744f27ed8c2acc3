import { type FormEvent, type RefObject, useEffect } from 'react';

/** Storage key of the card that this browser remembers. */
const storageKey = 'm4u_own_card';

const names = ['name', 'phone', 'email', 'organization', 'title'] as const;

const fieldOf = (form: HTMLFormElement, name: string): HTMLInputElement | undefined => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : undefined;
};

const read = (): Readonly<Record<string, unknown>> => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
};

const write = (card: Readonly<Record<string, string>> | undefined): void => {
  try {
    if (card) localStorage.setItem(storageKey, JSON.stringify(card));
    else localStorage.removeItem(storageKey);
  } catch {
    // Without storage, the browser asks again.
  }
};

/**
 * Fills the form with the remembered card, and stores the card when the form is sent with `remember` checked; without
 * it, the stored card is deleted.
 */
export const useOwnCard = (form: RefObject<HTMLFormElement | null>) => {
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const stored = read();
    for (const name of names) {
      const field = fieldOf(current, name);
      const value = stored[name];
      if (field?.value === '' && typeof value === 'string') field.value = value;
    }
    const remember = fieldOf(current, 'remember');
    if (remember && Object.keys(stored).length > 0) remember.checked = true;
  }, [form]);
  return ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const isKept = fieldOf(currentTarget, 'remember')?.checked === true;
    const card = names.map((name) => [name, fieldOf(currentTarget, name)?.value ?? ''] as const);
    write(isKept ? Object.fromEntries(card) : undefined);
  };
};
