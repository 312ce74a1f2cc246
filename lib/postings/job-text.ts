import { jobMessages } from '@/lib/postings/messages'

/** A salary as it is shown: the defaults of the spec ('0') and an empty text mean that it was not told (spec §2, §9). */
export function salaryText(salary: string): string {
  return /^[0\s]*$/.test(salary) ? jobMessages.notDisclosed : salary
}

/** A text of a job, or the documented words for a missing one. */
export function textOr(text: string, missing: string): string {
  return text.trim() || missing
}

export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }

/** Plain text as paragraphs and lists: lines that begin with '- ' (or '•', '*') are items, all other lines paragraphs. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split(/\r?\n|[\u2028\u2029]/).map((each) => each.trim())) {
    const item = /^[-•*]\s/.test(line) && line.slice(1).trimStart()
    const last = blocks.at(-1)
    if (item && last?.kind === 'list') last.items.push(item)
    else if (item) blocks.push({ kind: 'list', items: [item] })
    else if (line) blocks.push({ kind: 'paragraph', text: line })
  }
  return blocks
}
