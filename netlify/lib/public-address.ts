import { BlockList, isIP } from 'node:net';

/** Everything outside the public internet, from IANA's special-purpose address registries. */
const reserved: readonly [subnet: string, bits: number][] = [
	['0.0.0.0', 8],
	['10.0.0.0', 8],
	['100.64.0.0', 10],
	['127.0.0.0', 8],
	['169.254.0.0', 16],
	['172.16.0.0', 12],
	['192.0.0.0', 24],
	['192.0.2.0', 24],
	['192.31.196.0', 24],
	['192.52.193.0', 24],
	['192.88.99.0', 24],
	['192.168.0.0', 16],
	['192.175.48.0', 24],
	['198.18.0.0', 15],
	['198.51.100.0', 24],
	['203.0.113.0', 24],
	['224.0.0.0', 3],
];
/** Within the public 2000::/3: tunnels to IPv4, documentation, benchmarks. */
const reservedV6: readonly [subnet: string, bits: number][] = [
	['2001::', 23],
	['2001:db8::', 32],
	['2002::', 16],
	['3fff::', 20],
];

const refused = new BlockList();
for (const [subnet, bits] of reserved) refused.addSubnet(subnet, bits, 'ipv4');
for (const [subnet, bits] of reservedV6) refused.addSubnet(subnet, bits, 'ipv6');
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the public internet, not on this machine, its network, or a cloud's internal services. */
export function isPublicAddress(address: string): boolean {
	const version = isIP(address);
	if (version === 4) return !refused.check(address, 'ipv4');
	return version === 6 && publicV6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
