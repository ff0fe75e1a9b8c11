import ipaddr from 'ipaddr.js';

/** IPv4 /24 and IPv6 /48: wider than for rate limits, as neighbouring addresses are cheap to rent. */
export function subnetOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed
    .toByteArray()
    .slice(0, parsed.kind() === 'ipv4' ? 3 : 6)
    .join('.');
}
