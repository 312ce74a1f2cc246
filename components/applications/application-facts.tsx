import type { ReactNode } from 'react'
import { EmailLink } from '@/components/back-office/email-link'
import { ShownList } from '@/components/profiles/profile-list'
import type { ReviewedApplication } from '@/lib/applications/review-queries'
import { momentLabel } from '@/lib/dates'
import { listSections } from '@/lib/profiles/sections'

export function ApplicationFacts({ application }: { application: ReviewedApplication }) {
  const { email, lists, mobileNumber, createdAt, source, referrerHost, termsVersion } = application
  return (
    <section aria-labelledby="applicant" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="applicant" className="mb-3 text-heading">
        Applicant
      </h2>
      <dl className="space-y-3">
        <Fact name="Email">
          <EmailLink email={email} />
        </Fact>
        <Fact name="Mobile">{mobileNumber}</Fact>
        <Fact name="Applied">
          <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
        </Fact>
        <Fact name="Source">{source}</Fact>
        <Fact name="Came from">{referrerHost}</Fact>
        {listSections
          .filter(({ name }) => lists[name].length > 0)
          .map(({ name, title }) => (
            <Fact key={name} name={title}>
              <ShownList name={name} lists={lists} />
            </Fact>
          ))}
        <Fact name="Agreed to the terms of">{termsVersion}</Fact>
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
