import { type CleanRecording, requireLength } from './clean.ts';
import { PictureError } from '../pictures/error.ts';

/** A box within the file: where it begins, its content, and where it ends. */
interface Box {
  readonly type: string;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

const unreadable = (): never => {
  throw new PictureError('recording-unreadable');
};

/** Boxes of one level; usual files have a dozen. */
const MOST_BOXES = 1_000;

/** The boxes between two places. Errors: PictureError for a box that reaches beyond them, and for too many. */
const listBoxes = (bytes: Buffer, from: number, to: number): Box[] => {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to;) {
    if (boxes.length === MOST_BOXES) unreadable();
    const short = bytes.readUInt32BE(start);
    const isLong = short === 1;
    if (isLong && start + 16 > to) unreadable();
    // Size 0 reaches to the end.
    const size = isLong ? Number(bytes.readBigUInt64BE(start + 8)) : short === 0 ? to - start : short;
    const content = start + (isLong ? 16 : 8);
    if (start + size > to || start + size < content) unreadable();
    boxes.push({ type: bytes.toString('latin1', start + 4, start + 8), start, content, end: start + size });
    start += size;
  }
  return boxes;
};

/** Boxes to keep within each box; all others become free space. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak'],
  trak: ['tkhd', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['smhd', 'dinf', 'stbl'],
  stbl: ['stsd', 'stts', 'stsc', 'stsz', 'stco', 'co64', 'sgpd', 'sbgp'],
};

/** Codecs of MP4 that all browsers play: AAC, MP3 and Opus. */
const CODECS = new Set(['mp4a', 'Opus']);

/** Rows of a table: the longest recording has about 60,000 samples. */
const MOST_ROWS = 100_000;

/** Boxes read in one file, those read again among them; each level is read a few times. */
const MOST_READ = 20_000;

/** Reader of one file; `bytes` is a copy, which is cleaned in place, so that no offset changes. */
class Mp4 {
  readonly bytes: Buffer;
  private boxesRead = 0;

  constructor(sent: Buffer) {
    this.bytes = Buffer.from(sent);
  }

  children(box: Box): Box[] {
    const boxes = listBoxes(this.bytes, box.content, box.end);
    this.boxesRead += boxes.length;
    if (this.boxesRead > MOST_READ) unreadable();
    return boxes;
  }

  find(box: Box, ...path: string[]): Box {
    let found = box;
    for (const type of path) found = this.children(found).find((each) => each.type === type) ?? unreadable();
    return found;
  }

  /** Reads a number of four bytes (eight with `isLong`) in a box's content. */
  number(box: Box, offset: number, isLong = false): number {
    const at = box.content + offset;
    if (at + (isLong ? 8 : 4) > box.end) unreadable();
    return isLong ? Number(this.bytes.readBigUInt64BE(at)) : this.bytes.readUInt32BE(at);
  }

  /** Reads how many rows follow the place `offset` of a box. Errors: PictureError for more than any recording needs. */
  count(box: Box, offset: number, rowBytes: number): number {
    const count = this.number(box, offset);
    if (count > MOST_ROWS || box.content + offset + 4 + count * rowBytes > box.end) unreadable();
    return count;
  }

  /** Turns a box into free space of the same length. */
  free(box: Box): void {
    this.bytes.write('free', box.start + 4, 'latin1');
    this.bytes.fill(0, box.content, box.end);
  }

  /** Frees what is not kept within a box, and zeroes the times of its making. */
  clean(box: Box): void {
    const kept = KEPT[box.type];
    for (const each of kept ? this.children(box) : [])
      if (kept?.includes(each.type)) this.clean(each);
      else this.free(each);
    if (['mvhd', 'tkhd', 'mdhd'].includes(box.type)) {
      const width = this.number(box, 0) >>> 24 === 1 ? 16 : 8;
      this.number(box, width);
      this.bytes.fill(0, box.content + 4, box.content + 4 + width);
    }
    // The name after the type of the track.
    if (box.type === 'hdlr') this.bytes.fill(0, Math.min(box.content + 24, box.end), box.end);
  }

  handler(track: Box): string {
    const { content } = this.find(track, 'mdia', 'hdlr');
    return this.bytes.toString('latin1', content + 8, content + 12);
  }
}

/** Boxes of sound in one file; usual ones have one or two. Each is searched for each run of samples. */
const MOST_DATA_BOXES = 8;

