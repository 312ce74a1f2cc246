import { pictureMessages } from '@/lib/content/editing/messages'
import { siteTextMessages } from '@/lib/content/site-texts/messages'
import type { NumberRule, TextField, Texts } from '@/lib/content/site-texts/pages'
import { isPictureText } from '@/lib/content/site-texts/pictures'
import { unknownMessage } from '@/lib/platform/mail-templates/messages'
import { companyPlaceholders, wrongPlaceholders } from '@/lib/site/settings/placeholders'

/** Control characters and bidirectional overrides. */
const UNSHOWABLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

/** Returns the values to publish, and errors by key. */
export function checkTexts(fields: TextField[], sent: Texts): { texts: Texts; errors: Record<string, string> } {
  const checked: Texts = {}
  const errors: Record<string, string> = {}
  const known = new Map(fields.map((field) => [field.key, field]))
  for (const [key, value] of Object.entries(sent)) {
    const field = known.get(key)
    const rule = field?.numbers
    const text = value.replace(/\s+/g, ' ').trim()
    if (!field) errors[key] = siteTextMessages.unknown
    else if (/^[\s\p{Cf}]*$/u.test(text)) errors[key] = siteTextMessages.empty
    else if (text.length > field.max) errors[key] = siteTextMessages.tooLong(field.max)
    else if (UNSHOWABLE.test(text)) errors[key] = siteTextMessages.control
    else if (wrongPlaceholders(text).length > 0)
      errors[key] = unknownMessage(wrongPlaceholders(text), companyPlaceholders)
    else if (rule && !numbersIn(text, rule)) errors[key] = siteTextMessages.numbers(rule)
    else if (field.drawing && text !== field.text && !isPictureText(text)) errors[key] = pictureMessages.missing
    else if (text !== field.text) checked[key] = text
  }
  return { texts: checked, errors }
}

/** Returns the numbers in a text, or null if one is invalid or there are too few or too many. */
export function numbersIn(text: string, { max, min = 0, isWhole, least = 1, most = 1 }: NumberRule): number[] | null {
  const parts = text.split(',').map((part) => part.trim())
  const isRight = (part: string) =>
    /^\d+(\.\d+)?$/.test(part) && Number(part) >= min && Number(part) <= max && !(isWhole && part.includes('.'))
  return parts.length >= least && parts.length <= most && parts.every(isRight) ? parts.map(Number) : null
}
