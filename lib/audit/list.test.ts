import { readActor } from '@/lib/audit/list'

test.each([
  ['employers', { actorKind: 'EMPLOYER' }],
  ['portal', { actorKind: 'SYSTEM' }],
  ['admin-7', { actorKind: 'ADMIN', actorId: 7 }],
  ['admin-', {}],
  ['admin-7x', {}],
  ['admin-99999999999', {}],
  ['', {}],
])('%j filters by %j', (actor, where) => expect(readActor(actor)).toEqual(where))
