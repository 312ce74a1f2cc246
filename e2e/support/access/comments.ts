import { json, type Row } from '@/e2e/support/access/row'

const editors = { anon: 401, other: 403, own: 403, roles: ['editor'] } satisfies Partial<Row>
const sameForAll = (status: number) => ({ anon: status, other: status, own: status, admin: status })
const unknownPath = '/api/comments/2000000000'

/** Comments: anyone writes them, editors decide. */
export const commentRows: Row[] = [
  { call: 'GET /api/comments', ...editors, admin: 200, sent: () => ({ path: '/api/comments' }) },
  { call: 'POST /api/comments', ...sameForAll(400), sent: () => json('/api/comments', {}) },
  { call: 'POST /api/comments/form', ...sameForAll(303), sent: () => ({ path: '/api/comments/form' }) },
  {
    call: 'POST /api/comments/decisions',
    ...editors,
    admin: 200,
    sent: () => json('/api/comments/decisions', { ids: [2_000_000_000], decision: 'approved' }),
  },
  { call: 'PATCH /api/comments/{id}', ...editors, admin: 404, sent: () => json(unknownPath, { state: 'approved' }) },
  { call: 'DELETE /api/comments/{id}', ...editors, admin: 404, sent: () => ({ path: unknownPath }) },
]
