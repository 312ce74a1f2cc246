import { newAdmin, signInAdmin } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

async function dashboardOf(visitor: Visitor, query = ''): Promise<string> {
  const { status, text } = await visitor.call('GET', `/dashboard${query}`, { headers: { accept: 'text/html' } })
  expect(status).toBe(200)
  return text
}

/** Those of the words that the page does not say. */
const missing = (page: string, words: string[]) => words.filter((each) => !page.includes(each))

const tiles = ['Active Partner', 'In-active Partner', 'Applied Jobs', 'Registration']
const ofRecruiters = ['Applications per week', 'Registrations per week', 'Postings by state', 'Top jobs']

test('an owner sees the documented tiles, every plot and all that waits', async () => {
  const page = await dashboardOf(await signInAdmin())
  const waiting = ['status=pending', 'state=unanswered', 'tab=comments', 'state=failed']
  expect(missing(page, [...tiles, ...ofRecruiters, ...waiting])).toEqual([])
}, 30_000)

test('every plot has its numbers as a table of twelve weeks', async () => {
  const page = await dashboardOf(await signInAdmin())
  expect(missing(page, ['>Applications per week</caption>', '>Registrations per week</caption>'])).toEqual([])
  // Counted on the whole page: a long one is streamed in pieces, a table among them.
  expect(page.match(/<th scope="row"/g)).toHaveLength(2 * 12)
}, 30_000)

test('a role sees what it covers: an editor no postings and no mails, a recruiter no comments', async () => {
  const notOfEditors = [...ofRecruiters, 'status=pending', 'state=failed']
  const ofEditor = await dashboardOf(await newAdmin('EDITOR'))
  expect(missing(ofEditor, [...tiles, 'tab=comments', ...notOfEditors])).toEqual(notOfEditors)
  const notOfRecruiters = ['tab=comments', 'state=failed']
  const ofRecruiter = await dashboardOf(await newAdmin('RECRUITER'))
  expect(missing(ofRecruiter, [...tiles, ...ofRecruiters, 'status=pending', ...notOfRecruiters])).toEqual(
    notOfRecruiters,
  )
}, 60_000)

test('whom another page refused is told so, in the names of our own pages only', async () => {
  const owner = await signInAdmin()
  const note = 'Your role does not open'
  expect(missing(await dashboardOf(owner, '?refused=/outbox/7'), [note])).toEqual([])
  for (const refused of ['https://evil.example', '/nowhere', '%3Cb%3E'])
    expect(missing(await dashboardOf(owner, `?refused=${refused}`), [note])).toEqual([note])
}, 30_000)
