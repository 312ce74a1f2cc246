import { allJobsLabel, blocksOf, postedLabel, salaryText, textOr } from '@/lib/jobs/postings/format'

const now = new Date('2026-11-21T12:00:00Z')
const HOUR_MS = 60 * 60 * 1000

describe('postedLabel', () => {
  test.each([
    [0, 'Today'],
    [23, 'Today'],
    [24, '1 day ago'],
    [47, '1 day ago'],
    [48, '2 days ago'],
    [30 * 24, '30 days ago'],
    [31 * 24 - 1, '30 days ago'],
    [31 * 24, '30+ days ago'],
    [400 * 24, '30+ days ago'],
  ])('labels a job posted %i hours ago %j', (hours, label) => {
    expect(postedLabel(new Date(now.getTime() - hours * HOUR_MS), now)).toBe(label)
  })

  test("doesn't show a job as posted tomorrow if the clock is ahead", () => {
    expect(postedLabel(new Date(now.getTime() + HOUR_MS), now)).toBe('Today')
  })
})

test.each(['', ' ', '0', '000'])('treats a salary of "%s" as not stated', (salary) => {
  expect(salaryText(salary)).toBe('Not disclosed')
})

test('shows a salary as written', () => {
  expect(salaryText('₹50,000 per month')).toBe('₹50,000 per month')
})

test('treats blank text as missing', () => {
  expect(textOr('  ', 'N/A')).toBe('N/A')
  expect(textOr(' Austin ', 'N/A')).toBe('Austin')
})

test('turns lines into paragraphs and dashed lines into a list', () => {
  expect(blocksOf('About us.\r\n\r\n- First\n• Second\n* Third\nMail -us- anytime.\n-5 degrees')).toEqual([
    { kind: 'paragraph', text: 'About us.' },
    { kind: 'list', items: ['First', 'Second', 'Third'] },
    { kind: 'paragraph', text: 'Mail -us- anytime.' },
    { kind: 'paragraph', text: '-5 degrees' },
  ])
})

test('returns no blocks for empty text', () => {
  expect(blocksOf(' \n ')).toEqual([])
})

test('handles many spaces quickly', () => {
  const before = process.cpuUsage()
  expect(blocksOf(`-${' '.repeat(20_000)}x\u2028y`)).toEqual([
    { kind: 'list', items: ['x'] },
    { kind: 'paragraph', text: 'y' },
  ])
  expect(process.cpuUsage(before).user).toBeLessThan(100_000)
})

test.each([
  [0, 'No open jobs right now. See all jobs'],
  [1, '1 open job'],
  [67, 'All 67 open jobs'],
  [10_001, 'All 10,000+ open jobs'],
])('links to %i open jobs', (total, label) => {
  expect(allJobsLabel(total)).toBe(label)
})
