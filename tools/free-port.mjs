// @ts-check
import net from 'node:net';

/** A port of the loopback that nothing listens on. @param {number} [preferred] Taken where it is free. @returns {Promise<number>} */
export const freePort = (preferred = 0) =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => (preferred ? resolve(freePort()) : reject(error)));
    probe.listen(preferred, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(port));
    });
  });
