import { site } from '@/lib/site'

/** What seekers agree to, word for word as the forms show it. A changed sentence needs a new `site.termsVersion`. */
export const consentTexts = {
  'account-terms': `By registering you agree to the Privacy Notice and Terms & Conditions of ${site.legalName}.`,
  'application-terms': 'I acknowledge the Privacy Notice and Terms & Conditions.',
  'job-alerts':
    'We use your address to mail you jobs that fit these filters, and for nothing else. Every mail has a link that ends them.',
} as const

export type ConsentKind = keyof typeof consentTexts

/** What a kind of consent is called where they are listed. */
export const consentNames: Record<ConsentKind, string> = {
  'account-terms': 'Your account',
  'application-terms': 'An application',
  'job-alerts': 'Job alerts',
}
