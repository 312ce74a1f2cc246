import { Fragment } from 'react'
import { personPlaceholders } from '@/lib/hiring/message-templates/schema'

/** Which placeholders there are, above the form that takes them. */
export function Placeholders() {
  return (
    <p className="text-sm text-muted">
      {personPlaceholders.map((name, at, { length }) => (
        <Fragment key={name}>
          {at > 0 && (at < length - 1 ? ', ' : ' and ')}
          <code>{`{${name}}`}</code>
        </Fragment>
      ))}{' '}
      are filled in for each person. The job is the one they last applied for.
    </p>
  )
}
