import LocateFixed from 'lucide-react/icons/locate-fixed';
import { useRef, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { Button } from '../Button.tsx';
import type { FieldSource } from '../fields/field.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useHydrated } from '../hydrated.ts';

/** Longest wait for the device in milliseconds, and its greatest age of a position. */
const patience = 20_000;
const greatestAge = 60_000;

/** Reads where the device is, to about a metre. Errors: the browser's. */
const findDevice = (): Promise<string> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve(`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`),
      reject,
      { enableHighAccuracy: true, timeout: patience, maximumAge: greatestAge },
    );
  });

/** Field for a place on a map: two numbers, a link to a map, or where the device is. */
export const PositionField = ({ field, hint = m.ui_position_hint() }: { field: FieldSource; hint?: string }) => {
  const box = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'still' | 'searching' | 'found' | 'failed'>('still');
  const canLocate = useHydrated() && 'geolocation' in navigator;
  const locate = async () => {
    setState('searching');
    try {
      const found = await findDevice();
      if (box.current) {
        box.current.value = found;
        // The draft of the form listens to it.
        box.current.dispatchEvent(new Event('input', { bubbles: true }));
      }
      setState('found');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="stack gap-2">
      <TextField
        field={field}
        ref={box}
        label={m.ui_position()}
        hint={hint}
        maxLength={2000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        optional
      />
      {canLocate && (
        <Button
          variant="secondary"
          icon={LocateFixed}
          busy={state === 'searching'}
          onClick={() => void locate()}
          className="self-start"
        >
          {m.ui_position_here()}
        </Button>
      )}
      <output className="block text-sm text-muted empty:hidden">
        {state === 'found' && m.ui_position_found()}
        {state === 'failed' && m.ui_position_failed()}
      </output>
    </div>
  );
};
