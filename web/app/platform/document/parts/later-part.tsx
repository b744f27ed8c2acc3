import { type ComponentType, createElement, use } from 'react';

/** A component whose code comes later; `load` asks for it. */
export type LaterPart<Props> = ComponentType<Props> & { readonly load: () => Promise<ComponentType<Props>> };

/**
 * Makes a component whose code the browser fetches only where it is shown, such as what readers see of a page that
 * visitors open. The server renders at once: a loader awaits `load` first. No loading state is shown, since a
 * navigation waits for it and the server's markup stays until it has come.
 */
export const laterPart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> => {
  let loading: Promise<ComponentType<Props>> | undefined;
  const loadOnce = (): Promise<ComponentType<Props>> => {
    if (loading) return loading;
    const promise = load().then((value) => {
      // By these fields `use` takes the value at once; otherwise it would suspend, which the server cannot.
      void Object.assign(promise, { status: 'fulfilled', value });
      return value;
    });
    loading = promise;
    return promise;
  };
  const Later = (props: Props) => createElement(use(loadOnce()), props);
  return Object.assign(Later, { load: loadOnce });
};
