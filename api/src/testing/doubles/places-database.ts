import { writeFile } from 'node:fs/promises';

type Value = string | number | { readonly [key: string]: Value } | readonly Value[];

const header = (type: number, size: number): Buffer => {
  // Types above seven take a second byte; sizes from 29 on a further one.
  const first = (type > 7 ? 0 : type << 5) | (size < 29 ? size : 29);
  return Buffer.from([first, ...(type > 7 ? [type - 7] : []), ...(size < 29 ? [] : [size - 29])]);
};

const encode = (value: Value): Buffer => {
  if (typeof value === 'string') return Buffer.concat([header(2, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([header(6, 4), bytes]);
  }
  if (Array.isArray(value))
    return Buffer.concat([header(11, value.length), ...value.map((each: Value) => encode(each))]);
  const entries = Object.entries(value as { readonly [key: string]: Value });
  return Buffer.concat([header(7, entries.length), ...entries.flatMap(([key, each]) => [encode(key), encode(each)])]);
};

type Branch = [Branch | number | null, Branch | number | null];

/**
 * Writes a database of places in MaxMind's format (version 2.0, IPv4, records of 24 bits): `networks` names the place
 * of each network, such as `203.0.113.0/24`.
 */
export const writePlaces = async (path: string, networks: Readonly<Record<string, Value>>): Promise<void> => {
  const data: Buffer[] = [];
  const root: Branch = [null, null];
  for (const [network, place] of Object.entries(networks)) {
    const [address = '', length = '32'] = network.split('/');
    const bits = address
      .split('.')
      .map((part) => Number(part).toString(2).padStart(8, '0'))
      .join('')
      .slice(0, Number(length));
    let node = root;
    for (const [depth, bit] of Array.from(bits).entries()) {
      const side = bit === '1' ? 1 : 0;
      if (depth === bits.length - 1) node[side] = Buffer.concat(data).length;
      else node = (node[side] ??= [null, null]) as Branch;
    }
    data.push(encode(place));
  }
  const nodes: Branch[] = [root];
  for (let at = 0; at < nodes.length; at += 1)
    for (const child of nodes[at] ?? []) if (Array.isArray(child)) nodes.push(child);
  const tree = Buffer.alloc(nodes.length * 6);
  for (const [at, node] of nodes.entries())
    for (const [side, child] of node.entries()) {
      const record = Array.isArray(child) ? nodes.indexOf(child) : nodes.length + (child === null ? 0 : 16 + child);
      tree.writeUIntBE(record, at * 6 + side * 3, 3);
    }
  const about = {
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 0,
    database_type: 'City',
    description: { en: 'test' },
    ip_version: 4,
    languages: ['en'],
    node_count: nodes.length,
    record_size: 24,
  };
  await writeFile(
    path,
    Buffer.concat([tree, Buffer.alloc(16), ...data, Buffer.from('\xAB\xCD\xEFMaxMind.com', 'latin1'), encode(about)]),
  );
};
