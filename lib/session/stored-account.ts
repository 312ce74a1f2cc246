import { read, readJson, remove, write } from '@/lib/session/browser-storage'

/** The documented keys of the browser's storage (requirements §3). A copy for the page: the server never reads them. */
type Account = { userName: string; email: string; mobile: string }
export type StoredApplication = {
  job_title: string
  company: string
  location: string
  salary: string
  work_type: string
}

const signedInKeys = ['user', 'userName', 'userEmail', 'isLoggedIn', 'email', 'mobile', 'appliedJobs']
const CHANGED = 'portal:session-changed'

/** Copies a signed-in seeker into the documented keys. */
export function storeAccount({ userName, email, mobile }: Account) {
  write('local', 'isLoggedIn', 'true')
  write('local', 'userName', userName)
  write('local', 'userEmail', email)
  write('local', 'email', email)
  write('local', 'mobile', mobile)
  write('local', 'user', JSON.stringify({ userName, email, mobile }))
  announce()
}

/** Clears all that a signed-in seeker left, as logging out does (requirements §4). */
export function clearAccount() {
  for (const key of signedInKeys) remove('local', key)
  announce()
}

/** The name that the header greets: from `user`, or else `userName` (requirements §3). */
export function storedName(): string {
  const { userName } = readJson<{ userName?: string }>('local', 'user', {})
  return userName || read('local', 'userName') || ''
}

/** The address of the signed-in seeker as stored, or ''. */
export function storedEmail(): string {
  return read('local', 'userEmail') || read('local', 'email') || ''
}

export function isSignedInHere(): boolean {
  return read('local', 'isLoggedIn') === 'true'
}

/** Keeps what registration step one holds for the code screen. */
export function storeRegistration({ userName, email, mobile }: Account) {
  write('local', 'userName', userName)
  write('local', 'email', email)
  write('local', 'mobile', mobile)
}

/** What registration step one stored, or null when it was not done in this browser. */
export function storedRegistration(): Account | null {
  const email = read('local', 'email')
  return email ? { userName: read('local', 'userName') ?? '', email, mobile: read('local', 'mobile') ?? '' } : null
}

export function storedApplications(): StoredApplication[] {
  return readJson<StoredApplication[]>('local', 'appliedJobs', [])
}

export function storeApplications(applications: StoredApplication[]) {
  write('local', 'appliedJobs', JSON.stringify(applications))
  announce()
}

/** Calls back when the stored account changes, in this tab or another; returns how to stop. Fits useSyncExternalStore. */
export function watchAccount(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  window.addEventListener('storage', onChange)
  return () => {
    window.removeEventListener(CHANGED, onChange)
    window.removeEventListener('storage', onChange)
  }
}

function announce() {
  document.documentElement.toggleAttribute('data-signed-in', isSignedInHere())
  window.dispatchEvent(new Event(CHANGED))
}
