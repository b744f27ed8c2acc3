// Gives points from a till: finds the customer by phone number, adds them if they are new, and awards the points.
// A key with “Add and edit customers” and “Award and deduct points”:
// M4U_URL=https://… M4U_KEY=m4u_… M4U_GROUP=… node give-points.mjs 0901234567 "Cô Tư" 10 receipt-2026-118
const { M4U_URL: site, M4U_KEY: key, M4U_GROUP: group } = process.env;
const [phone, name, points, receipt] = process.argv.slice(2);

/** Sends a call. With the number of the receipt as its key, a repeated one gives the points once. */
const send = async (path, body, idempotencyKey) => {
  const answer = await fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    body: JSON.stringify(body),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(`${result.code}: ${result.detail}`);
  return result.data;
};

// A customer who is there already is answered as they are.
const customer = await send('/members/createCustomer', { groupId: group, phone, name });
const order = await send(
  '/orderPoint',
  { sellerGroupId: group, buyerId: customer._id, type: 'add', points: Number(points), note: receipt },
  receipt,
);
console.log(`${order.earned} points for ${order.buyer.name}`);
