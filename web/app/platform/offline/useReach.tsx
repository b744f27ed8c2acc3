import { useCallback, useEffect, useState } from 'react';

/** Interval (ms) of checks while the server is unreachable. */
const pause = 10_000;

/** Requests a small uncached resource. */
const isReached = async (): Promise<boolean> => {
  try {
    return (await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
};

/** Whether the server is reachable: undefined until checked; checked again regularly, and by `look`. */
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
