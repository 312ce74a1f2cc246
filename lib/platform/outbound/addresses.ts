import 'server-only'
import { BlockList, isIPv6 } from 'node:net'
import { env } from '@/lib/env'

/** IANA's special-purpose addresses: private networks, this machine, clouds' metadata servers, multicast and examples. */
const ipv4 = blocked(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  '224.0.0.0/3',
)
/** All but 2000::/3, and in there what isn't a public host or hides an IPv4 address. */
const ipv6 = blocked('::/3', '4000::/2', '8000::/1', '2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20')

/** Whether an IP isn't on the public internet. ALLOW_PRIVATE_ADDRESSES makes exceptions. */
export function isPrivateAddress(address: string): boolean {
  const [ip = ''] = address.split('%')
  const [list, family] = isIPv6(ip) ? ([ipv6, 'ipv6'] as const) : ([ipv4, 'ipv4'] as const)
  return list.check(ip, family) && !blocked(...(env().ALLOW_PRIVATE_ADDRESSES ?? [])).check(ip, family)
}

function blocked(...ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix) list.addSubnet(address, Number(prefix), family)
    else list.addAddress(address, family)
  }
  return list
}
