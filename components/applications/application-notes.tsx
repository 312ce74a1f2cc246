import { AddNote } from '@/components/applications/add-note'
import { OpenMentions } from '@/components/applications/open-mentions'
import { DeleteRecord } from '@/components/back-office/delete-record'
import { type Colleague, partsOfNote } from '@/lib/applications/mentions'
import { noteMessages } from '@/lib/applications/messages'
import type { ReviewedApplication } from '@/lib/applications/review-queries'
import { momentLabel } from '@/lib/dates'

type ApplicationNotesProps = {
  applicationId: number
  notes: ReviewedApplication['notes']
  colleagues: Colleague[]
  unopened: number | null
}

export function ApplicationNotes({ applicationId, notes, colleagues, unopened }: ApplicationNotesProps) {
  return (
    <section aria-labelledby="notes" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="notes" className="text-heading">
        Notes for colleagues
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        The applicant does not see them here, but may ask for all that is kept about them: write accordingly.
      </p>
      <AddNote applicationId={applicationId} colleagues={colleagues} />
      {unopened && <OpenMentions applicationId={applicationId} lastNoteId={unopened} />}
      {notes.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-t border-line">
          {notes.map(({ id, authorName, text, mentions, createdAt, canDelete }) => (
            <li key={id} className="flex flex-wrap items-start justify-between gap-3 py-4">
              <div className="min-w-0 flex-1 basis-60">
                <p className="text-sm text-muted wrap-anywhere">
                  {authorName}, <time dateTime={createdAt.toISOString()}>{momentLabel(createdAt)}</time>
                </p>
                <p className="mt-1 whitespace-pre-wrap wrap-anywhere">
                  {partsOfNote(text, mentions).map((part, place) =>
                    typeof part === 'string' ? (
                      part
                    ) : (
                      <strong key={place} className="font-semibold text-brand">
                        @{part.name}
                      </strong>
                    ),
                  )}
                </p>
              </div>
              {canDelete && (
                <DeleteRecord
                  path={`/api/applications/${applicationId}/notes/${id}`}
                  title="Delete note"
                  name={`the note of ${momentLabel(createdAt)}`}
                  messages={noteMessages}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
