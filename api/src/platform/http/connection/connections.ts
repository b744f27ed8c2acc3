import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../limits/address.ts';
import { answersOn } from './answer.ts';

/**
 * Bounds how many connections one address has open. Of an address that has so many, the oldest that waits for its next
 * request makes room: many people may share it, and their browsers open a connection again without a word. Where all
 * of them are being answered, the new one is refused.
 * Not for a server behind a proxy, whose connections are all the proxy's.
 */
export const boundConnections = (server: Server, most: number): void => {
  const byAddress = new Map<string, Set<Socket>>();
  server.on('connection', (socket: Socket) => {
    const address = networkOf(socket.remoteAddress ?? '');
    const open = byAddress.get(address) ?? new Set();
    if (open.size >= most) {
      const idle = open.values().find((other) => answersOn(other).size === 0);
      (idle ?? socket).destroy();
      if (!idle) return;
      open.delete(idle);
    }
    byAddress.set(address, open.add(socket));
    socket.once('close', () => {
      open.delete(socket);
      if (open.size === 0 && byAddress.get(address) === open) byAddress.delete(address);
    });
  });
};
