import { eventsIn } from '@/e2e/support/interviews'
import { calendarFeed, invitation } from './calendar'
import { momentOf } from './zones'

const startsAt = momentOf('2027-03-14T09:00', 'America/Chicago') ?? new Date(0)
const event = {
  uid: '0b7e',
  sequence: 3,
  startsAt,
  minutes: 45,
  title: 'Talk; first, long',
  place: 'https://meet.example/room',
  description: 'Welder\nBring a "mask"',
  stamp: new Date('2026-11-26T12:00:00Z'),
}
const parties = {
  organizer: 'no-reply@site.example',
  attendees: [
    { name: 'Raj "R." Rao', email: 'raj@site.example' },
    { name: 'Lena Fox', email: `${'lena'.repeat(10)}@mail.example` },
  ],
}

test('an invitation names the moment in UTC, on the day the clocks go forward too', () => {
  const text = invitation('REQUEST', { ...event, ...parties })
  expect(text).toContain('METHOD:REQUEST\r\n')
  expect(eventsIn(text)).toMatchObject([
    {
      UID: '0b7e',
      SEQUENCE: '3',
      DTSTART: '20270314T140000Z',
      DTEND: '20270314T144500Z',
      DTSTAMP: '20261126T120000Z',
      STATUS: 'CONFIRMED',
      SUMMARY: 'Talk\\; first\\, long',
    },
  ])
})

test('a cancellation has the same UID and organizer', () => {
  const text = invitation('CANCEL', { ...event, ...parties, sequence: 4 })
  expect(text).toContain('METHOD:CANCEL\r\n')
  const unfolded = text.replaceAll('\r\n ', '')
  expect(unfolded).toMatch(/\r\nORGANIZER;CN="[^"]+":mailto:no-reply@site\.example\r\n/i)
  expect(unfolded).toMatch(/\r\nATTENDEE;[^\r]*CN="Raj {2}R\. {2}Rao":MAILTO:raj@site\.example\r\n/)
  expect(eventsIn(text)).toMatchObject([{ UID: '0b7e', SEQUENCE: '4', STATUS: 'CANCELLED' }])
})

test('lines are at most 75 bytes long', () => {
  const lines = invitation('REQUEST', { ...event, ...parties }).split('\r\n')
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('a calendar to subscribe to has an event for each interview', () => {
  const url = 'https://site.example/adminappliedjobs/1'
  const text = calendarFeed([
    { ...event, url },
    { ...event, uid: '0b7f', url },
  ])
  expect(text).toContain('METHOD:PUBLISH\r\n')
  expect(eventsIn(text).map(({ UID }) => UID)).toEqual(['0b7e', '0b7f'])
  expect(eventsIn(calendarFeed([]))).toEqual([])
})
