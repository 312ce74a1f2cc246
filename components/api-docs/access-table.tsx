import { ScrollArea } from '@/components/api-docs/scroll-area'
import { mayCall, people } from '@/lib/api/reference'
import type { Audience } from '@/lib/api/route'

type Line = { call: string; id: string; audience: Audience }

/** Who may make these calls of the page, made from the very words that the calls refuse by. */
export function AccessTable({ lines }: { lines: Line[] }) {
  return (
    <ScrollArea label="Calls and who may make them">
      <table className="w-full min-w-2xl text-left text-sm">
        <caption className="sr-only">Who may make which call</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            {['Call', ...people].map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ call, id, audience }) => (
            <tr key={call} className="border-line border-b">
              <th scope="row" className="py-2 pr-4 font-normal">
                <a href={`#${id}`} className="inline-flex min-h-6 items-center underline underline-offset-4">
                  <code className="break-all">{call}</code>
                </a>
              </th>
              {people.map((person) => (
                <td key={person} className="py-2 pr-4">
                  {mayCall(audience, person) ? 'yes' : <span className="text-muted">no</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
