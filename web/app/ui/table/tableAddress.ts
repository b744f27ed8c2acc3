import { useLocation } from 'react-router';

/** Makes addresses of the present list with other parameters; null removes one. */
export const useTableAddress = (): ((changes: Readonly<Record<string, string | null>>) => string) => {
  const { pathname, search } = useLocation();
  return (changes) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) query.delete(name);
      else query.set(name, value);
    }
    const text = query.toString();
    return text === '' ? pathname : `${pathname}?${text}`;
  };
};
