import { releasePosting } from './decisions'
import { postingData, submitPosting } from './jobs'
import { linkIn, waitForMail } from './mail'
import { newEmail } from './people'
import { type Reply, Visitor } from './visitor'

export type Managed = {
  hireFromUsId: number
  version: number
  changeVersion: number
  status: string
  jobTitle: string
  path: string | null
  expiresAt: string | null
  reason: string
  changeSentAt: string | null
  steps: string[]
  fields: Record<string, unknown>
  interest: { days: { day: string; views: number }[]; total: number; applicants: number }
}

/** Waits until the employer has received `count` emails and returns the token of the newest management link. */
export async function managingToken(email: string, count = 1): Promise<string> {
  const link = linkIn(await waitForMail(email, count), '/hirefromus/manage')
  return new URLSearchParams(link.split('?')[1]).get('token') ?? ''
}

/** Someone who posted a job and has the link to manage it. */
export class Employer {
  readonly visitor = new Visitor()
  private constructor(
    readonly email: string,
    readonly id: number,
    readonly token: string,
  ) {}

  /** Posts a job, which is then in review. If an admin is given, they approve it and don't undo it. */
  static async ofJob(more: Record<string, unknown> = {}, admin?: Visitor): Promise<Employer> {
    const email = newEmail('employer')
    const { json } = await submitPosting(postingData({ email, ...more }))
    const { hireFromUsId } = json as { hireFromUsId: number }
    if (admin) {
      const { status } = await admin.call('PUT', '/hire-from-us', { json: { hireFromUsId, status: 'approved' } })
      if (status !== 200) throw new Error(`The posting wasn't approved: ${status}.`)
      await releasePosting(hireFromUsId)
    }
    return new Employer(email, hireFromUsId, await managingToken(email))
  }

  async read(): Promise<Managed> {
    return (await this.call('POST', '', {})).json as Managed
  }

  /** Closes, fills, renews or withdraws the posting. */
  take(step: string, version?: number): Promise<Reply> {
    return this.call('POST', '/steps', { step, version })
  }

  repeat(): Promise<Reply> {
    return this.call('POST', '/repeats', {})
  }

  /** Edits the posting, starting from the values that its form shows. */
  async change(more: Record<string, unknown>, logo?: Blob): Promise<Reply> {
    const { fields, version, changeVersion } = await this.read()
    const form = new FormData()
    form.set('data', JSON.stringify({ ...fields, version, changeVersion, ...more, token: this.token }))
    if (logo) form.set('companyLogo', logo, 'logo.png')
    return this.visitor.call('PUT', '/api/postings/managed', { form })
  }

  private call(method: string, path: string, body: Record<string, unknown>): Promise<Reply> {
    return this.visitor.call(method, `/api/postings/managed${path}`, { json: { token: this.token, ...body } })
  }
}
