import type { Metadata } from 'next'
import { requireAdmin } from '@/lib/auth/guards'
import { countSelfAnswers } from '@/lib/people/self-identification/queries'
import { MIN_COUNT } from '@/lib/people/self-identification/schema'

export const metadata: Metadata = {
  title: 'Equal opportunity',
  description: "Totals of applicants' voluntary answers.",
  robots: { index: false },
}

export default async function EqualOpportunityPage() {
  const admin = await requireAdmin('/equal-opportunity')
  const questions = await countSelfAnswers(admin)
  return (
    <>
      <h1 className="mb-3 text-title">Equal opportunity</h1>
      <p className="mb-6 max-w-reading text-muted">
        Applicants' voluntary answers. Totals under {MIN_COUNT} aren't shown, and nothing here identifies a person.
      </p>
      <div className="grid gap-6 md:grid-cols-2">
        {questions.map(({ label, answers }) => (
          <section key={label} aria-label={label} className="rounded-card border border-line bg-raised p-5">
            <h2 className="mb-3 font-semibold">{label}</h2>
            <dl className="space-y-2">
              {answers.map(({ option, total }) => (
                <div key={option} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-muted">{option}</dt>
                  <dd className="shrink-0 font-medium tabular-nums">
                    {total?.toLocaleString('en-US') ?? `fewer than ${MIN_COUNT}`}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </>
  )
}
