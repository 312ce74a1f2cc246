import { env } from '@/lib/env'
import { isPrivateAddress } from '@/lib/platform/outbound/addresses'

afterEach(() => Object.assign(env(), { ALLOW_PRIVATE_ADDRESSES: undefined }))

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.9', '169.254.169.254', '172.31.0.1', '192.168.1.1'],
  ...['198.18.0.1', '224.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1'],
  ...['fc00::1', 'fd12:3456::1', 'fe80::1', 'fe80::1%eth0', 'ff02::1', '2002:a00:1::', '2001:0:4136:e378::1'],
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.32.0.1',
  '192.167.255.255',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00::1',
])('%s is public', (address) => {
  expect(isPrivateAddress(address)).toBe(false)
})

test('the server can allow single addresses and ranges', () => {
  Object.assign(env(), { ALLOW_PRIVATE_ADDRESSES: ['10.0.5.0/24', '192.168.1.7', 'fd00::/16'] })
  const allowed = ['10.0.5.200', '192.168.1.7', 'fd00::1'].filter((address) => !isPrivateAddress(address))
  expect(allowed).toEqual(['10.0.5.200', '192.168.1.7', 'fd00::1'])
  for (const address of ['10.0.6.1', '192.168.1.8', 'fd01::1', '127.0.0.1'])
    expect(isPrivateAddress(address)).toBe(true)
})
