import { Fragment } from 'react'

export function EmailLink({ email }: { email: string }) {
  return (
    <a
      href={`mailto:${encodeURIComponent(email)}`}
      title={email}
      className="-my-2.5 inline-block max-w-full py-2.5 wrap-anywhere underline decoration-edge underline-offset-4 hover:decoration-current md:my-0 md:block md:w-fit md:py-0.5 md:wrap-break-word"
    >
      <Breakable text={email} />
    </a>
  )
}

/** Breaks after @, dots and slashes rather than inside a word. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[@./])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
