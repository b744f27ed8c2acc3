// Reads the messages left on a group's page into a table (CSV on standard output), newest first.
// A key with “Read messages left by visitors”: M4U_URL=https://… M4U_KEY=m4u_… M4U_GROUP=… node read-contacts.mjs
const { M4U_URL: site, M4U_KEY: key, M4U_GROUP: group } = process.env;

/** Reads one page of 100 messages; waits where the key has made too many calls. */
const readPage = async (page) => {
  const answer = await fetch(`${site}/api/contactUs/${group}?page=${page}&limit=100`, {
    headers: { authorization: `Bearer ${key}` },
  });
  if (answer.status === 429) {
    await new Promise((done) => setTimeout(done, Number(answer.headers.get('retry-after')) * 1000));
    return readPage(page);
  }
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${body.code}: ${body.detail}`);
  return body;
};

const cell = (text) => `"${String(text ?? '').replaceAll('"', '""')}"`;

console.log('time,name,phone,email,message');
for (let page = 1, left = Infinity; left > 0; page += 1) {
  const { data, total } = await readPage(page);
  for (const { createdAt, name, phone, email, message } of data)
    console.log([createdAt, name, phone, email, message].map(cell).join(','));
  left = data.length === 0 ? 0 : total - page * 100;
}
