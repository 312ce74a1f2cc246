import { countedRows, keptSentence } from '@/lib/console/sample-data/format'

const none = { jobs: 0, posts: 0, partners: 0, placements: 0 }

test.each([
  [none, ''],
  [{ ...none, jobs: 1 }, "We'll keep 1 job that a real person applied to, and it no longer counts as sample data."],
  [
    { jobs: 2, posts: 1, partners: 1, placements: 2 },
    "We'll keep 2 jobs that a real person applied to, 1 blog post that you edited or a real person commented on, and 1 partner and 2 placements that you edited, and they no longer count as sample data.",
  ],
])('explains %j as %j', (kept, sentence) => expect(keptSentence(kept)).toBe(sentence))

test('counts the rows of both parts together', () => {
  const rows = [
    { model: 'Posting' as const, demo: 67, activity: 24 },
    { model: 'Application' as const, demo: 1, activity: 0 },
    { model: 'Seeker' as const, demo: 1_000, activity: 200 },
  ]
  expect(countedRows({ rows })).toEqual(['91 jobs', '1 application', '1,200 job seekers'])
})
