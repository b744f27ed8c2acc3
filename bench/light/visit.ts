/** One visit on a phone: a slow 4G line (1.6 Mbit/s, 150 ms) and a processor slowed four times. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { median } from '../median.ts';

const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** How many times the processor is slowed. */
export const SLOWED = 4;
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** One visit with an empty cache. Times in milliseconds since it began. */
export interface Visit {
  readonly first: number;
  readonly largest: number;
  /** The sum of layout shifts, as browsers count it. */
  readonly shift: number;
  /** The longest task. */
  readonly task: number;
  /** Compressed bytes that must be there before the page can be read and used: the document and its style sheets. */
  readonly bytes: number;
  /** When the first script was asked for. */
  readonly script: number;
  /** Compressed bytes of all scripts. */
  readonly scripts: number;
  /** From a press to the next frame, as browsers count it (INP); 0 where nothing was pressed. */
  readonly press: number;
}

type PageMetrics = Pick<Visit, 'first' | 'largest' | 'shift' | 'task' | 'press'>;

/** Watches the page from its beginning. */
const observePage = () => {
  const metrics = { first: 0, largest: 0, shift: 0, task: 0, press: 0 };
  const on = (type: string, note: (entry: PerformanceEntry & { value?: number; interactionId?: number }) => void) => {
    // Of presses the shortest that a browser tells of; from 104 ms on by default.
    const options = { type: type as never, buffered: true, durationThreshold: 16 };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options);
  };
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') metrics.first = startTime;
  });
  on('largest-contentful-paint', ({ startTime }) => (metrics.largest = startTime));
  on('layout-shift', ({ value = 0 }) => (metrics.shift += value));
  on('longtask', ({ duration }) => (metrics.task = Math.max(metrics.task, duration)));
  on('event', ({ interactionId = 0, duration }) => {
    if (interactionId > 0) metrics.press = Math.max(metrics.press, duration);
  });
  Object.assign(globalThis, { seen: metrics });
};

/** Counts what came over the line. */
const countBytes = (line: CDPSession) => {
  const kinds = new Map<string, string>();
  const paths = new Map<string, string>();
  let bytes = 0;
  let scripts = 0;
  let began = 0;
  let script = Number.POSITIVE_INFINITY;
  line.on('Network.requestWillBeSent', ({ requestId, type = '', timestamp, request }) => {
    began ||= timestamp;
    kinds.set(requestId, type);
    paths.set(requestId, request.url);
    if (type === 'Script' || type === 'Preload') script = Math.min(script, (timestamp - began) * 1_000);
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind === 'Document' || kind === 'Stylesheet') bytes += encodedDataLength;
    if (paths.get(requestId)?.endsWith('.js')) scripts += encodedDataLength;
  });
  return () => ({ bytes, script, scripts });
};

/** How a page is visited. */
interface VisitOptions {
  /** Cookies of a session, as a header has them. */
  readonly cookie?: string;
  /** Presses something once the page is quiet. */
  readonly press?: (page: Page) => Promise<void>;
}

const toCookies = (header: string, url: string) =>
  header.split('; ').map((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return { name, value, url };
  });

/** Opens an address as somebody does who was never there. */
export const visitPage = async (
  browser: Browser,
  address: string,
  { cookie, press }: VisitOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({ ...PHONE, locale: 'vi-VN', serviceWorkers: 'block' });
  try {
    if (cookie) await context.addCookies(toCookies(cookie, address));
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', LINE);
    await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await page.addInitScript(observePage);
    const weight = countBytes(line);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    const weighed = weight();
    await page.waitForTimeout(500);
    await press?.(page);
    if (press) await page.waitForTimeout(2_000);
    const metrics = await page.evaluate(() => (globalThis as unknown as { seen: PageMetrics }).seen);
    return { ...metrics, ...weighed };
  } finally {
    await context.close();
  }
};

/** The median of each figure. */
export const visitMedians = (visits: readonly Visit[]): Visit => {
  const of = (field: keyof Visit) => median(visits.map((one) => one[field]));
  const [first, largest, shift, task] = [of('first'), of('largest'), of('shift'), of('task')];
  const [bytes, script, scripts, press] = [of('bytes'), of('script'), of('scripts'), of('press')];
  return { first, largest, shift, task, bytes, script, scripts, press };
};

/** A whole number. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en');
/** A number, and in brackets how many times another it is. */
export const ratio = (value: number, of: number): string => `${whole(value)} (${(value / of).toFixed(2)})`;
