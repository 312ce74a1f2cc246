import { ApplyForm } from '@/components/applications/apply-form.island'
import { buttonClass } from '@/components/ui/button'
import { toStoredApplication } from '@/lib/applications/format'
import { env } from '@/lib/env'
import type { Job } from '@/lib/postings/queries'
import { site } from '@/lib/site'

type ApplyPanelProps = { job: Job }

export function ApplyPanel({ job }: ApplyPanelProps) {
  const panel =
    'w-full max-w-[500px] rounded-card border border-line bg-raised p-5 shadow-card sm:p-6 tall:lg:sticky tall:lg:top-18'
  const { id, slug, jobTitle, company, logo } = job
  return (
    <section id="apply" aria-labelledby="apply-title" className={panel}>
      <h2 id="apply-title" className="mb-4 text-heading">
        Apply for this job
      </h2>
      <ApplyForm
        job={{ id, slug, jobTitle, company, logo: logo?.name ?? '', stored: toStoredApplication(job) }}
        questions={job.questions}
        termsVersion={site.termsVersion}
        isMailHeld={!env().SMTP_URL}
      />
    </section>
  )
}

export function ApplyBar() {
  return (
    <div className="group-has-data-applied/job:hidden sticky bottom-0 z-20 -mx-5 mt-6 border-t border-line bg-raised/95 px-5 py-3 backdrop-blur lg:hidden">
      <a href="#apply" className={buttonClass('primary', 'w-full')}>
        Apply
      </a>
    </div>
  )
}
