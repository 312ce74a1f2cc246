import { newApprovedJob } from '@/e2e/support/jobs'
import { signInAdmin } from '@/e2e/support/people'
import { required, siteUrls } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'

/** One build serves all these sites. Their URLs weren't known when it was built. */
const sites = siteUrls()
const pages = ['/', '/about-us', '/contact-us', '/api-docs', '/privacy', '/registration', '/hirefromus', '/blogsection']
const html = { accept: 'text/html' }

async function read(site: string, path: string): Promise<string> {
  return (await new Visitor(site).call('GET', path, { headers: html })).text
}

const named = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

describe.each(sites)('%s', (site) => {
  test.each([...pages, '/applied-jobs', '/login'])("uses the site's URL in %s", async (path) => {
    const text = await read(site, path)
    const url = new URL(path, site).href.replace(/\/$/, '')
    expect(named(text, /<link rel="canonical" href="([^"]+)"/)).toBe(url)
    expect(named(text, /<meta property="og:url" content="([^"]+)"/)).toBe(url)
    expect(named(text, /<meta property="og:image" content="([^"]+)"/)).toMatch(new RegExp(`^${site}/`))
    const data = named(text, /<script type="application\/ld\+json">([^<]+)<\/script>/)
    if (path !== '/login') expect(data).toContain(`"${site}`)
  })

  test.each(['/robots.txt', '/sitemap.xml', '/feed.xml', '/applied-jobs/feed.xml'])(
    "uses the site's URL and no other in %s",
    async (path) => {
      const origins = (await read(site, path)).match(/https?:\/\/(localhost|127\.0\.0\.1)[:\d]*/g)
      expect([...new Set(origins)]).toEqual([site])
    },
  )
})

test('keeps URLs that a person wrote', async () => {
  const jobTitle = `Porter of Addresses ${Date.now()}`
  const description = 'See http://localhost:3000/careers and https://www.example.com/ first.'
  await newApprovedJob(await signInAdmin(), { jobTitle, description })
  const path = `/applied-jobs/apply/${jobTitle.toLowerCase().replaceAll(' ', '-')}`
  expect(await read(required('TEST_SITE_URL'), path)).toContain(description)
})
