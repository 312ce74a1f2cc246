import type { ReactNode } from 'react'
import {
  audienceWords,
  curlOf,
  type DescribedCall,
  type Field,
  fieldsOf,
  groupPages,
  mayCall,
  people,
} from '@/lib/api/reference'
import type { Audience } from '@/lib/api/route'

/** The id is on the <details>, so that links to it expand it. */
export function CallDetails({ origin, verb, path, operation }: DescribedCall & { origin: string }) {
  const fields = fieldsOf(operation)
  return (
    <details className="border-line border-b">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-3">
        <span className="w-16 shrink-0 rounded-control bg-brand-soft px-2 py-1 text-center font-semibold text-brand text-xs">
          {verb}
        </span>
        <code className="break-all font-semibold">{path}</code>
        <span className="basis-full text-muted sm:pl-19">{operation.summary}</span>
      </summary>
      <div id={operation.operationId} className="grid scroll-mt-52 gap-5 pb-6 sm:pl-19">
        <p>Access: {audienceWords[operation['x-audience']]}.</p>
        {fields.length > 0 && <FieldTable fields={fields} caption={`Parameters of ${verb} ${path}`} />}
        <dl className="grid gap-1">
          {Object.entries(operation.responses).map(([status, { description, content = {} }]) => (
            <div key={status} className="flex gap-3">
              <dt className="w-16 shrink-0 font-semibold">{status === 'default' ? 'else' : status}</dt>
              <dd className="min-w-0">
                {description}
                {Object.keys(content).map((type) => (
                  <span key={type} className="ml-2 break-all text-muted text-sm">
                    {type}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
        <CodeSample>{curlOf(origin, verb, path, operation)}</CodeSample>
      </div>
    </details>
  )
}

function FieldTable({ fields, caption }: { fields: Field[]; caption: string }) {
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

type Line = { call: string; id: string; audience: Audience }

export function AccessTable({ lines }: { lines: Line[] }) {
  return (
    <ScrollArea label="Access by endpoint">
      <table className="w-full min-w-2xl text-left text-sm">
        <caption className="sr-only">Access by endpoint</caption>
        <thead>
          <tr className="border-line border-b text-muted">
            {['Endpoint', ...people].map((title) => (
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

const pages = [{ name: 'Overview', path: '/api-docs' }, ...groupPages]

export function ReferenceNav({ path: shown }: { path: string }) {
  return (
    <nav aria-label="API reference" className="mb-10">
      <ul className="flex flex-wrap gap-x-5">
        {pages.map(({ name, path }) => (
          <li key={path}>
            <a
              href={path}
              aria-current={path === shown ? 'page' : undefined}
              className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 aria-[current]:text-ink aria-[current]:no-underline aria-[current]:font-semibold"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas need keyboard access (WCAG 2.1.1).
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

/** Text to copy as is. Long lines wrap, so no one has to scroll. */
export function CodeSample({ children }: { children: string }) {
  return (
    <pre className="whitespace-pre-wrap rounded-control border border-line bg-sunken p-4 text-sm wrap-anywhere">
      {children}
    </pre>
  )
}
