import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../../limits/address.ts';
import { answersOn } from './answer.ts';

/**
 * Limits the open connections of one address. At the limit, the longest-idle connection is closed: many people may
 * share an address, and browsers reconnect silently. When all are busy, the new one is refused.
 * Not for a server behind a proxy, whose connections all come from the proxy.
 */
export const limitConnections = (server: Server, most: number): void => {
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
