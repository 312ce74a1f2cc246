import { type PhoneOwner, phoneText, toE164 } from '@/lib/platform/phones/numbers'

export { isCallingCode } from '@/lib/platform/phones/numbers'

// Browsers get ./check.browser.ts instead (the field `browser` of package.json), because the numbering plans of all
// countries are too large for them.

export const isPhone = (text: string, owner?: PhoneOwner): boolean => toE164(text, owner) !== null

/** An entered number as people write it. */
export const phoneLabel = (text: string): string => phoneText(text, toE164(text))
