import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasSentence, hrefOf, sentenceOf } from '@/lib/console/audit/sentences'
import { commentStatuses } from '@/lib/content/comments/schema'
import { applicationTransitions } from '@/lib/hiring/applications/statuses'
import { postingTransitions } from '@/lib/jobs/postings/statuses'
import { contactStatuses } from '@/lib/people/contacts/schema'
import { isWebhookEvent } from '@/lib/platform/webhooks/events'

const entry = (action: string, subject = 'Data Engineer', subjectId: number | null = 7) => ({
  action,
  subject,
  subjectId,
})

test.each([
  ['posting.approved', 'approved Data Engineer'],
  ['posting.sent-back', 'sent Data Engineer back with questions'],
  ['admin.signed-in', 'signed in'],
  ['contact.read', 'Contact read: Data Engineer'],
])('describes %s as %j', (action, sentence) => {
  const { before, subject, after } = sentenceOf(entry(action))
  expect(before + subject + after).toBe(sentence)
})

test('shows the number of something that no longer has a name', () =>
  expect(sentenceOf(entry('application.deleted', ''))).toMatchObject({ subject: 'No. 7' }))

test.each([
  ['posting.approved', true, '/adminpostjobs/7'],
  ['posting.approved', false, null],
  ['message.replied', true, '/contactus?message=7'],
  ['admin.invited', true, '/admins'],
  ['site-page.published', true, '/site-pages/7'],
  ['site-page.deleted', false, null],
  ['comment.deleted', true, null],
  ['account.deleted', true, null],
])('links %s (record exists: %s) to %s', (action, isThere, href) =>
  expect(hrefOf(entry(action), () => isThere)).toBe(href),
)

/** Returns the audit actions that appear in lib, as literals or in its tables. Events of webhooks look the same. */
function writtenActions(): string[] {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.startsWith('generated'),
  )
  const literals = files.flatMap((path) => {
    const text = readFileSync(join('lib', path), 'utf8')
    return [
      ...text.matchAll(
        /'((?:account|admin|api-key|application|blog|comment|job-post|list|mail|mail-template|menu|message|news|partner|posting|report|retention|sample-data|setting|setup|site-page|site-text|task|webhook)\.[a-z]+(?:-[a-z]+)*)'/g,
      ),
    ].map(([, action = '']) => action)
  })
  return [
    ...literals,
    ...Object.values(postingTransitions).map(({ action }) => `posting.${action}`),
    ...Object.values(applicationTransitions).map(({ action }) => `application.${action}`),
    ...contactStatuses.map((state) => `message.${state}`),
    ...commentStatuses.map((state) => `comment.${state}`),
  ]
}

test('has a sentence for every logged action', () => {
  const actions = [...new Set(writtenActions())]
  expect(actions.length).toBeGreaterThan(50)
  expect(actions.filter((action) => !hasSentence(action) && !isWebhookEvent(action))).toEqual([])
})
