import { ADMIN, type TestApi } from './api.js';
import { present } from './present.js';

/** Headers with which the browser of the first administrator calls. */
export async function adminHeaders(api: TestApi): Promise<Record<string, string>> {
  const answer = await api.inject({ method: 'POST', url: '/api/login', payload: ADMIN });
  const { name, value } = present(answer.cookies[0]);
  return { cookie: `${name}=${value}`, origin: 'http://localhost:80' };
}

/** A multipart body with one file. */
export function multipart(bytes: Buffer, type: string, name = 'a') {
  const boundary = 'tivara-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
