/** Which addresses belong to the public Internet. Everything else is this machine, a private network, or nobody. */
import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/**
 * Not public: every range of the IANA registries of special purpose (iana-ipv4-special-registry, iana-ipv6-special-registry),
 * reserved and multicast ranges, and what has been reserved for translators and tunnels.
 */
const notPublic: readonly [net: string, prefix: number, family: 'ipv4' | 'ipv6', what: string][] = [
  ['0.0.0.0', 8, 'ipv4', 'this network'],
  ['10.0.0.0', 8, 'ipv4', 'private'],
  ['100.64.0.0', 10, 'ipv4', 'shared behind a provider; metadata of some clouds'],
  ['127.0.0.0', 8, 'ipv4', 'loopback'],
  ['168.63.129.16', 32, 'ipv4', 'in no registry: the host beneath machines of Azure'],
  ['169.254.0.0', 16, 'ipv4', 'link-local; metadata of most clouds'],
  ['172.16.0.0', 12, 'ipv4', 'private'],
  ['192.0.0.0', 24, 'ipv4', 'protocol assignments; metadata of some clouds'],
  ['192.0.2.0', 24, 'ipv4', 'documentation'],
  ['192.31.196.0', 24, 'ipv4', 'AS112'],
  ['192.52.193.0', 24, 'ipv4', 'automatic multicast tunneling'],
  ['192.88.99.0', 24, 'ipv4', '6to4 relays'],
  ['192.168.0.0', 16, 'ipv4', 'private'],
  ['192.175.48.0', 24, 'ipv4', 'AS112'],
  ['198.18.0.0', 15, 'ipv4', 'benchmarking'],
  ['198.51.100.0', 24, 'ipv4', 'documentation'],
  ['203.0.113.0', 24, 'ipv4', 'documentation'],
  ['224.0.0.0', 3, 'ipv4', 'multicast, reserved, broadcast'],
  // Public addresses begin with 2000::/3; the rest is given to nobody or to these: loopback, translated IPv4 (::ffff:0:0:0/96),
  // discard-only (100::/64, 100:0:0:1::/64), segment routing (5f00::/16), unique local, link-local, site-local, multicast.
  ['::', 3, 'ipv6', 'loopback, IPv4 written as IPv6, translators, discard-only, reserved'],
  ['4000::', 2, 'ipv6', 'reserved; segment routing'],
  ['8000::', 1, 'ipv6', 'reserved; unique local, link-local, site-local, multicast'],
  ['2001::', 23, 'ipv6', 'protocol assignments: Teredo, benchmarking, ORCHID, AS112'],
  ['2001:db8::', 32, 'ipv6', 'documentation'],
  ['2002::', 16, 'ipv6', '6to4: leads to the IPv4 address inside'],
  ['2620:4f:8000::', 48, 'ipv6', 'AS112'],
  ['3fff::', 20, 'ipv6', 'documentation'],
]
const ranges = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [net, prefix, family] of notPublic) ranges[family].addSubnet(net, prefix, family)

/** Prefixes of 96 bits before an IPv4 address that is reached in truth: mapped addresses, and the NAT64 of networks without IPv4. */
const ipv4Inside = /^(?:::ffff:|64:ff9b::)([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/** False for anything that is no plain address. Mapped and NAT64 addresses are judged by the IPv4 address inside. */
export function isPublicAddress(address: string): boolean {
  const [plain = ''] = address.split('%')
  if (isIP(plain) === 4) return !ranges.ipv4.check(plain, 'ipv4')
  if (isIP(plain) !== 6) return false
  const inside = ipv4Inside.exec(shortForm(plain))
  if (inside) return !ranges.ipv4.check(ipv4Of(inside[1] ?? '', inside[2] ?? ''), 'ipv4')
  return !ranges.ipv6.check(plain, 'ipv6')
}

/** One way of writing each IPv6 address: lower case, shortened, without dots. */
const shortForm = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1)

function ipv4Of(high: string, low: string): string {
  const bits = Number.parseInt(high, 16) * 0x10000 + Number.parseInt(low, 16)
  return [24, 16, 8, 0].map(shift => (bits >>> shift) & 255).join('.')
}

/** What asks the resolver; tests bring one that lies. */
export type Resolve = (
  hostname: string,
  options: { all: true; family?: number; hints?: number },
  answer: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

/**
 * The lookup of a connection: what it answers is what is connected to, so a name that changes its mind cannot slip in between.
 * One address that is not public is enough for a refusal: which of them is tried first is not ours to say.
 */
export function publicLookup(refusal: (hostname: string) => Error, resolve: Resolve = lookup): LookupFunction {
  return (hostname, options, callback) => {
    const family = options.family === 'IPv4' ? 4 : options.family === 'IPv6' ? 6 : options.family
    resolve(
      hostname,
      { ...(options.hints !== undefined && { hints: options.hints }), ...(family && { family }), all: true },
      (error, addresses) => {
        if (error) return callback(error, [])
        if (!addresses.every(one => isPublicAddress(one.address))) return callback(refusal(hostname), [])
        if (options.all) return callback(null, addresses)
        const [first] = addresses
        return callback(null, first?.address ?? '', first?.family)
      },
    )
  }
}
