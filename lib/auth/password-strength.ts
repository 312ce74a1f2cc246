import { isCommonPassword } from '@/lib/auth/common-passwords'
import { passwordMessages, SHORTEST_PASSWORD } from '@/lib/auth/password-rules'

export type Strength = {
  label: 'Too short' | 'Weak' | 'Fair' | 'Good' | 'Strong'
  advice: string
  level: 0 | 1 | 2 | 3 | 4
}

const signs = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d\s]/u, /\s/]
const rows = ['abcdefghijklmnopqrstuvwxyz', '0123456789', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const favourites = /pass(word)?|qwert|letmein|welcome|admin|iloveyou|login|monkey|dragon|cedarbridge/i

/** How hard a password is to guess, in words: by its length without runs and repeats, its variety and well-known words. */
export function strengthOf(password: string): Strength {
  if (password.length < SHORTEST_PASSWORD)
    return { label: 'Too short', advice: `Use at least ${SHORTEST_PASSWORD} characters.`, level: 0 }
  // The server refuses these, whatever else speaks for them.
  if (isCommonPassword(password)) return { label: 'Weak', advice: passwordMessages.tooCommon, level: 1 }
  const variety = signs.filter((sign) => sign.test(password)).length
  const points = worth(password) + (variety - 1) * 2 - (favourites.test(password) ? 8 : 0)
  if (points < 8) return { label: 'Weak', advice: 'Make it longer: three or four unrelated words are good.', level: 1 }
  if (points < 12) return { label: 'Fair', advice: 'A few more characters make it much better.', level: 2 }
  return points < 17 ? { label: 'Good', advice: '', level: 3 } : { label: 'Strong', advice: '', level: 4 }
}

/** The number of characters that neither follow from the one before nor repeat a pair that came earlier. */
function worth(password: string): number {
  const typed = [...password.toLowerCase()]
  const pairs = new Set<string>()
  return typed.filter((sign, at) => {
    const before = typed[at - 1]
    if (before === undefined) return true
    const pair = before + sign
    const isNew = !pairs.has(pair)
    pairs.add(pair)
    return isNew && !follows(before, sign)
  }).length
}

function follows(before: string, sign: string): boolean {
  return before === sign || rows.some((row) => row.includes(before + sign) || row.includes(sign + before))
}
