import type { SealReceipt } from '@m4u/contract/insight/seal';
import { checkProof } from '@m4u/contract/insight/seal/proof.rules';

interface ReceiptFacts {
  readonly group: string;
  readonly invoice: string;
  readonly locale: 'vi' | 'en';
}

const words = {
  vi: {
    title: 'Biên nhận điểm',
    lead: 'Trang này tự kiểm tra ngay trên máy bạn, không cần mạng và không hỏi M4U.',
    points: 'điểm',
    good: 'Đúng: chưa bị sửa từ khi được ký.',
    bad: 'Sai: nội dung, đường đến gốc hoặc chữ ký không khớp.',
    none: 'Trình duyệt này không kiểm tra được. Hãy mở bằng trình duyệt khác.',
    signed: 'Gốc được ký của ngày',
    stamped: 'Dấu thời gian (RFC 3161) của',
    compare: 'So gốc này với bản bạn hoặc người khác đã lưu từ /.well-known/m4u/roots.',
  },
  en: {
    title: 'Receipt for points',
    lead: 'This page checks itself on your device, without a network and without asking M4U.',
    points: 'points',
    good: 'Verified: not changed since it was signed.',
    bad: 'Changed: the content, the way to the root or the signature does not fit.',
    none: 'This browser cannot check it. Open it in another one.',
    signed: 'Signed root of',
    stamped: 'Time stamp (RFC 3161) by',
    compare: 'Compare this root with a copy that you or somebody else kept from /.well-known/m4u/roots.',
  },
} as const;

/** Text within HTML or XML. */
export const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON within a script, where `<` could end the script. */
const script = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#231f17}
h1{font-size:1.5rem}section{border:1px solid #d8d2c4;border-radius:.75rem;padding:1rem;margin:1rem 0;overflow-wrap:anywhere}p{margin:.5rem 0}
.good{color:#1b6b3a;font-weight:600}.bad{color:#b3261e;font-weight:600}.small{color:#5f584b;font-size:.875rem}`;

/** Shows each movement and whether its proof is right; runs in the page. */
const show = `
const { receipt, words, locale } = data;
const list = document.querySelector('main');
for (const proof of receipt.proofs) {
  const [, , , , , kind, points, , , note, , createdAt] = JSON.parse(proof.content);
  const { day, root } = JSON.parse(proof.statement);
  const part = document.createElement('section');
  const line = (text, look = '') => {
    const row = document.createElement('p');
    row.textContent = text;
    row.className = look;
    part.append(row);
    return row;
  };
  line((points > 0 ? '+' : '') + points.toLocaleString(locale) + ' ' + words.points + (note ? ' · ' + note : ''));
  line(new Date(createdAt).toLocaleString(locale));
  const state = line('…');
  line(words.signed + ' ' + day + ': ' + root, 'small');
  const stamp = receipt.timeStamps.find((each) => each.root === root);
  if (stamp) {
    const row = line(words.stamped + ' ' + stamp.authority + ', ' + new Date(stamp.at).toLocaleString(locale) + '. ', 'small');
    for (const [name, type, content] of [
      ['statement.txt', 'text/plain', proof.statement],
      ['stamp.der', 'application/octet-stream', Uint8Array.from(atob(stamp.token), (letter) => letter.charCodeAt(0))],
    ]) {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([content], { type }));
      link.download = name;
      link.textContent = name;
      row.append(link, ' ');
    }
  }
  line(words.compare, 'small');
  list.append(part);
  checkProof(proof, receipt.key).then(
    (isRight) => { state.textContent = isRight ? words.good : words.bad; state.className = isRight ? 'good' : 'bad'; },
    () => { state.textContent = words.none; },
  );
}`;

/** A page that contains a receipt and the program that checks it. */
export const renderReceipt = (receipt: SealReceipt, { group, invoice, locale }: ReceiptFacts): string => {
  const said = words[locale];
  const name = [group, invoice].filter(Boolean).join(' · ');
  return `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escape(said.title)} ${escape(name)}</title>
<style>${style}</style>
<main>
<h1>${escape(said.title)}</h1>
<p>${escape(name)}</p>
<p>${escape(said.lead)}</p>
</main>
<script>
const data = ${script({ receipt, words: said, locale })};
const checkProof = ${checkProof.toString()};
${show}
</script>
</html>
`;
};
