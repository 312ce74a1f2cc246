import {
  deliveryLabel,
  fillFor,
  isCancelable,
  type Recipient,
  reasonToLeaveOut,
} from '@/lib/hiring/person-mails/format'
import { writtenMailSchema } from '@/lib/hiring/person-mails/schema'

const address = { address: 'ila@mail.example', refusedAt: null, refusal: '' }
const refused = { ...address, refusedAt: new Date(), refusal: '550 Mailbox not found' }
const ila: Recipient = {
  id: 1,
  name: 'Ila',
  addresses: [address],
  job: { title: 'Pilot', company: 'Lantern' },
  applicationId: null,
  isSample: false,
}
const words = { subject: '{job title} for {name}', text: 'At {company}. {recruiter}' }

test("fills in a person's name and job, and the recruiter", () =>
  expect(fillFor(ila, 'Asha', words)).toEqual({ subject: 'Pilot for Ila', text: 'At Lantern. Asha', unfilled: [] }))

test('greets someone without a name, and keeps the subject on one line', () => {
  expect(fillFor({ name: '', job: null }, 'Asha', { subject: 'Hi {name}', text: '' }).subject).toBe('Hi there')
  const { subject } = fillFor({ name: 'Ila\r\nBcc: all@mail.example', job: null }, 'A', { subject: '{name}', text: '' })
  expect(subject).toBe('Ila Bcc: all@mail.example')
})

test.each([
  [null, ila, false],
  ['sample', { ...ila, isSample: true }, false],
  ['no-address', { ...ila, addresses: [] }, false],
  ['refused', { ...ila, addresses: [refused] }, false],
  [null, { ...ila, addresses: [refused] }, true],
  ['unfilled', { ...ila, job: null }, false],
] as const)('leaves someone out as %s: %#', (reason, recipient, isToRefused) =>
  expect(reasonToLeaveOut(recipient as Recipient, words, { isToRefused })).toBe(reason),
)

test('needs no job if the text has no placeholder for it', () =>
  expect(reasonToLeaveOut({ ...ila, job: null }, { subject: 'Hi', text: '{name}' }, { isToRefused: false })).toBeNull())

const waiting = { state: 'WAITING', attempts: 0, lastError: null } as const
const stored = { scheduledFor: null, canceledAt: null }

test.each([
  ['Email canceled', { ...stored, canceledAt: new Date() }, null],
  ['Email sent', stored, null],
  ['Email waiting', stored, waiting],
  [
    'Email scheduled for Nov 30, 2026, 10:00 AM UTC',
    { ...stored, scheduledFor: new Date('2026-11-30T10:00Z') },
    waiting,
  ],
  ['Email failed', stored, { ...waiting, state: 'FAILED' }],
] as const)('says %s', (label, mail, delivery) =>
  expect(deliveryLabel(mail, delivery).replaceAll('\u202f', ' ')).toBe(label),
)

test('can cancel an email until it is first tried', () => {
  expect(isCancelable(waiting)).toBe(true)
  expect(isCancelable({ ...waiting, attempts: 1 })).toBe(false)
  expect(isCancelable(null)).toBe(false)
})

const written = { subject: 'Hi', text: 'Hi', sendAt: '', timeZone: 'America/Chicago' }

test.each([
  ['subject', { subject: 'Hi {nickname}' }],
  ['text', { text: 'Hi {Name}' }],
  ['subject', { subject: 'Hi\r\nBcc: all@mail.example' }],
  ['sendAt', { sendAt: 'tomorrow' }],
  ['sendAt', { sendAt: '2027-03-14T02:30' }],
  ['timeZone', { timeZone: 'Mars/Olympus' }],
])('refuses a wrong %s beside its field: %#', (field, wrong) => {
  const issues = writtenMailSchema.safeParse({ ...written, ...wrong }).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toEqual([field])
})
