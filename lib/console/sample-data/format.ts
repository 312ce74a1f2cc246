import { type SampleData, type SampleRowCount, sampleNouns } from '@/lib/console/sample-data/schema'
import { grouped } from '@/lib/platform/numbers'

/** "84 jobs", "123 applications" … for all sample rows. */
export const countedRows = ({ rows }: Pick<SampleData, 'rows'>) =>
  rows.map(({ model, demo, activity }) => counted(demo + activity, sampleNouns[model]))

export const sampleNoun = ({ model }: SampleRowCount) => capitalized(sampleNouns[model][1])

/** What removing keeps and why, or an empty string. */
export function keptSentence({ jobs, posts, partners, placements }: SampleData['kept']): string {
  const edited = [
    ...(partners > 0 ? [counted(partners, ['partner', 'partners'])] : []),
    ...(placements > 0 ? [counted(placements, ['placement', 'placements'])] : []),
  ]
  const kept = [
    ...(jobs > 0 ? [`${counted(jobs, ['job', 'jobs'])} that a real person applied to`] : []),
    ...(posts > 0
      ? [`${counted(posts, ['blog post', 'blog posts'])} that you edited or a real person commented on`]
      : []),
    ...(edited.length > 0 ? [`${edited.join(' and ')} that you edited`] : []),
  ]
  if (kept.length === 0) return ''
  const isOne = jobs + posts + partners + placements === 1
  return `We'll keep ${list.format(kept)}, and ${isOne ? 'it no longer counts' : 'they no longer count'} as sample data.`
}

const list = new Intl.ListFormat('en-US')

const counted = (count: number, [one, several]: readonly [string, string]) =>
  `${grouped(count)} ${count === 1 ? one : several}`

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
