import { Download } from 'lucide-react'
import { ResumeFrame } from '@/components/applications/resume-frame'
import { buttonClass } from '@/components/ui/button'
import { isReadable, resumeHref, resumeReadHref } from '@/lib/applications/format'
import type { ReviewedApplication } from '@/lib/applications/review-queries'

type ResumePaneProps = { application: ReviewedApplication; text: string | null }

export function ResumePane({ application, text }: ResumePaneProps) {
  const { id, studentName, postingId, email, resume } = application
  const { originalName, scannedAt } = resume
  return (
    <section aria-labelledby="resume" className="min-w-0 overflow-hidden rounded-card border border-line bg-raised">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line px-4 py-1.5">
        <h2 id="resume" className="text-base wrap-anywhere">
          Resume{' '}
          <span className="font-sans text-sm font-normal text-muted">
            {originalName}
            {!scannedAt && ', not checked for viruses'}
          </span>
        </h2>
        <span className="flex items-center gap-4 text-sm">
          {isReadable(originalName) && (
            <a href={resumeReadHref(id)} target="_blank" rel="noopener" className={link}>
              Open<span className="sr-only"> the resume of {studentName} in a new tab</span>
            </a>
          )}
          <a
            href={resumeHref({ jobId: postingId, email, resumeFileName: originalName })}
            download
            aria-label={`Download ${originalName} of ${studentName}`}
            className={link}
          >
            Download
          </a>
        </span>
      </div>
      {isReadable(originalName) ? (
        <ResumeFrame
          key={id}
          src={`${resumeReadHref(id)}#view=FitH`}
          title={`Resume of ${studentName}`}
          className="h-[70dvh] w-full bg-sunken lg:h-[calc(100dvh-12rem)]"
        />
      ) : text ? (
        <pre className="max-h-[calc(100dvh-12rem)] overflow-y-auto p-5 font-sans text-[0.95rem] leading-relaxed whitespace-pre-wrap wrap-anywhere">
          {text}
        </pre>
      ) : (
        <p className="flex flex-wrap items-center gap-4 p-5 text-muted">
          This kind of document cannot be shown here.
          <a
            href={resumeHref({ jobId: postingId, email, resumeFileName: originalName })}
            download
            className={buttonClass('secondary')}
          >
            <Download aria-hidden className="size-4" /> Download it
          </a>
        </p>
      )}
    </section>
  )
}

const link = 'inline-flex min-h-11 items-center underline underline-offset-4 lg:min-h-8'
