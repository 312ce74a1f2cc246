import { monthLabel, type ProfileList, type ProfileLists } from '@/lib/people/profiles/lists'

export function ShownList({ name, lists }: { name: ProfileList; lists: ProfileLists }) {
  if (name === 'keySkills') return <Chips words={lists.keySkills} />
  return (
    <ol className="max-w-reading space-y-3">
      {entriesOf(name, lists).map(({ title, place, time, text }, index) => (
        <li key={index} className="wrap-anywhere">
          <p className="font-medium">{title}</p>
          <p className="text-muted">{[place, time].filter(Boolean).join(' · ')}</p>
          {text && <p className="mt-1 whitespace-pre-line">{text}</p>}
        </li>
      ))}
    </ol>
  )
}

export function Chips({ words }: { words: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word} className="max-w-full rounded-full bg-sunken px-3 py-0.5 break-words">
          {word}
        </li>
      ))}
    </ul>
  )
}

type Entry = { title: string; place: string; time: string; text?: string }

function entriesOf(name: Exclude<ProfileList, 'keySkills'>, lists: ProfileLists): Entry[] {
  if (name === 'positions')
    return lists.positions.map(({ title, company, from, to, isPresent, description }) => ({
      title,
      place: company,
      time: `${monthLabel(from)} – ${isPresent ? 'present' : monthLabel(to)}`,
      text: description,
    }))
  if (name === 'degrees')
    return lists.degrees.map(({ degree, school, year }) => ({ title: degree, place: school, time: year }))
  return lists.authorizations.map(({ country, kind, until }) => ({
    title: country,
    place: kind,
    time: until && `until ${monthLabel(until)}`,
  }))
}
