import { Download, FileText } from 'lucide-react'
import { isReadable, resumeHref, resumeReadHref } from '@/lib/applications/format'
import type { ListedApplication } from '@/lib/applications/list-queries'

type ApplicationResumeProps = {
  application: Pick<ListedApplication, 'id' | 'studentName' | 'postingId' | 'email' | 'resume'>
}

const link =
  'inline-flex min-h-11 min-w-0 items-center gap-1.5 text-muted underline decoration-edge underline-offset-4 hover:text-ink md:min-h-6'

export function ApplicationResume({ application }: ApplicationResumeProps) {
  const { id, studentName, postingId, email, resume } = application
  const { originalName, scannedAt } = resume
  return (
    <div className="md:max-w-44">
      <div className="flex gap-x-3">
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
          <Download aria-hidden className="size-4 shrink-0" /> <FileName name={originalName} />
        </a>
      </div>
      {!scannedAt && <span className="text-xs text-muted">Not checked for viruses</span>}
    </div>
  )
}

/** Shortened before its extension, which says what will open. */
function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf('.')
  const end = dot > 0 ? dot : name.length
  return (
    <span className="flex min-w-0">
      <span className="truncate">{name.slice(0, end)}</span>
      <span className="shrink-0">{name.slice(end)}</span>
    </span>
  )
}
