import type { PersonRecord } from './queries'
import { timelineOf } from './timeline'

const time = new Date('2026-11-20T12:00:00Z')
const day = (date: number) => new Date(Date.UTC(2026, 10, date))

const event = {
  actorKind: 'ADMIN' as const,
  actorName: 'Nora',
  mailSubject: '',
  mailText: '',
  mail: null,
  undoUntil: null,
  undoneAt: null,
}
const person = {
  seekers: [
    {
      id: 1,
      createdAt: day(1),
      generalApplication: { wish: 'Bridges', createdAt: day(2) },
      applications: [
        {
          id: 5,
          posting: { jobTitle: 'Welder', company: 'Lantern' },
          events: [
            { ...event, id: 1, state: 'NEW', actorKind: 'SEEKER', actorName: 'a@b.example', createdAt: day(3) },
            { ...event, id: 2, state: 'REJECTED', createdAt: day(4), undoneAt: day(4) },
            {
              ...event,
              id: 3,
              state: 'HIRED',
              createdAt: day(20),
              mailSubject: 'You got the job',
              mailText: 'Hello',
              undoUntil: new Date(time.getTime() + 1),
            },
          ],
          notes: [
            { id: 9, authorName: 'Nora', text: 'Ask @[4]', createdAt: day(5), mentions: [{ adminId: 4, name: 'Raj' }] },
          ],
          interviews: [
            {
              minutes: 30,
              timeZone: 'America/Chicago',
              events: [
                {
                  id: 1,
                  step: 'DECLINED',
                  actorKind: 'SEEKER',
                  actorName: 'a@b.example',
                  startsAt: null,
                  text: 'Evenings?',
                  createdAt: day(19),
                },
                {
                  id: 2,
                  step: 'CANCELED',
                  actorKind: 'ADMIN',
                  actorName: 'Nora',
                  startsAt: new Date('2026-11-30T16:00:00Z'),
                  text: '',
                  createdAt: new Date('2026-11-19T12:00:00Z'),
                },
              ],
            },
          ],
        },
      ],
    },
  ],
  notes: [{ id: 3, authorName: 'Nora', text: 'Calls back', createdAt: day(9) }],
  demos: [{ id: 2, type: 'LIVE_SESSION', createdAt: day(6) }],
  mails: [],
  messages: [
    {
      id: 8,
      subject: 'Visa',
      message: 'Do you sponsor?',
      createdAt: day(7),
      replies: [{ id: 1, authorName: 'Nora', subject: 'Re: Visa', text: 'Yes', createdAt: day(8), mail: null }],
    },
  ],
} as unknown as PersonRecord

test('lists everything that happened, newest first', () => {
  expect(timelineOf(person, time).map(({ title, about, by, text }) => [title, about, by, text])).toEqual([
    ['Hired', 'Welder, Lantern', 'Nora', undefined],
    ['Interview canceled', 'Welder, Lantern', 'Nora', 'Mon, Nov 30, 2026, 10:00 – 10:30 AM CST'],
    ['No interview time fits', 'Welder, Lantern', undefined, 'Evenings?'],
    ['Note', undefined, 'Nora', 'Calls back'],
    ['Reply', 'Visa', 'Nora', undefined],
    ['Message', 'Visa', undefined, 'Do you sponsor?'],
    ['Registered for a demo session', 'Live Session', undefined, undefined],
    ['Note', 'Welder, Lantern', 'Nora', 'Ask @Raj'],
    ['Rejected (undone)', 'Welder, Lantern', 'Nora', undefined],
    ['Applied', 'Welder, Lantern', undefined, undefined],
    ['Left a resume for future jobs', undefined, undefined, 'Bridges'],
    ['Registered', undefined, undefined, undefined],
  ])
})

test('leads to the application or message that something belongs to', () => {
  const hrefs = timelineOf(person, time).map(({ href }) => href)
  expect(new Set(hrefs)).toEqual(new Set(['/adminappliedjobs/5', '/contactus?message=8', undefined]))
})

test("says whether a decision's email is still waiting", () => {
  const emailAt = (now: Date) => timelineOf(person, now)[0]?.email
  expect(emailAt(time)).toMatchObject({ subject: 'You got the job', text: 'Hello', isWaiting: true })
  expect(emailAt(new Date(time.getTime() + 1))).toMatchObject({ isWaiting: false })
})
