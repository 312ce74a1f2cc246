import { ended, site } from '@/lib/site/company'

export const consentTexts = {
  get 'account-terms'() {
    return `By registering you agree to the Privacy Notice and Terms & Conditions of ${ended(site.legalName)}`
  },
  'application-terms': 'I acknowledge the Privacy Notice and Terms & Conditions.',
  'job-alerts':
    "We'll only use your email to send you jobs that match these filters. You can unsubscribe from any of these emails.",
  get 'later-jobs'() {
    return `${site.legalName} may keep my resume for future jobs until I withdraw my consent.`
  },
  get news() {
    return `${site.legalName} may email me about its trainings, events and services until I withdraw my consent.`
  },
}

export type ConsentKind = keyof typeof consentTexts

export const consentNames: Record<ConsentKind, string> = {
  'account-terms': 'Your account',
  'application-terms': 'An application',
  'job-alerts': 'Job alerts',
  'later-jobs': 'Future jobs',
  news: 'Newsletter',
}

export const withdrawals = {
  'application-terms': 'Your open applications will be withdrawn.',
  'job-alerts': 'Your job alerts will be deleted.',
  'later-jobs': 'The resume you left for future jobs will be deleted.',
  news: "You won't get our newsletter anymore.",
} as const satisfies Partial<Record<ConsentKind, string>>

export type WithdrawablePurpose = keyof typeof withdrawals
export const purposes = Object.keys(withdrawals) as [WithdrawablePurpose, ...WithdrawablePurpose[]]
export const isWithdrawable = (kind: string): kind is WithdrawablePurpose => kind in withdrawals

export const consentMessages = {
  withdrawn: 'Consent withdrawn.',
  failed: "We couldn't save that. Try again.",
  subscribed: "Thanks! You're on the list.",
} as const
