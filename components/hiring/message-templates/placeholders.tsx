import { Fragment } from 'react'
import { personPlaceholders } from '@/lib/hiring/message-templates/schema'

const ofNewestApplication = 'are filled in for each person. The job is the one they last applied for.'

/** Which placeholders there are, above the form that takes them. `note` ends the sentence. */
export function Placeholders({ note = ofNewestApplication }: { note?: string }) {
  return (
    <p className="text-sm text-muted">
      {personPlaceholders.map((name, at, { length }) => (
        <Fragment key={name}>
          {at > 0 && (at < length - 1 ? ', ' : ' and ')}
          <code>{`{${name}}`}</code>
        </Fragment>
      ))}{' '}
      {note}
    </p>
  )
}
