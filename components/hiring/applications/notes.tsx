import { DeleteRecord } from '@/components/console/lists/delete-record'
import { AddNote } from '@/components/hiring/applications/add-note'
import { type Colleague, partsOfNote } from '@/lib/hiring/applications/mentions'
import { noteMessages } from '@/lib/hiring/applications/messages'
import { momentLabel } from '@/lib/platform/dates'

type Note = {
  id: number
  authorName: string
  text: string
  mentions?: Parameters<typeof partsOfNote>[1]
  createdAt: Date
  canDelete: boolean
}

/** `path` is that of the calls that add and delete notes, `draft` names an unsaved note in this browser. */
type NotesProps = { path: string; draft: string; notes: Note[]; colleagues?: Colleague[] }

export function Notes({ path, draft, notes, colleagues = [] }: NotesProps) {
  return (
    <>
      <p className="mb-4 text-sm text-muted">
        Applicants can't see notes, but they can request their data. Keep it professional.
      </p>
      <AddNote path={path} draft={draft} colleagues={colleagues} />
      {notes.length > 0 && (
        <ul className="mt-5 divide-y divide-line border-t border-line">
          {notes.map(({ id, authorName, text, mentions = [], createdAt, canDelete }) => (
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
                  path={`${path}/${id}`}
                  title="Delete note"
                  name={`the note from ${momentLabel(createdAt)}`}
                  messages={noteMessages}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
