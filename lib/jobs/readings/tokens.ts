/** Separators from the weakest to the strongest. */
const separators = ['space', 'hyphen', 'comma', 'dash', 'open', 'close', 'or', 'end'] as const
export type Separator = (typeof separators)[number]
export type Token = { text: string; before: Separator; depth: number }

const token =
  /(?<word>\p{L}[\p{L}\p{M}\d'’]*)|(?<number>\d+(?:[,.]\d+)*(?:st|nd|rd|th|k|x)?\b|\d+)|(?<open>[([{])|(?<close>[)\]}])|(?<comma>,)|(?<or>[/|•·+&])|(?<end>[;\n!?])|(?<dash>:|[-–—]+)|(?<dot>\.)/gu

export function tokensOf(text: string): Token[] {
  const found: Token[] = []
  let before: Separator = 'end'
  let depth = 0
  for (const match of text.matchAll(token)) {
    const { word, number, open, close, comma, or, dash, dot } = match.groups ?? {}
    if (word && /^(?:or|and|und)$/i.test(word) && word !== 'OR') before = stronger(before, 'or')
    else if (word || number) {
      found.push({ text: word ?? number ?? '', before, depth })
      before = 'space'
    } else if (open) {
      depth += 1
      before = stronger(before, 'open')
    } else if (close) {
      depth = Math.max(0, depth - 1)
      before = stronger(before, 'close')
    } else if (comma) before = stronger(before, 'comma')
    else if (or) before = stronger(before, 'or')
    else if (dash) before = stronger(before, isInside(text, match.index, dash) ? 'hyphen' : 'dash')
    else if (dot) before = isSentence(text, match.index) ? stronger(before, 'end') : before
    else before = stronger(before, 'end')
  }
  return found
}

export function stronger(one: Separator, other: Separator): Separator {
  return separators.indexOf(one) > separators.indexOf(other) ? one : other
}

const isInside = (text: string, at: number, dash: string) =>
  dash.length === 1 && dash !== ':' && /[\p{L}\d]/u.test(text.charAt(at - 1)) && /[\p{L}\d]/u.test(text.charAt(at + 1))

/** The dot after 'Dallas' ends a sentence. Those in 'St. Louis' and 'N.J.' don't. */
const isSentence = (text: string, at: number) =>
  /\p{L}{4}$/u.test(text.slice(Math.max(0, at - 4), at)) && /^\s|^$/.test(text.slice(at + 1, at + 2))
