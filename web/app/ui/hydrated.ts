import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated: false in server HTML and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
