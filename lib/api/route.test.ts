import { isAllowedOrigin } from '@/lib/api/route'

const site = 'https://www.example.com'

test.each([
  ['GET', 'cross-site', 'https://evil.example', true],
  ['HEAD', 'cross-site', null, true],
  ['OPTIONS', null, 'https://evil.example', true],
  ['POST', null, null, true],
  ['POST', 'same-origin', site, true],
  ['POST', 'same-origin', null, true],
  ['DELETE', 'none', null, true],
  ['PUT', null, site, true],
  ['POST', null, 'https://evil.example', false],
  ['PATCH', null, 'null', false],
  ['POST', 'cross-site', 'https://evil.example', false],
  ['DELETE', 'same-site', 'https://shop.example.com', false],
] as const)('allows %s with Sec-Fetch-Site %s and Origin %s: %s', (method, fetchSite, origin, isAllowed) => {
  const headers = new Headers({ ...(fetchSite && { 'sec-fetch-site': fetchSite }), ...(origin && { origin }) })
  expect(isAllowedOrigin(method, headers, site)).toBe(isAllowed)
})
