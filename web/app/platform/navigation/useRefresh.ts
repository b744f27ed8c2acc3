import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/**
 * Gives the function that loads the data of the screen again, for screens that hear of a change. It waits until a
 * navigation under way has ended: to load again at once would give up that navigation's answer, and with it the message
 * that comes only once (flash.server.ts).
 */
export const useRefresh = (): (() => void) => {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [asked, setAsked] = useState(0);
  const answered = useRef(0);
  useEffect(() => {
    if (state !== 'idle' || answered.current === asked) return;
    answered.current = asked;
    void revalidate();
  }, [asked, state, revalidate]);
  return useCallback(() => setAsked((times) => times + 1), []);
};
