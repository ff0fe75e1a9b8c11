/** The minimum that Node needs: the same bytes from memory, and a 304 for a matching ETag. */
import fs from 'node:fs';
import http from 'node:http';
import './report-cpu.ts';

const body = fs.readFileSync(String(process.env.BODY));
const etag = String(process.env.ETAG);
const headers = { 'content-type': 'application/json', 'content-length': body.length, etag };
const server = http.createServer((request, response) => {
  if (request.headers['if-none-match'] === etag) response.writeHead(304, { etag }).end();
  else response.writeHead(200, headers).end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ type: 'ready', port: typeof address === 'object' ? address?.port : 0 });
});
