import { Portrait } from '@/components/content/portrait'
import { people } from '@/lib/content/people'

type PortraitsProps = { heading: string; text: string; names: string[] }

export function Portraits({ heading, text, names }: PortraitsProps) {
  const shown = people.filter(({ slug }) => names.includes(slug))
  return (
    <section aria-labelledby="people" className="pt-14 sm:pt-20">
      <div className="page-width grid items-end gap-x-16 gap-y-3 lg:grid-cols-[5fr_6fr]">
        <h2 id="people" className="text-title">
          {heading}
        </h2>
        <p className="max-w-xl text-muted lg:text-lg">{text}</p>
      </div>
      <ul
        className={`mt-8 grid grid-cols-2 gap-y-6 sm:grid-cols-3 ${shown.length > 5 ? 'lg:grid-cols-7' : shown.length === 5 ? 'lg:grid-cols-5' : 'sm:grid-cols-4'}`}
      >
        {shown.map((person) => (
          <li key={person.slug} className="min-w-0">
            <Portrait person={person} className={`w-full ${shown.length > 5 ? 'h-52 sm:h-auto' : 'h-64 sm:h-80'}`} />
            <p className="px-4 pt-3 leading-snug sm:px-5">
              <strong className="block font-semibold">{person.name}</strong>
              <span className="block text-sm text-muted">{person.role}</span>
              <span className="block text-sm text-muted">
                {person.city}, since {person.since}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
