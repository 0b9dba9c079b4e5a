/** A mail file as a mail program sees it: unfolded headers, decoded parts. */
type ReadMail = { headers: readonly (readonly [string, string])[]; text: string; html: string };

/** Reads what the shop writes: multipart/alternative with base64 parts. Throws on anything else. */
export function readMail(file: Buffer): ReadMail {
  const [head, body] = split(file.toString('latin1'));
  const headers = headersOf(head);
  const boundary = /boundary="([^"]+)"/.exec(headerOf(headers, 'content-type'))?.[1];
  if (boundary === undefined) throw new Error('The mail has no parts.');
  const parts = body.split(`--${boundary}`).slice(1, -1).map(partOf);
  const part = (type: string) => parts.find(({ contentType }) => contentType.startsWith(type))?.content ?? '';
  return { headers, text: part('text/plain'), html: part('text/html') };
}

export const headerOf = (headers: ReadMail['headers'], name: string): string => {
  const found = headers.filter(([key]) => key.toLowerCase() === name.toLowerCase());
  if (found.length !== 1) throw new Error(`The mail has ${found.length} headers ${name}.`);
  return found[0]?.[1] ?? '';
};

function split(message: string): [string, string] {
  const end = message.indexOf('\r\n\r\n');
  if (end < 0) throw new Error('The mail has no body.');
  return [message.slice(0, end), message.slice(end + 4)];
}

const headersOf = (head: string): [string, string][] =>
  head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const [, name, value] = /^([!-9;-~]+): ?(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`Not a header: ${line}`);
      return [name, value ?? ''];
    });

function partOf(part: string): { contentType: string; content: string } {
  const [head, body] = split(part.replace(/^\r\n/, ''));
  const headers = headersOf(head);
  if (headerOf(headers, 'content-transfer-encoding') !== 'base64') throw new Error('The part is not base64.');
  return { contentType: headerOf(headers, 'content-type'), content: Buffer.from(body, 'base64').toString('utf8') };
}
