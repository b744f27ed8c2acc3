import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts run here: false in the server's HTML and while it is taken over, true from then on. */
export const useScripted = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
