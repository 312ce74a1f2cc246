import { Fragment } from 'react'

/** An address to write to; it may break after its @ and its dots, where a column is narrow. */
export function EmailLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${encodeURIComponent(email)}`}
      className="-my-2.5 inline-block py-2.5 [overflow-wrap:anywhere] underline decoration-edge underline-offset-4 hover:decoration-current md:my-0 md:py-0"
    >
      {email.split(/(?<=[@.])/).map((part, at) => (
        <Fragment key={at}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </a>
  )
}
