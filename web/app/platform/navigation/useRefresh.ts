import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';

/**
 * Returns the function that reloads the screen's data after a live change. It waits for a running navigation: reloading
 * at once would discard that navigation's answer with its one-time message (flash.server.ts).
 */
export const useRefresh = (): (() => void) => {
  const { revalidate } = useRevalidator();
  const { state } = useNavigation();
  const [refreshCount, setRefreshCount] = useState(0);
  const answered = useRef(0);
  useEffect(() => {
    if (state !== 'idle' || answered.current === refreshCount) return;
    answered.current = refreshCount;
    void revalidate();
  }, [refreshCount, state, revalidate]);
  return useCallback(() => setRefreshCount((times) => times + 1), []);
};
