// cspell:disable -- RTF's own words
/** Groups that hold no text of the document. */
const HIDDEN =
  /^(?:fonttbl|colortbl|stylesheet|listtable|listoverridetable|rsidtbl|generator|info|pict|object|themedata|datastore|latentstyles|xmlnstbl|fldinst|filetbl|revtbl|bkmkstart|bkmkend)$/
const SIGNS: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  page: '\n',
  sect: '\n',
  cell: '\t',
  tab: '\t',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
}
// cspell:enable
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([\da-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)/gi

type Group = { isHidden: boolean; skipAfterUnicode: number }

/** The text of an RTF document, given as Latin-1, in the Windows-1252 character set unless it says Unicode. */
export function rtfText(rtf: string): string {
  if (!rtf.startsWith('{\\rtf')) throw new Error("This isn't an RTF document.")
  const western = new TextDecoder('windows-1252')
  const text: string[] = []
  const outer: Group[] = []
  let group: Group = { isHidden: false, skipAfterUnicode: 1 }
  let skipped = 0
  const put = (written: string) => {
    const rest = written.slice(skipped)
    skipped = Math.max(0, skipped - written.length)
    if (!group.isHidden) text.push(rest)
  }
  for (const [, word, argument, hex, symbol, brace, plain] of rtf.matchAll(TOKEN)) {
    if (brace === '{') outer.push({ ...group })
    else if (brace === '}') {
      group = outer.pop() ?? group
      skipped = 0
    } else if (word === 'u' && argument) {
      if (!group.isHidden) text.push(String.fromCharCode(Number(argument) & 0xffff))
      skipped = group.skipAfterUnicode
    } else if (word === 'uc') group.skipAfterUnicode = Number(argument ?? 1)
    else if (word) {
      if (HIDDEN.test(word)) group.isHidden = true
      else if (SIGNS[word]) put(SIGNS[word])
    } else if (hex) put(western.decode(Uint8Array.of(Number.parseInt(hex, 16))))
    else if (symbol === '*') group.isHidden = true
    else if (symbol) put(symbol === '~' ? ' ' : symbol === '_' ? '-' : /[\\{}]/.test(symbol) ? symbol : '')
    else if (plain) put(plain)
  }
  return text.join('')
}
