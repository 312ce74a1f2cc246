import { newAdmin, signInAdmin } from '@/e2e/support/people'
import { putRule, setRule } from '@/e2e/support/retention'
import { Visitor } from '@/e2e/support/visitor'

let owner: Visitor

beforeAll(async () => {
  owner = await signInAdmin()
})

describe('a retention rule', () => {
  afterAll(() => setRule(owner, 'messages', null))

  test('can be set and removed by owners, who see every change in the audit log', async () => {
    const rule = await setRule(owner, 'messages', null)
    const next = await putRule(owner, 'messages', { months: 120, version: rule.version })
    expect(next).toMatchObject({ status: 200, json: { kind: 'messages', months: 120, version: rule.version + 1 } })
    expect(await putRule(owner, 'messages', { months: 12, version: rule.version })).toMatchObject({
      status: 409,
      json: { current: { kind: 'messages', months: 120, version: rule.version + 1 } },
    })
    expect((await owner.call('GET', '/api/exports/audit?action=retention.changed')).text).toContain('""months"":120')
  })

  test("can't be shorter than three months", async () => {
    expect(await putRule(owner, 'messages', { months: 2, version: 0 })).toMatchObject({ status: 400 })
  })

  test('is only for owners and known kinds of data', async () => {
    expect(await putRule(owner, 'blogs', { months: 12, version: 0 })).toMatchObject({ status: 404 })
    for (const role of ['RECRUITER', 'EDITOR'] as const)
      expect(await putRule(await newAdmin(role), 'messages', { months: 12, version: 0 })).toMatchObject({ status: 403 })
    expect(await putRule(new Visitor(), 'messages', { months: 12, version: 0 })).toMatchObject({ status: 401 })
  })
})
