/** A bare node:http server. */
import { createServer } from 'node:http';

createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': '2' }).end('ok');
}).listen(Number(process.env['PORT']), process.env['HOST']);

process.once('SIGTERM', () => process.exit(0));
