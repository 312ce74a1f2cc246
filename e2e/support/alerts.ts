import { mailsTo, type ReceivedMail } from './mail'
import { newEmail, type TestSeeker } from './people'
import type { Reply, Visitor } from './visitor'

type Wish = { email?: string; frequency?: 'daily' | 'weekly'; search?: string }

/** Creates a job alert the way the form below the job list does. */
export function askForAlert(
  visitor: Visitor,
  { email = newEmail(), frequency = 'daily', search = '' }: Wish,
): Promise<Reply> {
  return visitor.call('POST', '/api/job-alerts', { json: { email, frequency, search } })
}

/** Creates an alert for the seeker's own email, which needs no confirmation; returns its id. */
export async function newAlert({ visitor, email }: TestSeeker, wish: Omit<Wish, 'email'> = {}): Promise<number> {
  const reply = await askForAlert(visitor, { ...wish, email })
  const [newest] = (await visitor.call('GET', '/api/job-alerts')).json as { id: number }[]
  if (!newest) throw new Error(`There's no alert: ${reply.status} ${reply.text}`)
  return newest.id
}

/** Returns the emails about new jobs sent to an email address: the ones with an unsubscribe link. */
export async function newJobsEmailsTo(email: string): Promise<ReceivedMail[]> {
  return (await mailsTo(email)).filter(({ headers }) => headers['list-unsubscribe'])
}

/** Returns the path and query that an email client requests to unsubscribe. */
export function oneClickIn({ headers }: ReceivedMail): string {
  const url = /^<(.+)>$/.exec(headers['list-unsubscribe'] ?? '')?.[1]
  if (!url) throw new Error(`No unsubscribe URL in ${headers['list-unsubscribe']}`)
  const { pathname, search } = new URL(url)
  return pathname + search
}
