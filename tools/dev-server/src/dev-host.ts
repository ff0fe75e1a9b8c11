import os from 'node:os';

/** `host` is where servers listen, `hostname` where browsers, also of other devices, reach them. */
export interface DevHost {
  host: string;
  hostname: string;
}

export function devHost(
  host = process.env.HOST || '127.0.0.1',
  interfaces = os.networkInterfaces(),
): DevHost {
  if (host !== '0.0.0.0' && host !== '::')
    return { host, hostname: host.includes(':') ? `[${host}]` : host };
  const addresses = Object.values(interfaces).flatMap((each) => each ?? []);
  const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  return { host, hostname: outside?.address ?? '127.0.0.1' };
}
