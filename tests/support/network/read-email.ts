/** A parsed email: unfolded headers, decoded parts. */
type ParsedEmail = { headers: readonly (readonly [string, string])[]; text: string; html: string };

/** Parses the shop's emails: multipart/alternative with base64 parts. Throws on anything else. */
export function readEmail(file: Buffer): ParsedEmail {
  const [head, body] = splitMessage(file.toString('latin1'));
  const headers = parseHeaders(head);
  const boundary = /boundary="([^"]+)"/.exec(getHeader(headers, 'content-type'))?.[1];
  if (boundary === undefined) throw new Error('The email has no parts.');
  const parts = body.split(`--${boundary}`).slice(1, -1).map(parsePart);
  const getContent = (type: string) => parts.find(({ contentType }) => contentType.startsWith(type))?.content ?? '';
  return { headers, text: getContent('text/plain'), html: getContent('text/html') };
}

export const getHeader = (headers: ParsedEmail['headers'], name: string): string => {
  const found = headers.filter(([key]) => key.toLowerCase() === name.toLowerCase());
  if (found.length !== 1) throw new Error(`The email has ${found.length} headers ${name}.`);
  return found[0]?.[1] ?? '';
};

function splitMessage(message: string): [string, string] {
  const end = message.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('The email has no body.');
  return [message.slice(0, end), message.slice(end + 4)];
}

const parseHeaders = (head: string): [string, string][] =>
  head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const [, name, value] = /^([!-9;-~]+): ?(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`Not a header: ${line}`);
      return [name, value ?? ''];
    });

function parsePart(part: string): { contentType: string; content: string } {
  const [head, body] = splitMessage(part.replace(/^\r\n/, ''));
  const headers = parseHeaders(head);
  if (getHeader(headers, 'content-transfer-encoding') !== 'base64') throw new Error('The MIME part is not base64.');
  return { contentType: getHeader(headers, 'content-type'), content: Buffer.from(body, 'base64').toString('utf8') };
}
