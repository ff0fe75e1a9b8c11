import type { NetworkInterfaceInfo } from 'node:os';
import { devHost } from './dev-host.ts';

const address = (address: string, family: 'IPv4' | 'IPv6', internal: boolean) =>
  ({ address, family, internal }) as NetworkInterfaceInfo;
const INTERFACES = {
  lo: [address('127.0.0.1', 'IPv4', true)],
  eth0: [address('fe80::1', 'IPv6', false), address('192.168.1.5', 'IPv4', false)],
};

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', '192.168.1.5'],
  ['::', '192.168.1.5'],
  ['10.0.0.7', '10.0.0.7'],
  ['::1', '[::1]'],
])('development servers on HOST %s are at %s in URLs', (host, hostname) =>
  expect(devHost(host, INTERFACES)).toEqual({ host, hostname }),
);

test('without a network, development servers on all addresses are at 127.0.0.1 in URLs', () =>
  expect(devHost('0.0.0.0', { lo: INTERFACES.lo }).hostname).toBe('127.0.0.1'));
