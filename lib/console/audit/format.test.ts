import { actionLabel, detailLines, readActor } from '@/lib/console/audit/format'

test.each([
  ['posting.approved', 'Posting approved'],
  ['admin.password-changed', 'Admin password changed'],
  ['', ''],
])('labels %j as %j', (action, label) => expect(actionLabel(action)).toBe(label))

test('shows details as lines', () => {
  expect(detailLines({ copyId: 7, reason: 'Twice', fields: ['name'], from: null })).toEqual([
    { name: 'copy id', value: '7' },
    { name: 'reason', value: 'Twice' },
    { name: 'fields', value: '["name"]' },
    { name: 'from', value: 'null' },
  ])
  expect(detailLines(null)).toEqual([])
  expect(detailLines('x')).toEqual([])
})

test.each([
  ['employers', { actorKind: 'EMPLOYER' }],
  ['portal', { actorKind: 'SYSTEM' }],
  ['admin-7', { actorKind: 'ADMIN', actorId: 7 }],
  ['admin-', {}],
  ['admin-7x', {}],
  ['admin-99999999999', {}],
  ['', {}],
])('turns the actor %j into the filter %j', (actor, where) => expect(readActor(actor)).toEqual(where))