/** The places of a track's samples, as spans of whole runs. Errors: PictureError. */
const listSpans = (file: Mp4, table: Box): [number, number][] => {
  const sizes = file.find(table, 'stsz');
  const uniform = file.number(sizes, 4);
  const sampleCount = file.count(sizes, 8, uniform === 0 ? 4 : 0);
  if (uniform * sampleCount > file.bytes.length) unreadable();
  const places = file.children(table).find(({ type }) => type === 'stco' || type === 'co64') ?? unreadable();
  const isLong = places.type === 'co64';
  const chunkCount = file.count(places, 4, isLong ? 8 : 4);
  const runs = file.find(table, 'stsc');
  const runCount = file.count(runs, 4, 12);
  const spans: [number, number][] = [];
  let [sample, run] = [0, 0];
  for (let chunk = 0; chunk < chunkCount; chunk += 1) {
    const start = file.number(places, 8 + chunk * (isLong ? 8 : 4), isLong);
    while (run + 1 < runCount && file.number(runs, 8 + (run + 1) * 12) <= chunk + 1) run += 1;
    let end = start;
    const last = Math.min(sampleCount, sample + (run < runCount ? file.number(runs, 12 + run * 12) : 0));
    for (; sample < last; sample += 1) end += uniform === 0 ? file.number(sizes, 12 + sample * 4) : uniform;
    spans.push([start, end]);
  }
  return spans;
};

/** Zeroes the bytes of a box's content that no span covers. Errors: PictureError for a span outside all boxes. */
const keepSpans = (file: Mp4, boxes: readonly Box[], spans: readonly [number, number][]): void => {
  const sorted = spans.toSorted(([a], [b]) => a - b);
  if (sorted.some(([start, end]) => !boxes.some((box) => start >= box.content && end <= box.end))) unreadable();
  for (const box of boxes) {
    let done = box.content;
    for (const [start, end] of sorted) {
      if (start < box.content || start >= box.end) continue;
      if (start > done) file.bytes.fill(0, done, start);
      done = Math.max(done, end);
    }
    file.bytes.fill(0, done, box.end);
  }
};

/** Requires that a track's samples are in this file, not at an address. Errors: PictureError. */
const requireOwnData = (file: Mp4, track: Box): void => {
  const references = file.find(track, 'mdia', 'minf', 'dinf', 'dref');
  for (const each of listBoxes(file.bytes, references.content + 8, references.end))
    if (each.type !== 'url ' || file.number(each, 0) !== 1) unreadable();
};

const requireCodec = (file: Mp4, table: Box): void => {
  const descriptions = file.find(table, 'stsd');
  const types = listBoxes(file.bytes, descriptions.content + 8, descriptions.end).map(({ type }) => type);
  if (types.length === 0 || !types.every((type) => CODECS.has(type))) throw new PictureError('recording-type');
};

const secondsOf = (file: Mp4, track: Box, table: Box): number => {
  const head = file.find(track, 'mdia', 'mdhd');
  const scale = file.number(head, file.number(head, 0) >>> 24 === 1 ? 20 : 12) || unreadable();
  const steps = file.find(table, 'stts');
  let length = 0;
  for (let row = file.count(steps, 4, 8); row > 0; row -= 1)
    length += file.number(steps, row * 8) * file.number(steps, 4 + row * 8);
  return length / scale;
};

/**
 * Cleans an M4A file: only its one track of sound stays, without names, places and times. Errors: PictureError
 * (recording-type for a video or another codec, recording-unreadable, recording-too-long).
 */
export const cleanMp4 = (sent: Buffer): CleanRecording => {
  const file = new Mp4(sent);
  const boxes = listBoxes(file.bytes, 0, file.bytes.length);
  const movie = boxes.find(({ type }) => type === 'moov') ?? unreadable();
  const tracks = file.children(movie).filter(({ type }) => type === 'trak');
  if (tracks.some((track) => file.handler(track) === 'vide')) throw new PictureError('recording-type');
  const track = tracks.find((each) => file.handler(each) === 'soun') ?? unreadable();
  const table = file.find(track, 'mdia', 'minf', 'stbl');
  requireCodec(file, table);
  requireOwnData(file, track);
  const seconds = requireLength(secondsOf(file, track, table));
  const data = boxes.filter(({ type }) => type === 'mdat');
  if (data.length > MOST_DATA_BOXES) unreadable();
  keepSpans(file, data, listSpans(file, table));
  for (const other of tracks) if (other !== track) file.free(other);
  file.clean(movie);
  for (const box of boxes) if (box.type !== 'ftyp' && box !== movie && !data.includes(box)) file.free(box);
  const end = Math.max(movie.end, ...data.map((box) => box.end));
  return { format: 'm4a', seconds, bytes: file.bytes.subarray(0, end) };
};
