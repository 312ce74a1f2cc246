'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { useDeferredValue } from 'react'
import { articleProblems } from '@/lib/blogs/checks'

/** What readers would stumble over, told while the article is written; it can be saved all the same. */
export function ArticleChecks({ html }: { html: string }) {
  const problems = articleProblems(useDeferredValue(html))
  return (
    <section aria-labelledby="checks" className="rounded-card border border-line bg-raised p-5 text-sm">
      <h2 id="checks" className="text-base">
        Links, headings and pictures
      </h2>
      <div role="status">
        {problems.length === 0 ? (
          <p className="mt-2 flex items-center gap-2 text-success">
            <CircleCheck aria-hidden className="size-4 shrink-0" /> Nothing to mend.
          </p>
        ) : (
          <ul className="mt-2 space-y-2">
            {problems.map((problem, at) => (
              <li key={at} className="flex gap-2 text-warning wrap-anywhere">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" /> <span>{problem}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
