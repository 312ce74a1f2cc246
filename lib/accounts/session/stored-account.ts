import { clearSearches } from '@/lib/accounts/session/browser-state'
import { read, readJson, remove, write } from '@/lib/accounts/session/browser-storage'

/**
 * The documented keys of browser storage (requirements §3). They're a copy for the page; the server never trusts them.
 */
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

export function storeAccount({ userName, email, mobile }: Account) {
  write('local', 'isLoggedIn', 'true')
  write('local', 'userName', userName)
  write('local', 'userEmail', email)
  write('local', 'email', email)
  write('local', 'mobile', mobile)
  write('local', 'user', JSON.stringify({ userName, email, mobile }))
  announce()
}

export function clearAccount() {
  for (const key of signedInKeys) remove('local', key)
  clearSearches()
  announce()
}

export function storedName(): string {
  const { userName } = readJson<{ userName?: string }>('local', 'user', {})
  return userName || read('local', 'userName') || ''
}

export function storedEmail(): string {
  return read('local', 'userEmail') || read('local', 'email') || ''
}

export function isSignedInHere(): boolean {
  return read('local', 'isLoggedIn') === 'true'
}

export function storeRegistration({ userName, email, mobile }: Account) {
  write('local', 'userName', userName)
  write('local', 'email', email)
  write('local', 'mobile', mobile)
}

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
