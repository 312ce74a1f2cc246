import { Fragment } from 'react'
import { personPlaceholders } from '@/lib/hiring/message-templates/schema'

/** Which placeholders there are, above the form that takes them. `job` is which job they're about. */
export function Placeholders({ job = 'The job is the one they last applied for.' }: { job?: string }) {
  return (
    <p className="text-sm text-muted">
      {personPlaceholders.map((name, at, { length }) => (
        <Fragment key={name}>
          {at > 0 && (at < length - 1 ? ', ' : ' and ')}
          <code>{`{${name}}`}</code>
        </Fragment>
      ))}{' '}
      are filled in for each person. {job}
    </p>
  )
}
