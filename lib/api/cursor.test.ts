import { pageOf, readCursor, writeCursor } from '@/lib/api/cursor'

const time = new Date('2026-11-25T14:00:00.123Z')

test('reads the cursor it wrote', () => expect(readCursor(writeCursor({ time, id: 7 }))).toEqual({ time, id: 7 }))

test.each(['', 'nonsense', Buffer.from('1.9999999999').toString('base64url'), Buffer.from('1').toString('base64url')])(
  'rejects the cursor %j',
  (text) => expect(readCursor(text)).toBeNull(),
)

test('links to the next page only if there is one, and keeps the filters', () => {
  const rows = [1, 2, 3].map((id) => ({ id, time }))
  const url = 'https://jobs.example/api/v1/applications?status=new&limit=2'
  const first = pageOf(url, rows, 2, time, (row) => row)
  expect(first).toMatchObject({ rows: rows.slice(0, 2), asOf: '2026-11-25T13:59:00.123Z' })
  expect(first.next).toBe(`${url}&cursor=${writeCursor({ time, id: 2 })}`)
  expect(pageOf(first.next ?? '', rows.slice(2), 2, time, (row) => row).next).toBeNull()
})
