/** Reads a stream of text to its end. */
export const readText = async (stream: ReadableStream<Uint8Array> | undefined): Promise<string> => {
  if (!stream) return '';
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
};

const unsafe: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** A text as a literal inside a script of a page: it can end neither the script nor the line. */
const scriptLiteral = (text: string): string =>
  JSON.stringify(text).replace(/[&><\u2028\u2029]/g, (character) => unsafe[character] ?? character);

/**
 * Finishes a rendered document: adds what the loaders answered, which React Router's browser half reads from
 * its stream, and moves the scripts' preloads behind the content, so that nothing competes with what is to be seen.
 */
export const finishDocument = (markup: string, loaded: string, nonce: string): string => {
  const head = markup.indexOf('</head>');
  const end = markup.lastIndexOf('</body>');
  if (head < 0 || end < 0) return markup;
  const preloads: string[] = [];
  const content = markup.slice(0, head).replace(/<link rel="modulepreload"[^>]*>/g, (link) => {
    preloads.push(link.replace('<link ', '<link fetchpriority="low" '));
    return '';
  });
  const stream = 'window.__reactRouterContext.streamController';
  const data = `<script nonce="${nonce}">${stream}.enqueue(${scriptLiteral(loaded)});${stream}.close();</script>`;
  return `<!DOCTYPE html>${content}${markup.slice(head, end)}${preloads.join('')}${data}${markup.slice(end)}`;
};
