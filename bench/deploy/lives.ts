import { applyTo, pdfResume, postingData, submitPosting } from '@/e2e/support/jobs'
import { codeIn, waitForMail } from '@/e2e/support/mail'
import { newEmail, PASSWORD, signInAdmin } from '@/e2e/support/people'
import { type Reply, Visitor } from '@/e2e/support/visitor'

const SEEKER_PAGES = ['/userdashboard', '/jobs-applied', '/profile', '/account-setting']
const ADMIN_PAGES = ['/dashboard', '/jobs', '/adminpostjobs', '/adminappliedjobs', '/adminregister', '/contactus']

export type Name = 'old' | 'new'
export type Version = { name: Name; url: string }
/** What one seeker, one employer and one visitor wrote, and which version handled each call. */
type Life = { email: string; postingId: number; applicationId: number; message: string }

export const lives: Life[] = []
export const calls = { made: 0, crossed: 0, failed: [] as string[] }

/** Each bit of the number chooses the version for one call, so that all runs together cover every order. */
export async function live(versions: Version[], number: number): Promise<void> {
  let made = 0
  let last: Name | undefined
  const next = () => {
    // Adding the call's number varies the choice even when the bits are the same.
    const version = versions[((number >> (made % 5)) + made) % versions.length] as Version
    made += 1
    calls.made += 1
    if (last && last !== version.name) calls.crossed += 1
    last = version.name
    return version.url
  }
  const name = `life ${number} of ${versions.map((version) => version.name).join(' and ')}`
  await lived(next, name).then(
    (life) => lives.push(life),
    (error: Error) => calls.failed.push(`${name}, ${last}: ${error.message}`),
  )
}

async function lived(next: () => string, name: string): Promise<Life> {
  const owner = await signInAdmin()
  const email = newEmail('life')
  let seeker = new Visitor(next())
  const call = async (method: string, path: string, options: Parameters<Visitor['call']>[2] = {}) => {
    seeker = seeker.at(next())
    return expected(await seeker.call(method, path, options), method, path)
  }
  const asAdmin = async (method: string, path: string, options: Parameters<Visitor['call']>[2] = {}) =>
    expected(await owner.at(next()).call(method, path, options), method, path)

  await call('POST', `/api/v1/user/send-otp?email=${email}`)
  await call('POST', '/api/v1/user/verify-otp', { json: { email, otp: codeIn(await waitForMail(email)) } })
  const account = { userName: 'Ravi Teja', email, mobile: '9000001234', password: PASSWORD, confirmPassword: PASSWORD }
  await call('PUT', '/api/v1/user/register', { json: account })
  await call('POST', '/api/v1/user/login', { json: { email, password: PASSWORD } })

  const posted = await submitPosting(postingData({ jobTitle: name }), undefined, new Visitor(next()))
  const { hireFromUsId: postingId } = expected(posted, 'POST', '/hire-from-us').json as { hireFromUsId: number }
  await asAdmin('PUT', '/hire-from-us', { json: { hireFromUsId: postingId, status: 'approved' } })
  const { json: jobs } = await call('GET', '/hire-from-us/getApprovedJobs')
  holds(jobs, ({ hireFromUsId }) => hireFromUsId === postingId, 'the approved job')

  seeker = seeker.at(next())
  const resume = pdfResume(name)
  const applied = await applyTo(
    postingId,
    { visitor: seeker, email, userName: 'Ravi Teja', mobile: '9000001234' },
    resume,
  )
  const { id: applicationId } = expected(applied, 'POST', '/apply-job/create').json as { id: number }
  const { json: has } = await call('GET', `/apply-job/check?jobId=${postingId}&email=${email}`)
  if (has !== true) throw new Error("its seeker doesn't see the application")
  const { json: applications } = await asAdmin('GET', '/apply-job/getAll')
  const application = holds(applications, ({ id }) => id === applicationId, 'the application')
  const document = {
    jobId: String(postingId),
    email,
    resumeFileName: String(application.resumeFileName ?? application.resume),
  }
  const { text } = await asAdmin('GET', `/apply-job/downloadResume?${new URLSearchParams(document)}`)
  if (text !== (await resume.text())) throw new Error('the resume differs')

  const message = { name: 'Ravi Teja', email, mobile: '+1 512-555-0190', subject: name, message: name }
  await expected(
    await new Visitor(next()).call('POST', '/contactus/add', { json: { ...message, date: new Date().toISOString() } }),
    ...(['POST', '/contactus/add'] as const),
  )
  const { json: messages } = await asAdmin('GET', '/contactus')
  holds(messages, (row) => row.email === email, 'the message')
  const asPage = { headers: { accept: 'text/html' } }
  for (const path of SEEKER_PAGES) await call('GET', path, asPage)
  for (const path of ADMIN_PAGES) await asAdmin('GET', path, asPage)
  return { email, postingId, applicationId, message: name }
}

export function expected(reply: Reply, method: string, path: string): Reply {
  const status = (reply.json as { status?: unknown } | undefined)?.status
  if (reply.status > 299 || status === false)
    throw new Error(`${method} ${path} is ${reply.status} ${reply.text.slice(0, 200)}`)
  return reply
}

export type Listed = Record<string, unknown>

function holds(list: unknown, isIt: (row: Listed) => boolean, what: string): Listed {
  const found = Array.isArray(list) ? (list as Listed[]).find(isIt) : undefined
  if (!found) throw new Error(`${what} is not in the list`)
  return found
}
