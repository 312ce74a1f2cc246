/** What holds for every call. */
export function ApiBasics({ origin }: { origin: string }) {
  return (
    <section aria-labelledby="basics-title" className="mb-12 max-w-prose">
      <h2 id="basics-title" className="mb-3 text-heading">
        What holds for every call
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          All paths stand below <code className="break-all">{origin}</code>. Those outside <code>/api</code> answer
          below it as well.
        </li>
        <li>
          Signing in sets a session cookie, which later calls send back. A browser on another site may change nothing.
        </li>
        <li>
          A refusal is <code>{'{"message", "errors"?}'}</code> with a status from 400 up; <code>errors</code> names the
          fields. Calls whose refusals are plain text say so.
        </li>
        <li>
          Too many tries are answered by 429 with <code>Retry-After</code>, in seconds.
        </li>
        <li>Times are ISO 8601 in UTC, ids are whole numbers, and what is not known is ignored.</li>
      </ul>
      <p className="mt-4">
        <a href="/api/openapi.json" className="inline-flex min-h-11 items-center underline underline-offset-4">
          The same as an OpenAPI 3.1 document
        </a>
      </p>
    </section>
  )
}
