import { form, json, type Row } from '@/e2e/support/access/row'

/** A complete partner as the calls accept it. */
export const partner = {
  companyName: 'Lantern Freight Systems',
  companyWebsite: 'https://lantern-freight.example',
  location: 'Austin, Texas',
  name: 'Nora Whitfield',
  email: 'nora@lantern-freight.example',
  mobile: '+1 512-555-0137',
}

const editors = { anon: 401, other: 403, own: 403, roles: ['editor'] } satisfies Partial<Row>
const unknownPath = '/api/partners/2000000000'

/** Partners: editors. */
export const partnerRows: Row[] = [
  { call: 'GET /api/partners', ...editors, admin: 200, sent: () => ({ path: '/api/partners' }) },
  { call: 'POST /api/partners', ...editors, admin: 400, sent: () => form('/api/partners', 'data', {}) },
  { call: 'PUT /api/partners/{id}', ...editors, admin: 404, sent: () => form(unknownPath, 'data', partner) },
  { call: 'PATCH /api/partners/{id}', ...editors, admin: 404, sent: () => json(unknownPath, { status: 'active' }) },
  { call: 'DELETE /api/partners/{id}', ...editors, admin: 404, sent: () => ({ path: unknownPath }) },
]
