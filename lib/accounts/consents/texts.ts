import { site } from '@/lib/site/company'

export const consentTexts = {
  get 'account-terms'() {
    return `By registering you agree to the Privacy Notice and Terms & Conditions of ${site.legalName}.`
  },
  'application-terms': 'I acknowledge the Privacy Notice and Terms & Conditions.',
  'job-alerts':
    'We use your address to mail you jobs that fit these filters, and for nothing else. Every mail has a link that ends them.',
  get 'later-jobs'() {
    return `${site.legalName} may keep my resume for jobs that are still to come, until I take this back.`
  },
  get news() {
    return `${site.legalName} may write to me about its trainings, events and services, until I take this back.`
  },
}

export type ConsentKind = keyof typeof consentTexts

export const consentNames: Record<ConsentKind, string> = {
  'account-terms': 'Your account',
  'application-terms': 'An application',
  'job-alerts': 'Job alerts',
  'later-jobs': 'Jobs still to come',
  news: 'News',
}

export const withdrawals = {
  'application-terms': 'Your open applications are withdrawn.',
  'job-alerts': 'Your job alerts are deleted.',
  'later-jobs': 'The resume that you left for later jobs is deleted.',
  news: 'No more news is mailed to you.',
} as const satisfies Partial<Record<ConsentKind, string>>

export type WithdrawablePurpose = keyof typeof withdrawals
export const purposes = Object.keys(withdrawals) as [WithdrawablePurpose, ...WithdrawablePurpose[]]
export const isWithdrawable = (kind: string): kind is WithdrawablePurpose => kind in withdrawals

export const consentMessages = {
  withdrawn: 'Your consent is withdrawn.',
  failed: 'This could not be saved. Please try again.',
  newsGiven: 'Thank you. You hear from us.',
} as const
