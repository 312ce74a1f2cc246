import { Download, FileText } from 'lucide-react'
import { isReadable, resumeHref, resumeReadHref } from '@/lib/applications/format'
import type { ListedApplication } from '@/lib/applications/list-queries'

type ApplicationResumeProps = {
  application: Pick<ListedApplication, 'id' | 'studentName' | 'postingId' | 'email' | 'resume'>
}

const link =
  'inline-flex min-h-11 items-center gap-2 [overflow-wrap:anywhere] text-accent underline underline-offset-4 md:min-h-8'

/** An application's resume: read in a new tab where the browser can show it, and downloaded. */
export function ApplicationResume({ application }: ApplicationResumeProps) {
  const { id, studentName, postingId, email, resume } = application
  const { originalName, scannedAt } = resume
  return (
    <div className="flex flex-wrap gap-x-4 md:flex-col">
      {isReadable(originalName) && (
        <a href={resumeReadHref(id)} target="_blank" rel="noopener" className={link}>
          <FileText aria-hidden className="size-4 shrink-0" /> Read
          <span className="sr-only"> the resume of {studentName} in a new tab</span>
        </a>
      )}
      <a
        href={resumeHref({ jobId: postingId, email, resumeFileName: originalName })}
        download
        aria-label={`Download ${originalName} of ${studentName}`}
        className={link}
      >
        <Download aria-hidden className="size-4 shrink-0" /> {originalName}
      </a>
      {!scannedAt && <span className="text-muted text-sm">Not checked for viruses</span>}
    </div>
  )
}
