import { searchRss } from '@/lib/jobs/feeds/rss'

const job = {
  slug: 'data-engineer',
  jobTitle: 'Data & ML <Engineer>',
  company: 'Lantern',
  location: 'Dallas, TX',
  experience: '',
  salary: '$90,000',
  approvedAt: new Date('2026-11-20T08:00:00Z'),
}

test('escapes jobs for XML and leaves out those without a page', () => {
  const feed = searchRss('https://site.example', {
    title: 'Remote, “a&b”',
    path: '/applied-jobs?type=Remote',
    self: '/applied-jobs/feed.xml?type=Remote&q=a',
    jobs: [job, { ...job, slug: null }],
  })
  expect(feed.match(/<item>/g)).toHaveLength(1)
  expect(feed).toContain('<title>Data &#38; ML &#60;Engineer&#62;, Lantern</title>')
  expect(feed).toContain('<guid>https://site.example/applied-jobs/apply/data-engineer</guid>')
  expect(feed).toContain('<description>Lantern, Dallas, TX. $90,000</description>')
  expect(feed).toContain('feed.xml?type=Remote&#38;q=a" rel="self"')
})
