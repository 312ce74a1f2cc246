import type { PhoneOwner } from '@/lib/platform/phones/numbers'

/** The columns with entered phone numbers, and those with the same numbers in E.164. */
export const phoneColumns = [
  { table: 'Seeker', entered: 'mobile', parsed: 'phoneE164', owner: 'seeker' },
  { table: 'Application', entered: 'mobileNumber', parsed: 'phoneE164', owner: 'seeker' },
  { table: 'Posting', entered: 'mobileNumber', parsed: 'phoneE164', owner: 'other' },
  { table: 'JobPost', entered: 'phone', parsed: 'phoneE164', owner: 'other' },
  { table: 'JobPost', entered: 'candidatePhone', parsed: 'candidatePhoneE164', owner: 'other' },
  { table: 'DemoRegistration', entered: 'number', parsed: 'phoneE164', owner: 'other' },
  { table: 'ContactMessage', entered: 'mobile', parsed: 'phoneE164', owner: 'other' },
  { table: 'Partner', entered: 'mobile', parsed: 'phoneE164', owner: 'other' },
] as const satisfies { table: string; entered: string; parsed: string; owner: PhoneOwner }[]

export type PhoneColumn = (typeof phoneColumns)[number]
