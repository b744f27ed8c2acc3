import { useState } from 'react';
import { m } from '../../paraglide/messages.js';

/** The device at a door, as the log tells it from others. */
export interface DoorDevice {
  readonly _id: string;
  readonly name: string;
}

const key = 'm4u_door_device';

const isDevice = (kept: unknown): kept is DoorDevice =>
  typeof kept === 'object' && kept !== null && '_id' in kept && 'name' in kept;

const readDevice = (): DoorDevice => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (isDevice(kept)) return kept;
  } catch {
    // What is there is none of ours.
  }
  const _id = crypto.randomUUID();
  return { _id, name: m.checkin_device_default({ mark: _id.slice(0, 4).toUpperCase() }) };
};

const keepDevice = (device: DoorDevice): void => {
  try {
    localStorage.setItem(key, JSON.stringify(device));
  } catch {
    // Where nothing is kept, the device is another one at the next visit.
  }
};

/** This device, and how to call it otherwise. Only in the browser. */
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
