import { CodeSample } from '@/components/api-docs/code-sample'
import { FieldTable } from '@/components/api-docs/field-table'
import type { DescribedCall } from '@/lib/api/reference'
import { audienceWords, curlOf, fieldsOf } from '@/lib/api/reference'

/**
 * One call of the reference: a line that opens to what it takes, what it answers and how it is typed. The address of the
 * call is of what opens, so that the browser opens it for who follows a link to it.
 */
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
        <p>Who may: {audienceWords[operation['x-audience']]}.</p>
        {fields.length > 0 && <FieldTable fields={fields} caption={`What ${verb} ${path} takes`} />}
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
