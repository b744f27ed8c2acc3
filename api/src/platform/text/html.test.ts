import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { sanitise } from './html.ts';
import { assertLinear, repeatText } from '../../../../scripts/tests/effort.ts';

const REL = 'rel="nofollow noopener ugc" target="_blank"';
const PICTURE = '/api/media/0190a3b4-1111-7222-8333-444455556666/640.webp';
const LAZY = 'loading="lazy" decoding="async"';
const VIDEO = 'dQw4w9WgXcQ';
const MARKED = `<a data-youtube="${VIDEO}" href="https://www.youtube.com/watch?v=${VIDEO}" ${REL}>`;

/** Known ways to run a script or to load something. */
const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="https://a.example" onclick="alert(1)">x</a>',
  '<a href="https://a.example" style="position:fixed;inset:0">x</a>',
  '<p onmouseover=alert(1)>x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p class="fixed inset-0" id="root">x</p>',
  '<form action="https://evil.example"><input name=password><button>ok</button></form>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<body onload=alert(1)>x',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<a href="https://a.example"><a href="javascript:alert(1)">x</a></a>',
  '<p/onclick=alert(1)>x',
  '"><img src=x onerror=alert(1)>',
];

/**
 * Everything that the result may hold: these tags without attributes, links and pictures with our attributes, plain
 * text.
 */
const allowed = [
  '[^<>]',
  '<br />',
  '</?(?:p|strong|em|u|s|h2|h3|ul|ol|li|blockquote)>',
  `<a(?: data-youtube="[\\w-]{11}")?(?: href="(?:https?://|tel:|mailto:)[^"<>]*")? ${REL}>`,
  '</a>',
  `<img src="/api/media/[\\da-f-]{36}/\\d+[.]webp" alt="[^"<>]*"(?: width="\\d+" height="\\d+")? ${LAZY} />`,
];
const SAFE = new RegExp(`^(?:${allowed.join('|')})*$`);

suite('rich text', () => {
  test('removes everything hostile', () => {
    for (const vector of hostile) {
      const clean = sanitise(vector);
      assert.match(clean, SAFE, vector);
      assert.equal(sanitise(clean), clean, `cleaning twice is cleaning once: ${vector}`);
    }
  });

  test('keeps what people write', () => {
    for (const html of [
      '<p>Xin <strong>chào</strong>, <em>rất</em> <u>vui</u> <s>được</s> gặp bạn</p>',
      '<h2>Giới thiệu</h2><h3>Chi tiết</h3><ul><li>một</li></ul><ol><li>hai</li></ol><blockquote><p>lời</p></blockquote>',
      '<p>a<br />b</p>',
      '<p>1 &lt; 2 &amp; 3</p>',
    ])
      assert.equal(sanitise(html), html);
  });

  test('keeps the address of links and sets their rel and target', () => {
    for (const href of ['https://a.example/?q=1&amp;b=2', 'http://a.example', 'tel:+84901234567', 'mailto:a@b.example'])
      assert.equal(sanitise(`<a href="${href}" rel="opener" target="_top">x</a>`), `<a href="${href}" ${REL}>x</a>`);
  });

  test('completes the address of links without a scheme', () => {
    assert.equal(sanitise('<a href="facebook.com/abc">x</a>'), `<a href="https://facebook.com/abc" ${REL}>x</a>`);
  });

  test('replaces old tags by present ones', () => {
    assert.equal(sanitise('<h1>a</h1><div><b>b</b><i>c</i></div>'), '<h2>a</h2><p><strong>b</strong><em>c</em></p>');
  });

  test('keeps only pictures of our own uploads, loaded lazily', () => {
    const own = `<img src="${PICTURE}" alt="Lò gốm &quot;Mộc&quot;" width="640" height="480" ${LAZY} />`;
    assert.equal(sanitise(own), own);
    assert.equal(
      sanitise(`<img src=${PICTURE} onload=alert(1) style=x width=9e9>`),
      `<img src="${PICTURE}" alt="" ${LAZY} />`,
    );
    for (const src of [
      `https://evil.example${PICTURE}`,
      `//evil.example${PICTURE}`,
      `${PICTURE}/../../../auth/logout`,
      `${PICTURE}?x`,
      '/api/media/0190a3b4-1111-7222-8333-444455556666/640.svg',
      '/api/members/sharePicture/0190a3b4-1111-7222-8333-444455556666',
      'data:image/svg+xml,<svg onload=alert(1)>',
      'blob:https://m4u.example/1',
      '',
    ])
      assert.equal(sanitise(`<p>a<img src="${src}" srcset="${PICTURE}" alt="x">b</p>`), '<p>ab</p>', src);
  });

  test('keeps a video as a marked link made from its id', () => {
    for (const address of ['watch?v=', 'embed/', 'shorts/'].map((path) => `https://www.youtube.com/${path}${VIDEO}`))
      assert.equal(
        sanitise(`<a data-youtube="x" href="${address}" onclick="alert(1)">Xưởng</a>`),
        `${MARKED}Xưởng</a>`,
      );
    assert.equal(sanitise(`<a href="https://youtu.be/${VIDEO}?t=9" data-youtube>  </a>`), `${MARKED}YouTube</a>`);
    assert.equal(sanitise(`<iframe src="https://youtu.be/${VIDEO}" onload=alert(1)></iframe>`), `${MARKED}YouTube</a>`);
    assert.equal(
      sanitise(`<a data-youtube="${VIDEO}" href="https://evil.example">x</a>`),
      `<a href="https://evil.example" ${REL}>x</a>`,
    );
    assert.equal(sanitise(`<iframe src="https://evil.example/embed/${VIDEO}">x</iframe>`), 'x');
  });

  test('gives the same safe result when applied twice, whatever the input', () => {
    const tag = fc
      .tuple(
        fc.constantFrom('', '/'),
        fc.constantFrom('p', 'div', 'a', 'ul', 'li', 'h1', 'h3', 'blockquote', 'b', 'svg', 'math', 'style', 'textarea'),
      )
      .map(([slash, name]) => `<${slash}${name}>`);
    const other = fc.constantFrom(
      `<a data-youtube href="https://youtu.be/${VIDEO}">`,
      `<iframe src="https://youtu.be/${VIDEO}">`,
      '</iframe>',
      '<a href="https://a.example">',
      `<img src="${PICTURE}" alt='"'>`,
      '<noscript>',
      '</noscript>',
      '<table>',
      '<td>',
      '<xmp>',
      '<title>',
      '<plaintext>',
      '<template>',
      '<option>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '&lt;',
      '&amp;',
      '&#60;',
      '<',
      '>',
      '"',
      "'",
      '`',
      '\u00a0',
      'x',
      '<br>',
    );
    const piece = fc.oneof(tag, other, fc.string());
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const clean = sanitise(pieces.join(''));
        assert.match(clean, SAFE);
        assert.equal(sanitise(clean), clean);
      }),
      { numRuns: 2_000 },
    );
  });

  test('takes linear time for thousands of nested tags', () => {
    assertLinear(sanitise, repeatText('<ul><li>'), 10_000);
    const clean = sanitise('<ul><li>'.repeat(5_000) + 'x');
    assert.match(clean, SAFE);
    assert.ok((clean.match(/<ul>/g) ?? []).length < 20);
  });
});
