import { clientIp } from './client-ip'

test.each([
  { hops: 0, header: '1.2.3.4', socket: '::ffff:10.0.0.1', ip: '10.0.0.1' },
  { hops: 0, header: undefined, socket: '10.0.0.1', ip: '10.0.0.1' },
  { hops: 1, header: '6.6.6.6, 1.2.3.4', socket: '10.0.0.1', ip: '1.2.3.4' },
  { hops: 1, header: '1.2.3.4:5555', socket: '10.0.0.1', ip: '1.2.3.4' },
  { hops: 2, header: '6.6.6.6, 1.2.3.4, 10.0.0.9', socket: '10.0.0.1', ip: '1.2.3.4' },
  { hops: 2, header: '1.2.3.4', socket: '10.0.0.1', ip: '10.0.0.1' },
  { hops: 1, header: undefined, socket: undefined, ip: '' },
  { hops: 1, header: '2001:db8:1:2:3:4:5:6', socket: '::1', ip: '2001:db8:1:2::/64' },
  { hops: 1, header: '[2001:db8:1:2::9]:443', socket: '::1', ip: '2001:db8:1:2::/64' },
  { hops: 0, header: undefined, socket: '2001:db8::1', ip: '2001:db8:0:0::/64' },
  { hops: 0, header: undefined, socket: '::1', ip: '0:0:0:0::/64' },
])('$hops proxies, X-Forwarded-For $header: $ip', ({ hops, header, socket, ip }) => {
  expect(clientIp(header, socket, hops)).toBe(ip)
})
