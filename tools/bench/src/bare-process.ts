/** The least that Node needs: the same bytes from memory, and 304 to who has them. */
import fs from 'node:fs';
import http from 'node:http';
import './report-cpu.ts';

const body = fs.readFileSync(String(process.env.BODY));
const etag = String(process.env.ETAG);
const server = http.createServer((request, response) => {
  if (request.headers['if-none-match'] === etag)
    return void response.writeHead(304, { etag }).end();
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': body.length,
    etag,
  });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : 0 });
});
