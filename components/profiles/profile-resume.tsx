'use client'

import { FileText } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { FileField } from '@/components/ui/file-field'
import { acceptOf, uploadProblem } from '@/lib/uploads/rules'

type ProfileResumeProps = {
  name: string | null
  chosen: File | null
  onChange: (file: File | null) => void
  progress: number | null
}

export function ProfileResume({ name, chosen, onChange, progress }: ProfileResumeProps) {
  const [problem, setProblem] = useState<string | null>(null)

  function choose(file: File | null) {
    const wrong = file && uploadProblem(file, 'profileResume')
    setProblem(wrong)
    onChange(wrong ? null : file)
  }

  return (
    <section aria-label="Resume" className="border-b border-line py-5">
      <h3 className="font-sans text-base font-semibold tracking-normal">Resume</h3>
      {name && (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          <FileText aria-hidden className="size-6 shrink-0 text-brand" />
          <p className="min-w-0 flex-1 truncate font-medium">{name}</p>
          <a href="/api/profile/resume" target="_blank" rel="noopener" className={buttonClass('secondary')}>
            View <span className="sr-only">your resume (opens in a new tab)</span>
          </a>
        </div>
      )}
      <div className="mt-4">
        <FileField
          id="profile-resume"
          label={name ? 'Replace the resume' : 'Add a resume'}
          accept={acceptOf('profileResume')}
          hint="PDF or Word, up to 5 MB. You can apply with it in two taps."
          error={problem ?? undefined}
          file={chosen}
          onChange={choose}
          progress={progress}
        />
      </div>
    </section>
  )
}
