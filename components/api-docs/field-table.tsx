import { ScrollArea } from '@/components/api-docs/scroll-area'
import type { Field } from '@/lib/api/reference'

/** What a call takes: a table that scrolls by itself on a phone. */
export function FieldTable({ fields, caption }: { fields: Field[]; caption: string }) {
  return (
    <ScrollArea label={caption}>
      <table className="w-full min-w-xl text-left text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            {['Field', 'In', 'Type', 'Limits'].map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, where, type, isRequired, limits }) => (
            <tr key={`${where} ${name}`} className="border-line border-b align-top">
              <th scope="row" className="py-2 pr-4 font-normal">
                <code>{name}</code>
                {isRequired && <span className="ml-2 text-accent">required</span>}
              </th>
              <td className="py-2 pr-4">{where}</td>
              <td className="py-2 pr-4">{type}</td>
              <td className="py-2 text-muted">{limits}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  )
}
