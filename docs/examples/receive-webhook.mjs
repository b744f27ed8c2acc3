// Receives webhooks, verifies their signatures, and answers at once: npm install standardwebhooks
// M4U_SECRET=whsec_… PORT=8080 node receive-webhook.mjs
import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.M4U_SECRET);
/** Ids that were handled: a delivery may come twice. Keep them in your database for at least four days. */
const handled = new Set();

const receive = async (request, response) => {
  // The signature is over the bytes as they came: parse them afterwards.
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  let event;
  try {
    event = webhook.verify(Buffer.concat(chunks).toString(), request.headers);
  } catch {
    response.writeHead(401).end();
    return;
  }
  const id = request.headers['webhook-id'];
  if (!handled.has(id)) {
    handled.add(id);
    console.log(`${event.type} ${event.timestamp} ${JSON.stringify(event.data)}`);
  }
  // Any status of 200 to 299 says that it has arrived; do long work afterwards.
  response.writeHead(204).end();
};

const server = createServer((request, response) => void receive(request, response));
server.listen(Number(process.env.PORT ?? 8080), () => console.log(`listening on ${server.address().port}`));
