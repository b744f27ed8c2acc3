import { useState } from 'react';
import { m } from '../../paraglide/messages.js';

/** The scanning device, as identified in the log. */
export interface DoorDevice {
  readonly _id: string;
  readonly name: string;
}

const key = 'm4u_door_device';

const isDevice = (stored: unknown): stored is DoorDevice =>
  typeof stored === 'object' && stored !== null && '_id' in stored && 'name' in stored;

const readDevice = (): DoorDevice => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (isDevice(stored)) return stored;
  } catch {
    // The stored value is invalid.
  }
  const _id = crypto.randomUUID();
  return { _id, name: m.checkin_device_default({ mark: _id.slice(0, 4).toUpperCase() }) };
};

const keepDevice = (device: DoorDevice): void => {
  try {
    localStorage.setItem(key, JSON.stringify(device));
  } catch {
    // Without storage, the next visit creates a new device.
  }
};

/** This device, and a function that renames it. Only in the browser. */
export const useDoorDevice = () => {
  const [device, setDevice] = useState(() => {
    const read = readDevice();
    keepDevice(read);
    return read;
  });
  const rename = (name: string) => {
    const called = { ...device, name: name.trim().slice(0, 60) || device.name };
    keepDevice(called);
    setDevice(called);
  };
  return { device, rename };
};
