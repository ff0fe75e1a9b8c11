import ipaddr from 'ipaddr.js';

/**
 * The network that has one voice in a verdict: IPv4 /24 and IPv6 /48. Wider than a limit's, as whoever rents one address of them
 * can have the others too.
 */
export function subnetOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed
    .toByteArray()
    .slice(0, parsed.kind() === 'ipv4' ? 3 : 6)
    .join('.');
}
