import { useCallback, useEffect, useState } from 'react';

/** How often the server is looked for while it is out of reach, in milliseconds. */
const pause = 10_000;

/** Asks for something small that no cache may answer. */
const isReached = async (): Promise<boolean> => {
  try {
    return (await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/** Whether the server can be reached: undefined until that was tried; tried again by itself, and by `look`. */
export function useReach(): { reached: boolean | undefined; look: () => void } {
  const [reached, setReached] = useState<boolean>();
  const look = useCallback(() => {
    void isReached().then(setReached);
  }, []);
  useEffect(() => {
    look();
    const timer = setInterval(look, pause);
    const lost = () => setReached(false);
    window.addEventListener('online', look);
    window.addEventListener('offline', lost);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
      window.removeEventListener('offline', lost);
    };
  }, [look]);
  return { reached, look };
}
